import Foundation
import Martlet

/// Text on a line between two bars.
extension FieldControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome {
        var insets = ControlCells.sides(1)
        insets.leading += ControlCells.column * CGFloat(titleColumns)
        return ControlChrome(
            insets: insets, minimumSize: ControlCells.size(6 + titleColumns),
            idealWidth: ControlCells.column * CGFloat(24 + titleColumns), fillsWidth: true)
    }

    /// The columns of the title before the field, with the space between them.
    ///
    /// Short titles take equally many, so that the fields below each other begin at one column.
    fileprivate var titleColumns: Int {
        rowTitle.isEmpty ? 0 : min(max(CellWidth.of(rowTitle), 12), 24) + 2
    }

    /// Whether the field is empty, with a prompt other than its title.
    fileprivate var saysPrompt: Bool { showsPrompt && text?.string != rowTitle }

    func paint(_ control: PaintedControl, by painter: TreePainter) { painter.paintField(control, self) }

    func paintBare(_ control: PaintedControl, by painter: TreePainter) { painter.paintFieldText(control, self) }
}

extension TreePainter {
    /// Draws the text on a line between two bars, which are heavy while the field is focused.
    fileprivate func paintField(_ control: PaintedControl, _ field: FieldControl) {
        let rect = paintTitle(control, field)
        let isFocused = control.content.isFocused
        let color = isFocused ? control.color : secondary
        for row in rect.row..<rect.endRow {
            write(isFocused ? "▌" : "▏", column: rect.column, row: row, color)
            write(isFocused ? "▐" : "▕", column: rect.endColumn - 1, row: row, color)
        }
        let inner = CellRect(
            column: rect.column + 1, row: rect.endRow - 1, width: rect.width - 2, height: min(1, rect.height))
        // The underline of an empty cell has the color of the cell's text.
        let line = mixer.foreground(color, opacity: opacity, over: background(column: inner.column, row: inner.row))
        draw { grid in grid.restyle(inner) { $0.foreground = line } }
        paintFieldText(control, field)
        draw { grid in grid.restyle(inner) { $0.attributes.insert(.underline) } }
    }

    /// Draws the title before a field of a form.
    ///
    /// - Returns: The cells of the field.
    private func paintTitle(_ control: PaintedControl, _ field: FieldControl) -> CellRect {
        var rect = control.rect
        let columns = min(field.titleColumns, rect.width)
        guard columns > 0, rect.height > 0 else { return rect }
        let isMirrored = control.node.isRightToLeft
        rect.width -= columns
        if !isMirrored { rect.column += columns }
        let title = field.rowTitle
        let width = CellWidth.of(title)
        let column = isMirrored ? control.rect.endColumn - min(width, columns) : control.rect.column
        let room = CellRect(
            column: isMirrored ? rect.endColumn + 2 : column, row: control.rect.row, width: max(0, columns - 2),
            height: 1)
        clippedText(room) { write(title, column: column, row: room.row, primary) }
        return rect
    }

    /// Draws the text of a field with its selection, and records the position of the cursor.
    ///
    /// Text longer than the field is scrolled so that the cursor is visible.
    fileprivate func paintFieldText(_ control: PaintedControl, _ content: FieldControl) {
        guard let text = content.text else { return }
        let area = control.cells(control.node.parts.labelFrame)
        let room = CellRect(
            column: area.column, row: area.row, width: max(area.width, 1), height: max(area.height, 1))
        if text.options.lineLimit != 1, room.height > 1 {
            paintLines(of: text, control, content, in: room)
            return
        }
        let style = text.styled.style
        let isFaint = content.showsPrompt && !style.hasColor
        let color = isFaint ? Color.placeholderInCells(dark: appearance.isDark) : style.color
        if content.showsPrompt {
            if content.saysPrompt {
                clippedText(room) { write(text.string, column: room.column, row: room.row, color) }
            }
            if content.cursor != nil { showCursor(column: room.column, row: room.row) }
            return
        }
        let line = FieldLine(text.string, cursor: content.cursorOffset, width: room.width)
        let start = room.column + line.lead
        clippedText(room) { write(line.text, column: start, row: room.row, color) }
        if let selection = content.selectionOffsets, !selection.isEmpty {
            let columns = line.columns(of: selection)
            markSelection(
                CellRect(column: start + columns.lowerBound, row: room.row, width: columns.count, height: 1), in: room)
        }
        if content.cursor != nil { showCursor(column: start + line.cursor, row: room.row) }
    }

