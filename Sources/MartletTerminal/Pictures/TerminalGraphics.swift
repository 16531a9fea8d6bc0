/// The pictures that a terminal shows beside characters.
package struct TerminalGraphics: Hashable, Sendable {
    /// The protocol that pictures are sent by.
    package enum Format: Hashable, Sendable {
        /// Kitty's protocol: pictures are kept by the terminal, and placed by commands.
        case kitty
        /// Sixels, which are written into cells as characters are.
        case sixel(colors: Int)
    }

    package var format: Format
    /// The size of a cell in pixels.
    package var cell: CellSize

    package init(_ format: Format, cell: CellSize) {
        self.format = format
        self.cell = cell
    }
}

/// The terminal's answers about pictures, of which some may be missing.
struct GraphicsAnswers {
    var hasKitty = false
    var hasSixel = false
    /// The color registers for sixels.
    var colors: Int?
    /// The size of a cell in pixels.
    var cell: CellSize?

    /// The pictures that the answers allow; nil for none. Sixels have no size in cells, so that they need that of a cell.
    var graphics: TerminalGraphics? {
        guard let cell else { return nil }
        if hasKitty { return TerminalGraphics(.kitty, cell: cell) }
        return hasSixel ? TerminalGraphics(.sixel(colors: min(max(colors ?? 16, 2), 256)), cell: cell) : nil
    }
}
