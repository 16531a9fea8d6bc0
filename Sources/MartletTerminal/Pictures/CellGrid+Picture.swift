extension CellGrid {
    /// Shows a picture, whose first cell is at a place that may be outside.
    ///
    /// An opaque part leaves its average color behind, for text in front of it. Text and other pictures remain where the
    /// picture is transparent; blank cells belong to it also there, so that it is sent in few parts.
    mutating func put(_ image: PictureImage, column: Int, row: Int) {
        let columns = min(image.columns, CellGlyph.pictureLimit)
        let rows = min(image.rows, CellGlyph.pictureLimit)
        let rect = CellRect(column: column, row: row, width: columns, height: rows)
        touch(rect)
        let area = clip.intersection(rect)
        guard !area.isEmpty else { return }
        hasPictures = true
        writtenCount &+= area.width * area.height
        for y in area.row..<area.endRow {
            cutWide(from: area.column, to: area.endColumn, row: y)
            for x in area.column..<area.endColumn {
                let (coverage, index) = (image.coverages[(y - row) * image.columns + x - column], y * width + x)
                if coverage == .none, cells[index].glyph != .space { continue }
                // A wide character is shown whole, or not at all.
                if x > area.column, cells[index].glyph.isContinuation { cells[index - 1].glyph = .space }
                if x + 1 < area.endColumn, cells[index + 1].glyph.isContinuation { cells[index + 1].glyph = .space }
                var style = CellStyle(background: cells[index].style.background)
                var isOpaque = false
                if case .whole(let average) = coverage { (style.background, isOpaque) = (average, true) }
                var cell = Cell(
                    glyph: CellGlyph(pictureColumn: x - column, row: y - row, isOpaque: isOpaque), style: style)
                cell.link = image.number
                cells[index] = cell
            }
        }
    }

    /// The numbers of the visible pictures.
    var pictureNumbers: Set<UInt32> {
        guard hasPictures else { return [] }
        return cells.reduce(into: []) { if $1.glyph.isPicture { $0.insert($1.link) } }
    }

    /// Returns the visible parts of pictures as rectangles, from the top left.
    ///
    /// - Parameter isWanted: Whether a cell counts, by its index.
    func pictureParts(where isWanted: (Int) -> Bool = { _ in true }) -> [PicturePart] {
        guard hasPictures else { return [] }
        var parts: [PicturePart] = []
        // The parts that end in the row above, which a run of the same columns continues.
        var open: [Int] = []
        for row in 0..<height {
            var next: [Int] = []
            var column = 0
            while column < width {
                let index = row * width + column
                let cell = cells[index]
                guard cell.glyph.isPicture, isWanted(index) else {
                    column += 1
                    continue
                }
                var part = PicturePart(
                    number: cell.link, sourceColumn: cell.glyph.pictureColumn, sourceRow: cell.glyph.pictureRow,
                    area: CellRect(column: column, row: row, width: 1, height: 1))
                while column + part.area.width < width, isWanted(index + part.area.width),
                    part.continues(with: cells[index + part.area.width])
                {
                    part.area.width += 1
                }
                if let above = open.first(where: { parts[$0].isAbove(part) }) {
                    parts[above].area.height += 1
                    next.append(above)
                } else {
                    next.append(parts.count)
                    parts.append(part)
                }
                column += part.area.width
            }
            open = next
        }
        return parts
    }
}

/// A visible part of a picture.
struct PicturePart: Hashable {
    let number: UInt32
    /// The first column and row of the picture that is shown, in cells.
    let sourceColumn: Int
    let sourceRow: Int
    /// The cells of the screen that the part covers.
    var area: CellRect

    /// Returns the part in pieces of at most a size in cells, row by row.
    func pieces(width: Int, height: Int) -> [PicturePart] {
        guard area.width > width || area.height > height else { return [self] }
        return stride(from: 0, to: area.height, by: height).flatMap { row in
            stride(from: 0, to: area.width, by: width).map { column in
                PicturePart(
                    number: number, sourceColumn: sourceColumn + column, sourceRow: sourceRow + row,
                    area: CellRect(
                        column: area.column + column, row: area.row + row, width: min(width, area.width - column),
                        height: min(height, area.height - row)))
            }
        }
    }

    /// Whether a cell after the part's first row belongs to it.
    func continues(with cell: Cell) -> Bool {
        cell.glyph.isPicture && cell.link == number && cell.glyph.pictureRow == sourceRow
            && cell.glyph.pictureColumn == sourceColumn + area.width
    }

    /// Whether a part of one row continues this one.
    func isAbove(_ part: PicturePart) -> Bool {
        part.number == number && part.sourceColumn == sourceColumn && part.sourceRow == sourceRow + area.height
            && part.area.column == area.column && part.area.width == area.width
    }
}
