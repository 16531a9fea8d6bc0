extension CellGrid {
    /// Fills a rectangle with spaces, or with another character one column wide.
    ///
    /// A character of another width counts as a space.
    package mutating func fill(_ rect: CellRect, style: CellStyle, character: Character = " ") {
        var glyph = CellGlyph.space
        if character != " ", let other = CellGlyph(character), other.width == 1 { glyph = other }
        touch(rect)
        let area = clip.intersection(rect)
        guard !area.isEmpty else { return }
        writtenCount &+= area.width * area.height
        let cell = Cell(glyph: glyph, style: style)
        for row in area.row..<area.endRow {
            cutWide(from: area.column, to: area.endColumn, row: row)
            let start = row * width
            for index in start + area.column..<start + area.endColumn {
                cells[index] = cell
            }
        }
    }

    /// Makes the cells in a rectangle a part of a link. Writing into a cell takes it out of its link.
    package mutating func link(_ rect: CellRect, to number: UInt32) {
        touch(rect)
        let area = clip.intersection(rect)
        guard !area.isEmpty else { return }
        writtenCount &+= area.width * area.height
        for row in area.row..<area.endRow {
            // The link of a picture's cell is its number.
            for column in area.column..<area.endColumn where !cells[row * width + column].glyph.isPicture {
                cells[row * width + column].link = number
            }
        }
    }

    /// Changes the style of the cells in a rectangle, such as a selection, a dimmed background or a focus mark. A wide
    /// character that is partly inside changes as a whole.
    package mutating func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
        restyle(rect) { _, style in change(&style) }
    }

    /// Changes the style of the cells in a rectangle, depending on their glyphs. A wide character that is partly inside
    /// changes as a whole.
    package mutating func restyle(_ rect: CellRect, by change: (CellGlyph, inout CellStyle) -> Void) {
        touch(rect)
        let area = clip.intersection(rect)
        guard !area.isEmpty else { return }
        writtenCount &+= area.width * area.height
        for row in area.row..<area.endRow {
            let start = row * width
            var column = area.column
            if cells[start + column].glyph.isContinuation, column > 0 { column -= 1 }
            while column < area.endColumn {
                let index = start + column
                let glyph = cells[index].glyph
                change(glyph, &cells[index].style)
                let step = max(1, glyph.width)
                if step == 2 { cells[index + 1].style = cells[index].style }
                column += step
            }
        }
    }

    /// Blanks the outer halves of the wide characters that a write to the columns
    /// `from..<to` would split.
    @inline(__always)
    mutating func cutWide(from: Int, to: Int, row: Int) {
        let start = row * width
        if from > 0, cells[start + from].glyph.isContinuation {
            cells[start + from - 1].glyph = .space
        }
        if to < width, cells[start + to].glyph.isContinuation {
            cells[start + to].glyph = .space
        }
    }
}
