/// Cells that show a part of a picture. The cell's link is the number of the picture.
///
/// A grid with such cells has all that is known about pictures on the screen: which parts are visible, and where.
/// Clipping, scrolling and content in front of a picture need nothing of their own.
extension CellGlyph {
    private static let pictureFlag: UInt32 = 1 << 30
    private static let opaqueFlag: UInt32 = 1 << 29
    /// Columns and rows of a picture have 12 bits each.
    static let pictureLimit = 1 << 12

    /// The part of a picture at a column and a row of cells.
    init(pictureColumn column: Int, row: Int, isOpaque: Bool) {
        self.init(
            bits: Self.pictureFlag | (isOpaque ? Self.opaqueFlag : 0) | 1 << 24 | UInt32(row) << 12 | UInt32(column))
    }

    @inline(__always)
    package var isPicture: Bool { bits & Self.pictureFlag != 0 }

    /// Whether nothing behind the part of the picture is visible.
    var isOpaquePicture: Bool { bits & Self.opaqueFlag != 0 }

    var pictureColumn: Int { Int(bits & 0xFFF) }
    var pictureRow: Int { Int(bits >> 12 & 0xFFF) }
}
