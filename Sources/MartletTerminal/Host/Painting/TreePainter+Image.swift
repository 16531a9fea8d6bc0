import Martlet

extension TreePainter {
    /// Draws an image as a single character, centered in its frame.
    func paint(_ image: ImageContent, in rect: CellRect) {
        let glyph = image.glyph.string
        let width = CellWidth.of(glyph)
        let column = rect.column + max(0, rect.width - width) / 2
        let row = rect.row + max(0, rect.height - 1) / 2
        var style = CellStyle(
            foreground: mixer.foreground(
                image.color, opacity: opacity, over: background(column: column, row: row)))
        if mixer.isFaint(image.color, opacity: opacity) { style.attributes.insert(.dim) }
        if image.font.isBold { style.attributes.insert(.bold) }
        draw { $0.put(glyph, column: column, row: row, style: style, keepsBackground: true) }
    }
}
