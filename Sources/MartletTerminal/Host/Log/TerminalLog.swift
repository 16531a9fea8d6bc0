import Martlet

/// A panel over the page with the app's printed output: lines that scroll, and that can be selected and copied.
///
/// Long lines are wrapped to rows of the panel. New output scrolls into sight unless the user has scrolled back.
@MainActor
package final class TerminalLog {
    /// The result of handling an event; text that is chosen is to be copied.
    package typealias Outcome = FloatingOutcome<String>

    /// A part of a line that has room in a row.
    struct Row {
        let text: String
        /// Whether the next row continues the line.
        let continues: Bool
    }

    /// The most bytes of output that the panel shows.
    package static let limit = 1 << 18
    /// The key that opens and closes the panel.
    static let key = TerminalKey.function(12)

    private var lines: [String] = []
    private(set) var rows: [Row] = []
    /// The first visible row.
    private(set) var first = 0
    /// The cells between which text is selected, with rows counted from the beginning of the output.
    private var selection: (start: CellPosition, end: CellPosition)?
    private var isHeld = false
    package var screen: CellSize { didSet { if screen != oldValue { wrap() } } }

    package init(_ output: [UInt8], screen: CellSize) {
        self.screen = screen
        show(output)
    }

    /// Shows later output in place of the current one.
    package func show(_ output: [UInt8]) {
        let followsEnd = first >= lastFirst
        let known = lines.count
        lines = PrintedText.plainLines(output)
        // The first line of a part may be cut off, and that in the middle of a character.
        if output.count >= Self.limit, lines.count > 1 { lines.removeFirst() }
        wrap()
        if followsEnd { first = lastFirst }
        // Rows are others after the first lines have been dropped.
        if output.count >= Self.limit || lines.count < known { clearSelection() }
    }

    // MARK: - Frame

    /// The cells of the panel with its border: the screen, with a margin on a large one.
    package var frame: CellRect {
        let (side, edge) = (screen.width > 60 ? 4 : 0, screen.height > 16 ? 2 : 0)
        return CellRect(
            column: side, row: edge, width: max(0, screen.width - 2 * side), height: max(0, screen.height - 2 * edge))
    }

    /// The cells of the text.
    var page: CellRect {
        let frame = frame
        return CellRect(
            column: frame.column + 2, row: frame.row + 1, width: max(0, frame.width - 4),
            height: max(0, frame.height - 2))
    }

    private var lastFirst: Int { max(0, rows.count - max(1, page.height)) }

    private func wrap() {
        let width = max(1, page.width)
        rows = lines.flatMap { line -> [Row] in
            if CellWidth.of(line) <= width { return [Row(text: line, continues: false)] }
            var (parts, part, room) = ([String](), "", width)
            for character in line {
                let needed = CellWidth.of(character)
                if needed > room {
                    parts.append(part)
                    (part, room) = ("", width)
                }
                part.append(character)
                room -= needed
            }
            parts.append(part)
            return parts.enumerated().map { Row(text: $1, continues: $0 < parts.count - 1) }
        }
        clearSelection()
        first = min(first, lastFirst)
    }

    // MARK: - Selection

    private func clearSelection() { (selection, isHeld) = (nil, false) }

    /// The ends of the selection in reading order; nil without one.
    private var selected: (first: CellPosition, last: CellPosition)? {
        guard let (start, end) = selection, start != end else { return nil }
        return (start.row, start.column) < (end.row, end.column) ? (start, end) : (end, start)
    }

    /// Returns the selected columns of a row, counted from the beginning of the text; nil for none.
    func selectedColumns(ofRow index: Int) -> Range<Int>? {
        guard let (first, last) = selected, (first.row...last.row).contains(index) else { return nil }
        let from = index == first.row ? first.column : 0
        return from..<max(from, index == last.row ? last.column + 1 : page.width)
    }

    /// The selected text; all of the output without a selection.
    package var copiedText: String {
        guard let (first, last) = selected else { return lines.joined(separator: "\n") }
        var text = ""
        for index in first.row...min(last.row, rows.count - 1) {
            text += rows[index].text.cells(selectedColumns(ofRow: index) ?? 0..<0)
            if index < last.row, !rows[index].continues { text += "\n" }
        }
        return text
    }

    private func position(of mouse: TerminalMouse) -> CellPosition {
        let row = first + min(max(mouse.row - page.row, 0), max(0, page.height - 1))
        return CellPosition(
            column: min(max(mouse.column - page.column, 0), max(0, page.width - 1)),
            row: min(row, max(0, rows.count - 1)))
    }

    // MARK: - Events

    package func handle(_ event: TerminalEvent) -> Outcome {
        switch event {
        case .key(let press): return handle(press)
        case .mouse(let mouse): return handle(mouse)
        case .typed(let text): return .typing(text) { handle($0) }
        default: return .open
        }
    }

    private func handle(_ press: TerminalKeyPress) -> Outcome {
        switch press.key {
        case .escape, Self.key, .character("q"): return .closed
        case .character("c"), .enter: return .chosen(copiedText)
        case .up: scroll(by: -1)
        case .down: scroll(by: 1)
        case .pageUp: scroll(by: -max(1, page.height - 1))
        case .pageDown, .space: scroll(by: max(1, page.height - 1))
        case .home: scroll(by: -rows.count)
        case .end: scroll(by: rows.count)
        default: break
        }
        return .open
    }

    private func handle(_ mouse: TerminalMouse) -> Outcome {
        switch mouse.kind {
        case .press:
            guard frame.contains(column: mouse.column, row: mouse.row) else { return .closed }
            guard mouse.button == .left, !rows.isEmpty else { return .open }
            let place = position(of: mouse)
            (selection, isHeld) = ((place, place), true)
        case .drag:
            guard isHeld, let start = selection?.start else { return .open }
            // At an edge, the text moves under the mouse.
            if mouse.row < page.row { scroll(by: -1) } else if mouse.row >= page.endRow { scroll(by: 1) }
            selection = (start, position(of: mouse))
        case .release:
            guard isHeld else { return .open }
            isHeld = false
            if selected != nil { return .chosen(copiedText) }
        case .scrollUp: scroll(by: -3)
        case .scrollDown: scroll(by: 3)
        case .move, .scrollLeft, .scrollRight: break
        }
        return .open
    }

    private func scroll(by step: Int) { first = min(max(0, first + step), lastFirst) }
}

extension String {
    /// Returns the characters that begin in some columns.
    fileprivate func cells(_ columns: Range<Int>) -> String {
        var (result, column) = ("", 0)
        for character in self {
            if columns.contains(column) { result.append(character) }
            column += CellWidth.of(character)
        }
        return result
    }
}
