extension ScreenWriter {
    /// Columns that are written again, at most, to save a cursor motion.
    private static let bridge = 3
    /// Cells that erasing to the end of the line has to save.
    private static let eraseGain = 4

    /// Writes the changes of a row from `old` to `new`.
    mutating func writeRow(
        _ row: Int, from old: UnsafePointer<Cell>, to new: UnsafePointer<Cell>, width: Int
    ) {
        if rowsAreEqual(old, new, width) { return }
        var first = 0
        while old[first] == new[first] { first += 1 }
        var end = width
        while old[end - 1] == new[end - 1] { end -= 1 }

        var eraseFrom: Int?
        if capabilities.isSmart {
            let tail = blankTail(new, width: width)
            var changed = max(tail, first)
            while changed < end, old[changed] == new[changed] { changed += 1 }
            if end - changed > Self.eraseGain {
                eraseFrom = changed
                end = min(end, tail)
            }
        }

        var column = first
        while column < end {
            guard old[column] != new[column] else {
                column += 1
                continue
            }
            reach(column, row: row, new)
            let glyph = new[column].glyph
            if glyph.isPicture {
                write(new[column], pictureAt: column, row: row, width: width)
            } else {
                write(new[column], width: width)
            }
            column += max(1, glyph.width)
        }
        if let eraseFrom {
            change(toLink: 0)
            cursor.move(to: eraseFrom, row: row, &output)
            style.change(to: new[eraseFrom].style, &output)
            output.append("\u{1B}[K")
        }
    }

    /// The first column from which the row is only blanks of one style that erasing gives.
    private func blankTail(_ row: UnsafePointer<Cell>, width: Int) -> Int {
        let last = row[width - 1]
        guard last.glyph == .space, last.link == 0,
            last.style.isErasable(usesBackground: capabilities.erasesWithBackground)
        else { return width }
        var column = width - 1
        while column > 0, row[column - 1] == last { column -= 1 }
        return column
    }

    /// Moves the cursor to a column; over a short gap, by writing the cells in between.
    private mutating func reach(_ column: Int, row: Int, _ new: UnsafePointer<Cell>) {
        if let gap = cursor.distance(to: column, row: row) {
            if gap == 0 { return }
            if gap <= Self.bridge, isPlainRun(new, from: column - gap, to: column) {
                for position in column - gap..<column { output.append(scalar: new[position].glyph.value) }
                cursor.advance(by: gap, screenWidth: .max)
                return
            }
        }
        cursor.move(to: column, row: row, &output)
    }

    /// Whether cells are ASCII in the current style: one byte each.
    private func isPlainRun(_ cells: UnsafePointer<Cell>, from: Int, to: Int) -> Bool {
        for column in from..<to {
            let cell = cells[column]
            guard style.isCurrent(cell.style), isCurrent(link: cell.link), !cell.glyph.isCluster, cell.glyph.width == 1,
                cell.glyph.value < 0x80, !cell.glyph.isPicture
            else { return false }
        }
        return true
    }

    /// Blanks a cell, for the part of a picture that follows the frame's cells.
    private mutating func write(_ cell: Cell, pictureAt column: Int, row: Int, width: Int) {
        change(toLink: 0)
        let under = style(under: cell)
        if !style.showsBlank(of: under) { style.change(to: under, &output) }
        output.append(0x20)
        cursor.advance(by: 1, screenWidth: width)
        wrote(pictureAt: column, row: row)
    }

    @inline(__always)
    private mutating func write(_ cell: Cell, width: Int) {
        let glyph = cell.glyph
        if !isCurrent(link: cell.link) { change(toLink: cell.link) }
        if glyph != .space || !style.showsBlank(of: cell.style) { style.change(to: cell.style, &output) }
        if glyph.isCluster {
            output.append(ClusterTable.shared.text(glyph.value))
        } else {
            let value = glyph.isContinuation ? 0x20 : glyph.value
            output.append(scalar: capabilities.hasConsoleFont ? ConsoleFont.shown(value) : value)
        }
        if glyph.needsPlacementAfter {
            cursor.forgetColumn()
        } else {
            cursor.advance(by: glyph.width, screenWidth: width)
        }
    }
}
