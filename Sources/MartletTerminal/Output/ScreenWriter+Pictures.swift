import Martlet

/// Pictures, which follow the cells of a frame.
extension ScreenWriter {
    /// Sets the pictures that the terminal shows; nil for none. Parts of pictures are blank then.
    package mutating func setGraphics(_ graphics: TerminalGraphics?) {
        self.graphics = graphics
        kitty.reset()
    }

    /// The style that is written where a cell shows a part of a picture.
    @inline(__always)
    func style(under cell: Cell) -> CellStyle {
        // The background of an opaque part is for text in front of it.
        cell.glyph.isOpaquePicture ? .plain : cell.style
    }

    /// Records that a cell with a part of a picture was written, by which sixels are gone.
    mutating func wrote(pictureAt column: Int, row: Int) {
        guard case .sixel = graphics?.format else { return }
        overwritten.append(CellPosition(column: column, row: row))
    }

    /// Whether old content may be moved by scrolling. A terminal may scroll sixels or not.
    func canScroll(from previous: CellGrid, to next: CellGrid) -> Bool {
        guard case .sixel = graphics?.format else { return true }
        return !previous.hasPictures && !next.hasPictures
    }

    /// Prepares pictures for rows that scroll.
    mutating func willScroll(_ rows: ClosedRange<Int>) {
        if case .kitty = graphics?.format { kitty.remove(in: rows, &output) }
    }

    /// Prepares pictures for a cleared screen.
    mutating func willWriteAll() {
        guard case .kitty = graphics?.format, !kitty.isEmpty || !knowsPictures else { return }
        output.append(KittyPictures.removal)
        kitty.reset()
        knowsPictures = true
    }

    /// Writes the pictures of a frame.
    mutating func writePictures(of next: CellGrid) {
        switch graphics?.format {
        case .kitty:
            guard next.hasPictures || !kitty.isEmpty else { return }
            change(toLink: 0)
            kitty.show(next.pictureParts(), cursor: &cursor, &output)
        case .sixel(let colors): writeSixels(of: next, colors: colors)
        case nil: break
        }
        overwritten.removeAll(keepingCapacity: true)
    }

    private mutating func writeSixels(of next: CellGrid, colors: Int) {
        guard !overwritten.isEmpty else { return }
        var isOverwritten = [Bool](repeating: false, count: next.cells.count)
        for place in overwritten { isOverwritten[place.row * next.width + place.column] = true }
        change(toLink: 0)
        for part in next.pictureParts(where: { isOverwritten[$0] }) {
            guard let image = PictureTable.shared.image(part.number) else { continue }
            let side = (
                width: max(1, Self.longestSixelSide / image.cell.width),
                height: max(1, Self.longestSixelSide / image.cell.height)
            )
            for piece in part.pieces(width: side.width, height: side.height) {
                write(piece, of: image, in: next, colors: colors)
            }
        }
    }

    /// The largest width and height of a sixel picture, in pixels: xterm by default shows nothing of a larger one.
    private static let longestSixelSide = 1000

    private mutating func write(_ part: PicturePart, of image: PictureImage, in next: CellGrid, colors: Int) {
        let cell = image.cell
        let (left, top) = (part.sourceColumn * cell.width, part.sourceRow * cell.height)
        var height = part.area.height * cell.height
        // A band that reaches below the screen would scroll it.
        if part.area.endRow == next.height { height -= height % 6 }
        let encoder = SixelEncoder(
            image.bitmap, columns: left..<left + part.area.width * cell.width, rows: top..<top + height,
            colors: colors
        ) { x, y in
            let column = part.area.column + (x - left) / cell.width
            let row = part.area.row + (y - top) / cell.height
            return background(of: next.cells[row * next.width + column])
        }
        cursor.move(to: part.area.column, row: part.area.row, &output)
        encoder.append(to: &output)
        // Terminals differ in where they leave the cursor.
        cursor.invalidate()
    }

    private func background(of cell: Cell) -> SIMD3<Int32> {
        let style = self.style.ground.apply(to: cell.style)
        if let components = capabilities.colorDepth.components(of: style.background) {
            return SIMD3(Int32(components.x), Int32(components.y), Int32(components.z))
        }
        return SIMD3(Int32(ownBackground.x), Int32(ownBackground.y), Int32(ownBackground.z))
    }
}
