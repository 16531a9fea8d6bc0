import Foundation
import Martlet

extension TreePainter {
    /// Draws text in the lines that it was measured with.
    func paint(_ text: TextContent, proposal: ProposedViewSize, in frame: CGRect) {
        let cell = HostProfile.cell
        let lines = text.lines(for: proposal)
        let styled = text.styled
        let rect = CellRect(covering: frame)
        var gradient: GradientPaint?
        if case .gradient(let found)? = text.richPaint?.content { gradient = found }
        for index in 0..<lines.lineCount {
            let line = lines[index]
            let origin = lines.origin(ofLine: index, in: frame.width, options: text.options)
            let row = rect.row + Int((origin.y / cell.height).rounded(), in: CellRect.places)
            if row >= grid.reach.endRow { return }
            grid.touch(CellRect(column: 0, row: row, width: grid.width, height: 1))
            if row < grid.clip.row || row >= grid.clip.endRow { continue }
            let column = rect.column + lines.cellOffset(ofLine: index, in: frame.width, options: text.options)
            if styled.isUniform {
                let isWhole = line.cut == .none && line.range.count == styled.string.utf8.count
                let string = isWhole ? styled.string : line.text(in: styled.string)
                if let gradient {
                    paint(string, column: column, row: row, of: text, gradient, in: frame)
                } else {
                    put(string, column: column, row: row, style: styled.style)
                }
            } else {
                paint(line, of: text, column: column, row: row)
            }
        }
    }

    /// Draws a line of text in the colors of a gradient at the positions of the characters.
    private func paint(
        _ string: String, column: Int, row: Int, of text: TextContent, _ gradient: GradientPaint, in frame: CGRect
    ) {
        let cell = HostProfile.cell
        var column = column
        for character in string {
            let point = CGPoint(x: (CGFloat(column) + 0.5) * cell.width, y: (CGFloat(row) + 0.5) * cell.height)
            put(
                String(character), column: column, row: row, style: text.styled.style,
                color: gradient.color(at: point, in: frame))
            column += CellWidth.of(String(character))
        }
    }

    /// Draws a line of text of several styles.
    private func paint(_ line: FixedTextLine, of text: TextContent, column: Int, row: Int) {
        let styled = text.styled
        var column = column
        func put(_ range: Range<Int>) {
            for run in styled.mixedRuns where run.start < range.upperBound && run.end > range.lowerBound {
                let part = String(styled.string[utf8: run.range.clamped(to: range)])
                self.put(part, column: column, row: row, style: run.style)
                column += CellWidth.of(part)
            }
        }
        func putEllipsis(at offset: Int) {
            self.put(FixedTextLine.ellipsis, column: column, row: row, style: styled.style(at: offset))
            column += 1
        }
        if line.cut == .head { putEllipsis(at: line.range.lowerBound) }
        put(line.range)
        switch line.cut {
        case .tail: putEllipsis(at: line.range.upperBound)
        case .middle(let resume):
            putEllipsis(at: line.range.upperBound)
            put(resume)
        case .none, .head: break
        }
    }

    private func put(
        _ string: String, column: Int, row: Int, style: TextStyle, color own: Color.Resolved? = nil
    ) {
        let color = own ?? style.color
        let underlying = background(column: column, row: row)
        var cellStyle = CellStyle(attributes: style.cellAttributes)
        if let color = style.background {
            cellStyle.background = mixer.background(color, opacity: opacity, over: underlying)
        }
        let behind = style.background == nil ? underlying : cellStyle.background
        // A color of the app's own is shown as it is; a transparent one is the system's for less important text.
        cellStyle.foreground =
            color.opacity < 0.998
            ? mixer.legibleForeground(color, opacity: opacity, over: behind)
            : mixer.foreground(color, opacity: opacity, over: behind)
        if mixer.isFaint(color, opacity: opacity) { cellStyle.attributes.insert(.dim) }
        let keepsBackground = style.background == nil
        draw { $0.put(string, column: column, row: row, style: cellStyle, keepsBackground: keepsBackground) }
    }

    /// The background at a place, or at the nearest one on the screen.
    func background(column: Int, row: Int) -> CellColor {
        guard grid.width > 0, grid.height > 0 else { return .default }
        let column = min(max(column, 0), grid.width - 1)
        return grid[column, min(max(row, 0), grid.height - 1)].style.background
    }
}

extension TextStyle {
    /// From this size on, in points, text is a title, which cells can only show as bold.
    private static let titleSize: CGFloat = 20

    /// The attributes of cells that come closest.
    var cellAttributes: CellAttributes {
        var attributes: CellAttributes = []
        if font.isBold || font.pointSize >= Self.titleSize { attributes.insert(.bold) }
        if font.isItalic { attributes.insert(.italic) }
        if underline != nil || link != nil { attributes.insert(.underline) }
        if strikethrough != nil { attributes.insert(.strikethrough) }
        return attributes
    }
}
