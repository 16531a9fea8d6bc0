import Foundation

/// The content of an image node, fully resolved.
package struct ImageContent: Equatable {
    /// The symbol of the image, if it is a symbol.
    package var symbol: SymbolLook?
    /// The picture of the image, if it is a picture and the picture was found.
    package var picture: Picture?
    /// The resizing and coloring of the picture.
    package var look = PictureLook()
    /// Whether the image is a placeholder for a picture that is not loaded yet.
    package var isPlaceholder = false
    /// The font that determines the size and weight of symbols.
    package var font: ResolvedFont
    /// The tint of a symbol.
    package var color: ResolvedColor
    /// The character that represents the image on hosts that show only text. It has the size of the image.
    package var glyph: TextContent
    /// Whether assistive technology ignores the image.
    package var isDecorative = false
    /// The image's own accessibility label, if any.
    package var label: String?
    /// The name of a picture resource, which is spoken if there is no label.
    package var name: String?

    package init(font: ResolvedFont, color: ResolvedColor, glyph: TextContent) {
        self.font = font
        self.color = color
        self.glyph = glyph
    }

    /// Whether nothing is shown, because no picture has the name.
    package var isMissing: Bool { symbol == nil && picture == nil && !isPlaceholder }

    /// Whether the color was set by the image or an ancestor. A host may replace the default text color by its own.
    package var hasColor: Bool { glyph.styled.style.hasColor }

    /// The text that assistive technology speaks; `nil` for decorative images, and if nothing is known.
    package var spokenLabel: String? {
        if isDecorative { return nil }
        return label ?? symbol.map { SpokenSymbols.name(of: $0.ownName) } ?? name
    }

    /// The color in which the picture's shape is drawn; `nil` for the picture's own colors.
    package var tint: ResolvedColor? {
        switch look.renderingMode {
        case .template: color
        case .original: nil
        case nil: picture?.isTemplate == true ? color : nil
        }
    }

    /// Returns the image in another color, if it is a symbol.
    package func tinted(with color: ResolvedColor) -> ImageContent {
        var result = self
        result.glyph = glyph.resolved(
            as: StyledText(glyph.string, style: glyph.styled.style.painted(with: .color(color))))
        result.color = color
        return result
    }
}

/// A symbol, as an image node shows it.
package struct SymbolLook: Equatable, Sendable {
    /// The name with the variants that apply in this context.
    package var name: String
    /// The name that the image was created with, without variants.
    package var ownName: String
    /// The color of the enclosing shape; `nil` for the color of the symbol.
    package var surroundingColor: ResolvedColor?
    /// The colors of the symbol's parts in multicolor rendering; otherwise `nil`.
    package var hues: [SymbolHue: ResolvedColor]?
    /// The filled fraction of a variable symbol, from 0 to 1; `nil` for all.
    package var value: Double?

    package init(name: String, ownName: String) {
        self.name = name
        self.ownName = ownName
    }
}
