import Foundation

/// An image as a node shows it, with everything decided.
package struct ImageContent: Equatable {
    /// The symbol that the image shows, if it shows one.
    package var symbol: SymbolLook?
    /// The picture that the image shows, if it shows one and it was found.
    package var picture: Picture?
    /// How the picture is drawn.
    package var look = PictureLook()
    /// Whether the image is an area that stands for a picture which is not there yet.
    package var isPlaceholder = false
    /// The font that symbols take their size and weight after.
    package var font: ResolvedFont
    /// What tints a symbol.
    package var color: ResolvedColor
    /// The character that stands for the image, and has its size, where only text can be shown.
    package var glyph: TextContent
    /// Whether assistive technology passes over the image.
    package var isDecorative = false
    /// What is spoken in place of the image, where it says so itself.
    package var label: String?
    /// The name of a picture among resources, which is spoken where there is no label.
    package var name: String?

    package init(font: ResolvedFont, color: ResolvedColor, glyph: TextContent) {
        self.font = font
        self.color = color
        self.glyph = glyph
    }

    /// Whether nothing is shown, since there is no picture of that name.
    package var isMissing: Bool { symbol == nil && picture == nil && !isPlaceholder }

    /// Whether the colour is one of the image or of the views around it, rather than the one for all text, in place of
    /// which a host may have its own.
    package var hasColor: Bool { glyph.styled.style.hasColor }

    /// What assistive technology speaks; nil for decoration, and where nothing is known.
    package var spokenLabel: String? {
        if isDecorative { return nil }
        return label ?? symbol.map { SpokenSymbols.name(of: $0.ownName) } ?? name
    }

    /// The colour that the shape of the picture is drawn in; nil for the picture's own colours.
    package var tint: ResolvedColor? {
        switch look.renderingMode {
        case .template: color
        case .original: nil
        case nil: picture?.isTemplate == true ? color : nil
        }
    }

    /// The image, if it is a symbol, in another colour.
    package func tinted(with color: ResolvedColor) -> ImageContent {
        var result = self
        result.glyph = glyph.resolved(
            as: StyledText(glyph.string, style: glyph.styled.style.painted(with: .color(color))))
        result.color = color
        return result
    }
}

/// A symbol as a node shows it.
package struct SymbolLook: Equatable, Sendable {
    /// With the variants that apply where it stands.
    package var name: String
    /// Without them: what the image was made with.
    package var ownName: String
    /// The colour of what surrounds the symbol; nil for that of the symbol.
    package var surroundingColor: ResolvedColor?
    /// The colours of its parts where it is shown in its own; nil where it is not.
    package var hues: [SymbolHue: ResolvedColor]?
    /// How much of the symbol is filled, from 0 to 1; nil for all.
    package var value: Double?

    package init(name: String, ownName: String) {
        self.name = name
        self.ownName = ownName
    }
}