    /// Text of several lines.
    private func paintLines(
        of text: TextContent, _ control: PaintedControl, _ content: FieldControl, in room: CellRect
    ) {
        let frame = control.node.parts.labelFrame
        // Text that does not fit into a field with a fixed height is scrolled so that the cursor is visible.
        let offset = content.showsPrompt ? 0 : content.cursorOffset ?? 0
        let part = content.fillsHeight ? text.part(around: offset, rows: room.height, width: frame.width) : nil
        let shown = part?.text ?? text
        let cursor = offset - (part?.start ?? 0)
        let proposal = ProposedViewSize(width: frame.width, height: content.fillsHeight ? nil : frame.height)
        let layout = shown.lines(for: proposal)
        let lines = layout.lines
        func indent(_ row: Int) -> Int {
            row < lines.count ? layout.cellOffset(ofLine: row, in: frame.width, options: shown.options) : 0
        }
        let cursorRow = lines.lastIndex { $0.range.lowerBound <= cursor } ?? 0
        let first = content.fillsHeight ? max(0, cursorRow - room.height + 1) : 0
        let origin = CGPoint(
            x: control.frame.minX + frame.minX,
            y: control.frame.minY + frame.minY - CGFloat(first) * HostProfile.cell.height)
        let height = content.fillsHeight ? CGFloat(lines.count) * HostProfile.cell.height : frame.height
        clippedText(room) {
            paint(shown, proposal: proposal, in: CGRect(x: origin.x, y: origin.y, width: frame.width, height: height))
        }
        if let selection = content.selectionOffsets, !selection.isEmpty, !content.showsPrompt {
            let start = part?.start ?? 0
            let bytes = selection.lowerBound - start..<selection.upperBound - start
            for row in first..<min(lines.count, first + room.height) {
                let line = lines[row].range
                let marked = bytes.clamped(to: line)
                guard !marked.isEmpty else { continue }
                let before = CellWidth.of(String(shown.string[utf8: line.lowerBound..<marked.lowerBound]))
                let width = CellWidth.of(String(shown.string[utf8: marked]))
                let column = room.column + indent(row) + before
                markSelection(CellRect(column: column, row: room.row + row - first, width: width, height: 1), in: room)
            }
        }
        guard content.cursor != nil else { return }
        let start = cursorRow < lines.count ? min(lines[cursorRow].range.lowerBound, cursor) : 0
        let column = indent(cursorRow) + CellWidth.of(String(shown.string[utf8: start..<cursor]))
        showCursor(column: room.column + min(column, room.width - 1), row: room.row + cursorRow - first)
    }

    private func markSelection(_ rect: CellRect, in room: CellRect) {
        clippedText(room) {
            if fillSelection(rect) { return }
            draw { grid in grid.restyle(rect) { $0.attributes.formSymmetricDifference(.reverse) } }
        }
    }

    private func clippedText(_ room: CellRect, _ body: () -> Void) {
        draw { $0.pushClip(room) }
        body()
        draw { $0.popClip() }
    }

    private func showCursor(column: Int, row: Int) {
        if grid.clip.contains(column: column, row: row) { cursor = CellPosition(column: column, row: row) }
    }
}

extension TextContent {
    /// The lines of a long text that can be in sight with the cursor, and the byte at which they begin.
    ///
    /// - Parameters:
    ///   - offset: The byte of the cursor.
    ///   - rows: How many lines are in sight at most.
    ///   - width: Of the lines, in points.
    /// - Complexity: Linear in the length of the paragraphs that are in sight.
    fileprivate func part(around offset: Int, rows: Int, width: CGFloat) -> (text: TextContent, start: Int) {
        let bytes = styled.string.utf8
        let cursor = bytes.index(bytes.startIndex, offsetBy: offset)
        // Each paragraph takes a line at least.
        var start = cursor
        for _ in 0...rows {
            guard let end = bytes[..<start].lastIndex(of: 10) else {
                start = bytes.startIndex
                break
            }
            start = end
        }
        if start > bytes.startIndex { start = bytes.index(after: start) }
        var end = cursor
        for _ in 0...rows {
            guard let next = bytes[end...].firstIndex(of: 10) else {
                end = bytes.endIndex
                break
            }
            end = bytes.index(after: next)
        }
        let first = bytes.distance(from: bytes.startIndex, to: start)
        let range = first..<first + bytes.distance(from: start, to: end)
        if range.count == bytes.count { return (self, 0) }
        let runs = styled.mixedRuns.compactMap { run -> StyledText.Run? in
            let common = run.range.clamped(to: range)
            return common.isEmpty
                ? nil
                : StyledText.Run(start: common.lowerBound - first, end: common.upperBound - first, style: run.style)
        }
        let style = runs.first?.style ?? styled.style
        return (
            resolved(
                as: StyledText(String(styled.string[utf8: range]), style: style, mixedRuns: runs.count > 1 ? runs : [])),
            first
        )
    }
}

/// The part of a line that is in sight: with the cursor, however long the line is.
private struct FieldLine {
    let text: String
    /// The free columns before the line.
    let lead: Int
    /// The columns from its start to the cursor.
    let cursor: Int
    private let range: Range<Int>

    /// - Complexity: Linear in the width.
    init(_ string: String, cursor: Int?, width: Int) {
        let place = string.utf8.index(string.startIndex, offsetBy: cursor ?? 0)
        var first = place
        var before = 0
        while first > string.startIndex {
            let previous = string.index(before: first)
            let cells = CellWidth.of(string[previous])
            if before + cells > width - 1 { break }
            before += cells
            first = previous
        }
        var last = first
        var shown = 0
        while last < string.endIndex, shown <= width {
            shown += CellWidth.of(string[last])
            last = string.index(after: last)
        }
        text = String(string[first..<last])
        lead = first > string.startIndex ? max(0, width - 1 - before) : 0
        self.cursor = before
        let offset = string.utf8.distance(from: string.startIndex, to: first)
        range = offset..<offset + text.utf8.count
    }

    /// The columns of the bytes of the whole line, as far as they are in sight.
    func columns(of bytes: Range<Int>) -> Range<Int> {
        let part = bytes.clamped(to: range)
        func column(_ offset: Int) -> Int { CellWidth.of(String(text[utf8: 0..<offset - range.lowerBound])) }
        return column(part.lowerBound)..<column(part.upperBound)
    }
}

extension Color {
    /// The color of the placeholder in an empty field.
    fileprivate static func placeholderInCells(dark: Bool) -> Color.Resolved {
        Color.secondary.resolved(dark: dark).opacity(0.75)
    }
}
