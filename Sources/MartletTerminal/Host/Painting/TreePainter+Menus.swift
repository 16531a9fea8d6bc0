import Martlet

/// Menus above the page, and the hint for the key that opens them.
extension TreePainter {
    /// Draws the open menus above the existing content.
    @MainActor
    package func paint(_ menu: TerminalMenu) {
        cursor = nil
        // The records of the frame do not know what the menu covers.
        invalidate()
        if !menu.titles.isEmpty { paintBar(of: menu) }
        for box in menu.boxes { paint(box) }
    }

    @MainActor
    private func paintBar(of menu: TerminalMenu) {
        let line = CellRect(column: 0, row: 0, width: grid.width, height: 1)
        let gray: Float = appearance.isDark ? 0.22 : 0.86
        fill(line, .plain)
        let area = Color.Resolved(red: gray, green: gray, blue: gray, opacity: 1)
        let background = mixer.surface == .default ? mixer.background(area, opacity: 1, over: .default) : mixer.surface
        let hasColors = appearance.colorDepth != .none
        draw { grid in
            grid.restyle(line) { style in
                if hasColors { style.background = background } else { style.attributes.insert(.reverse) }
            }
        }
        for (index, title) in menu.titles.enumerated() {
            let rect = CellRect(column: title.columns.lowerBound, row: 0, width: title.columns.count, height: 1)
            let style = hasColors ? CellStyle(background: background) : CellStyle(attributes: .reverse)
            draw { $0.put(" \(title.item.title) ", column: rect.column, row: 0, style: style) }
            if index == menu.openTitle { mark(rect) }
        }
    }

    private func paint(_ box: TerminalMenuBox) {
        fill(box.frame, CellStyle(background: mixer.surface))
        let lines = quiet(at: box.frame)
        draw { $0.drawBox(box.frame, lines: .rounded, style: lines, keepsBackground: true) }
        for line in 0..<box.inside.height {
            let index = box.first + line
            guard box.rows.indices.contains(index) else { break }
            let place = CellRect(
                column: box.inside.column, row: box.inside.row + line, width: box.inside.width, height: 1)
            paint(box.rows[index], in: place)
            if index == box.selected { mark(place) }
        }
        // Arrows indicate rows outside the visible part.
        if box.first > 0 { writeArrow("▲", at: box.frame.row, of: box) }
        if box.first + box.inside.height < box.rows.count { writeArrow("▼", at: box.frame.endRow - 1, of: box) }
    }

    private func paint(_ row: TerminalMenuRow, in place: CellRect) {
        if row.isLine { return paintDivider(in: place) }
        clipped(to: place) {
            faded(by: row.canBeChosen || row.isTitle ? 1 : Self.disabledOpacity) {
                let color = row.item.isDestructive ? Color.red.resolved(dark: appearance.isDark) : primary
                let isPlainRed = row.item.isDestructive && appearance.colorDepth == .none
                write(
                    row.text, column: place.column, row: place.row, row.isTitle ? secondary : color,
                    isPlainRed ? .underline : [])
                let trailing = row.trailingText
                write(
                    trailing, column: place.endColumn - CellWidth.of(trailing), row: place.row, secondary)
            }
        }
    }

    private func writeArrow(_ text: String, at row: Int, of box: TerminalMenuBox) {
        write(text, column: box.inside.endColumn - 1, row: row, secondary)
    }

    private func fill(_ rect: CellRect, _ style: CellStyle) { draw { $0.fill(rect, style: style) } }

    /// Marks the selected row of a menu.
    func mark(_ rect: CellRect) {
        let color = Color.blue.resolved(dark: appearance.isDark)
        let background = mixer.background(color, opacity: 1, over: .default)
        let text = textColor(on: background)
        let hasColors = appearance.colorDepth != .none
        draw { grid in
            grid.restyle(rect) { style in
                style =
                    hasColors
                    ? CellStyle(foreground: text, background: background, attributes: .bold)
                    : CellStyle(attributes: style.attributes.symmetricDifference(.reverse).union(.bold))
            }
        }
    }

    // MARK: - What says that there are menus

    /// The key that opens the app's menus.
    private static let hint = "F10 Menu"

    /// Draws the key that opens the app's menus, at the right end of the first or last line, if there is free space.
    ///
    /// - Returns: The rectangle of the hint; nil if there is no space.
    package func paintMenuHint() -> CellRect? {
        let width = Self.hint.count
        let first = grid.width - width - 1
        // In a narrow window, the hint would cover the title.
        guard first > width else { return nil }
        for row in [0, grid.height - 1] where row >= 0 {
            let place = CellRect(column: first, row: row, width: width, height: 1)
            guard isBlank(CellRect(column: first - 2, row: row, width: width + 3, height: 1)) else { continue }
            write(Self.hint, column: place.column, row: row, secondary)
            return place
        }
        return nil
    }

    /// Whether nothing is drawn in the cells of a line.
    func isBlank(_ rect: CellRect) -> Bool {
        (rect.column..<rect.endColumn).allSatisfy { column in
            let cell = grid[column, rect.row]
            return cell.glyph == .space && cell.style.background == .default
        }
    }
}
