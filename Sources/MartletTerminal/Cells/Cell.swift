/// One character position of the screen.
///
/// A wide glyph takes two cells: the left one carries it, the right one is a
/// continuation of the same style. `CellGrid` keeps the two together.
package struct Cell: Hashable, Sendable {
    package var style: CellStyle
    package var glyph: CellGlyph
    /// The number of the link that the cell is a part of, in `LinkTable`; 0 for none. It also fills the cell to its
    /// stride, so that rows can be compared as memory.
    package var link: UInt32 = 0

    @inline(__always)
    package init(glyph: CellGlyph = .space, style: CellStyle = .plain) {
        self.style = style
        self.glyph = glyph
    }

    /// A space in the terminal's own colors.
    package static let blank = Cell()

    package static func == (left: Cell, right: Cell) -> Bool {
        left.style == right.style && left.glyph == right.glyph && left.link == right.link
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(glyph)
        hasher.combine(link)
    }
}
