import Foundation

extension Font {
    /// The context in which a font is resolved: the user's preferred size of text, and the host's text style sizes.
    public struct Context: Hashable, Sendable {
        let size: DynamicTypeSize
        let sizes: TextStyleSizes
        let prefersBold: Bool
        /// The font used for ``Font/default``.
        let font: Font
    }

    /// A resolved font, with all properties determined.
    public struct Resolved: Hashable, Sendable {
        private let font: ResolvedFont

        init(_ font: ResolvedFont) { self.font = font }

        /// The size, in points.
        public var pointSize: CGFloat { font.pointSize }
        /// The weight of the strokes.
        public var weight: Font.Weight { font.weight }
        /// The width of the glyphs.
        public var width: Font.Width { font.width }
        /// The distance between lines.
        public var leading: Font.Leading { font.leading }
        /// Whether the font is bold.
        public var isBold: Bool { font.isBold }
        /// Whether the font is italic.
        public var isItalic: Bool { font.isItalic }
        /// Whether all glyphs have equal width.
        public var isMonospaced: Bool { font.design == .monospaced }
        /// Whether lowercase letters are small capitals.
        public var isLowercaseSmallCaps: Bool { font.hasLowercaseSmallCaps }
        /// Whether uppercase letters are small capitals.
        public var isUppercaseSmallCaps: Bool { font.hasUppercaseSmallCaps }
        /// Whether all letters are small capitals.
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    /// Returns the font resolved in a context.
    public func resolve(in context: Font.Context) -> Font.Resolved {
        var font = inheriting(context.font).resolved(at: context.size, sizes: context.sizes)
        if context.prefersBold, font.weight.value < Font.Weight.bold.value { font.weight = .bold }
        return Font.Resolved(font)
    }
}

extension EnvironmentValues {
    /// The context for resolving fonts: `font.resolve(in: fontResolutionContext)`.
    public var fontResolutionContext: Font.Context {
        Font.Context(
            size: dynamicTypeSize, sizes: textStyleSizes, prefersBold: legibilityWeight == .bold,
            font: (font ?? .body).inheriting(.body))
    }
}
