import Martlet

/// The panel with the app's output above the page.
extension TreePainter {
    /// Draws the panel above the existing content.
    @MainActor
    package func paint(_ log: TerminalLog) {
        // The records of the frame do not know what the panel covers.
        invalidate()
        cursor = nil
        dimPage()
        let (frame, page) = (log.frame, log.page)
        guard frame.width > 4, frame.height > 2 else { return }
        draw { $0.fill(frame, style: CellStyle(background: mixer.surface)) }
        let lines = quiet(at: frame)
        draw { $0.drawBox(frame, lines: .rounded, style: lines, keepsBackground: true) }
        clipped(to: CellRect(column: frame.column + 2, row: frame.row, width: frame.width - 4, height: frame.height)) {
            write(" Log ", column: frame.column + 2, row: frame.row, primary, .bold)
            writeKeys(column: frame.column + 2, row: frame.endRow - 1)
            if log.rows.isEmpty { write("Nothing has been printed", column: page.column, row: page.row, secondary) }
        }
        for line in 0..<page.height where log.rows.indices.contains(log.first + line) {
            let index = log.first + line
            let row = page.row + line
            write(log.rows[index].text, column: page.column, row: row, primary)
            guard let columns = log.selectedColumns(ofRow: index) else { continue }
            let rect = CellRect(column: page.column + columns.lowerBound, row: row, width: columns.count, height: 1)
            if !fillSelection(rect) { grid.restyle(rect) { $0.attributes.formSymmetricDifference(.reverse) } }
        }
        paintPosition(of: log, in: frame, page)
    }

    @MainActor
    private func writeKeys(column: Int, row: Int) {
        var column = column
        for hint in [KeyHint("↑↓", "Scroll"), KeyHint("c", "Copy"), KeyHint("Esc", "Close")] {
            write(" \(hint.key)", column: column, row: row, primary)
            column += CellWidth.of(hint.key) + 1
            write(" \(hint.title) ", column: column, row: row, secondary)
            column += CellWidth.of(hint.title) + 2
        }
    }

    /// Draws the place of the visible rows in the output at the panel's right edge.
    @MainActor
    private func paintPosition(of log: TerminalLog, in frame: CellRect, _ page: CellRect) {
        guard log.rows.count > page.height, page.height > 0 else { return }
        let length = max(1, page.height * page.height / log.rows.count)
        let start = log.first * (page.height - length) / max(1, log.rows.count - page.height)
        let style = quiet(at: frame)
        draw {
            $0.drawVerticalLine(
                column: frame.endColumn - 2, row: page.row + start, length: length, character: "▐", style: style,
                keepsBackground: true)
        }
    }
}
