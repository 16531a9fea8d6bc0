import Martlet

/// The command palette above the page.
extension TreePainter {
    /// Draws the palette above the existing content, with the text cursor after the query.
    @MainActor
    package func paint(_ palette: TerminalPalette) {
        // The records of the frame do not know what the palette covers.
        invalidate()
        cursor = nil
        dimPage()
        let frame = palette.frame
        guard frame.width > 4, frame.height > 2 else { return }
        let surface = CellStyle(background: mixer.surface)
        draw { $0.fill(frame, style: surface) }
        let lines = quiet(at: frame)
        draw {
            $0.drawBox(frame, lines: .rounded, style: lines, keepsBackground: true)
        }
        paintQuery(of: palette, in: frame)
        if frame.height > 4 {
            paintDivider(in: CellRect(column: frame.column + 1, row: frame.row + 2, width: frame.width - 2, height: 1))
        }
        let list = palette.list
        if palette.rows.isEmpty, !list.isEmpty {
            clipped(to: list) { write(" No matching commands", column: list.column, row: list.row, secondary) }
        }
        for line in 0..<list.height {
            let index = palette.first + line
            guard palette.rows.indices.contains(index) else { break }
            let place = CellRect(column: list.column, row: list.row + line, width: list.width, height: 1)
            paint(palette.rows[index], in: place, isSelected: index == palette.selected)
        }
    }

    @MainActor
    private func paintQuery(of palette: TerminalPalette, in frame: CellRect) {
        let row = frame.row + 1
        let count = "\(palette.rows.count)/\(palette.count) "
        let end = frame.endColumn - 1
        let showsCount = frame.width > 30
        let limit = end - (showsCount ? count.count + 1 : 1)
        if showsCount { write(count, column: end - count.count, row: row, secondary) }
        write("›", column: frame.column + 2, row: row, secondary)
        let start = frame.column + 4
        // The end of a long query stays visible.
        var text = palette.query
        while CellWidth.of(text) > max(0, limit - start) { text.removeFirst() }
        if text.isEmpty {
            clipped(to: CellRect(column: start, row: row, width: limit - start, height: 1)) {
                write("Type a command", column: start, row: row, secondary)
            }
        }
        write(text, column: start, row: row, primary)
        cursor = CellPosition(column: min(start + CellWidth.of(text), limit), row: row)
    }

    private func paint(_ row: TerminalPalette.Row, in place: CellRect, isSelected: Bool) {
        let command = row.command
        let keys = command.keysText
        let keysColumn = place.endColumn - CellWidth.of(keys)
        let room = CellRect(column: place.column, row: place.row, width: keysColumn - place.column, height: 1)
        // The title is cut first, so that the kind of the command remains.
        let titleRoom = room.width - 5 - CellWidth.of(command.path)
        let title = (command.isOn ? " ✓ " : "   ") + command.title.cut(toCells: max(titleRoom, room.width / 2))
        clipped(to: room) {
            let color = command.isDestructive ? Color.red.resolved(dark: appearance.isDark) : primary
            write(title, column: place.column, row: place.row, color)
            let column = place.column + CellWidth.of(title) + 2
            write(command.path.cut(toCells: room.endColumn - column), column: column, row: place.row, secondary)
        }
        clipped(to: place) { write(keys, column: keysColumn, row: place.row, secondary) }
        if isSelected { mark(place) }
        // Not below the sign for a cut title.
        let shown = CellRect(
            column: place.column, row: place.row,
            width: min(room.width, CellWidth.of(title) - (title.hasSuffix(command.title) ? 0 : 1)), height: 1)
        clipped(to: shown) { underline(row.places, of: command.title, column: place.column + 3, row: place.row) }
    }

    /// Underlines the characters of a title that match the query, so that they can be told apart in all colors.
    private func underline(_ places: Set<Int>, of title: String, column: Int, row: Int) {
        guard !places.isEmpty else { return }
        var column = column
        for (index, character) in title.enumerated() {
            let width = CellWidth.of(String(character))
            if places.contains(index) {
                draw { grid in
                    grid.restyle(CellRect(column: column, row: row, width: width, height: 1)) {
                        $0.attributes.formUnion([.underline, .bold])
                    }
                }
            }
            column += width
        }
    }
}

extension String {
    /// Returns the beginning of the text, with a sign at its end if it needs more cells than there are.
    fileprivate func cut(toCells count: Int) -> String {
        guard CellWidth.of(self) > count else { return self }
        var (result, rest) = ("", count - 1)
        for character in self {
            rest -= CellWidth.of(character)
            if rest < 0 { break }
            result.append(character)
        }
        return count > 0 ? result + "…" : ""
    }
}
