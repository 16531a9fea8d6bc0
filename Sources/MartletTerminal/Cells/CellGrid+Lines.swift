/// The characters that a box is drawn with.
package struct BoxLines: Hashable, Sendable {
    package var horizontal: Character
    package var vertical: Character
    package var topLeft: Character
    package var topRight: Character
    package var bottomLeft: Character
    package var bottomRight: Character

    /// Six characters one column wide: ─ │ and the corners from the top left, by rows.
    package init(
        _ horizontal: Character, _ vertical: Character,
        _ topLeft: Character, _ topRight: Character,
        _ bottomLeft: Character, _ bottomRight: Character
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }

    package static let light = BoxLines("─", "│", "┌", "┐", "└", "┘")
    package static let heavy = BoxLines("━", "┃", "┏", "┓", "┗", "┛")
    package static let double = BoxLines("═", "║", "╔", "╗", "╚", "╝")
    package static let rounded = BoxLines("─", "│", "╭", "╮", "╰", "╯")
    package static let ascii = BoxLines("-", "|", "+", "+", "+", "+")
}

extension CellGrid {
    /// Draws a horizontal line from a cell to the right.
    package mutating func drawHorizontalLine(
        column: Int, row: Int, length: Int,
        character: Character = "─", style: CellStyle = .plain, keepsBackground: Bool = false
    ) {
        drawLine(
            CellRect(column: column, row: row, width: length, height: 1),
            character, style, keepsBackground)
    }

    /// Draws a vertical line from a cell down.
    package mutating func drawVerticalLine(
        column: Int, row: Int, length: Int,
        character: Character = "│", style: CellStyle = .plain, keepsBackground: Bool = false, keepsText: Bool = false
    ) {
        drawLine(
            CellRect(column: column, row: row, width: 1, height: length),
            character, style, keepsBackground, keepsText)
    }

    /// Draws a frame along the inner edge of a rectangle; nothing inside is touched.
    ///
    /// A rectangle one cell high or wide becomes a line.
    ///
    /// - Parameter keepsText: Leaves alone cells that are not blank.
    package mutating func drawBox(
        _ rect: CellRect, lines: BoxLines = .light, style: CellStyle = .plain, keepsBackground: Bool = false,
        keepsText: Bool = false
    ) {
        guard !rect.isEmpty else { return }
        let right = rect.endColumn - 1
        let bottom = rect.endRow - 1
        func edge(_ grid: inout CellGrid, _ rect: CellRect, _ character: Character) {
            grid.drawLine(rect, character, style, keepsBackground, keepsText)
        }
        if rect.height == 1 { return edge(&self, rect, lines.horizontal) }
        if rect.width == 1 { return edge(&self, rect, lines.vertical) }
        for row in [rect.row, bottom] {
            edge(&self, CellRect(column: rect.column + 1, row: row, width: rect.width - 2, height: 1), lines.horizontal)
        }
        for column in [rect.column, right] {
            edge(&self, CellRect(column: column, row: rect.row + 1, width: 1, height: rect.height - 2), lines.vertical)
        }
        func corner(_ column: Int, _ row: Int, _ character: Character) {
            edge(&self, CellRect(column: column, row: row, width: 1, height: 1), character)
        }
        corner(rect.column, rect.row, lines.topLeft)
        corner(right, rect.row, lines.topRight)
        corner(rect.column, bottom, lines.bottomLeft)
        corner(right, bottom, lines.bottomRight)
    }

    private mutating func drawLine(
        _ rect: CellRect, _ character: Character, _ style: CellStyle, _ keepsBackground: Bool,
        _ keepsText: Bool = false
    ) {
        touch(rect)
        let area = clip.intersection(rect)
        guard !area.isEmpty, let glyph = CellGlyph(character), glyph.width == 1 else { return }
        writtenCount &+= area.width * area.height
        for row in area.row..<area.endRow {
            if !keepsText { cutWide(from: area.column, to: area.endColumn, row: row) }
            for index in row * width + area.column..<row * width + area.endColumn {
                if keepsText, cells[index].glyph != .space { continue }
                var style = style
                if keepsBackground { style.background = cells[index].style.background }
                cells[index] = Cell(glyph: glyph, style: style)
            }
        }
    }
}
