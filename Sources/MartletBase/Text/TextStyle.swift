import Foundation

/// The fully resolved style of a run of text.
///
/// The style is a class, because thousands of texts share few styles. Comparing texts from the same environment then
/// compares pointers.
package final class TextStyle: Hashable, Sendable {
    package let font: ResolvedFont
    /// The paint of the text.
    package let paint: ResolvedPaint
    /// Whether the paint was set by the text or an ancestor. A host may replace the default text color by its own.
    package let hasColor: Bool
    package let background: ResolvedColor?
    package let underline: TextLine?
    package let strikethrough: TextLine?
    /// The space after each character, in points. Kerning keeps ligatures, and tracking disables them.
    package let tracking: CGFloat
    package let kerning: CGFloat
    package let baselineOffset: CGFloat
    package let link: URL?
    /// Whether there is a link. Asked for each text that changes, and a URL is copied to be compared with nil.
    let isLink: Bool
    /// The attributes of the paragraph that contains the text.
    package let paragraph: ParagraphStyle?

    package init(
        font: ResolvedFont = .body,
        paint: ResolvedPaint = .color(.opaqueBlack),
        hasColor: Bool = false,
        background: ResolvedColor? = nil,
        underline: TextLine? = nil,
        strikethrough: TextLine? = nil,
        tracking: CGFloat = 0,
        kerning: CGFloat = 0,
        baselineOffset: CGFloat = 0,
        link: URL? = nil,
        paragraph: ParagraphStyle? = nil
    ) {
        self.font = font
        self.paint = paint
        self.hasColor = hasColor
        self.background = background
        self.underline = underline
        self.strikethrough = strikethrough
        self.tracking = Self.valid(tracking)
        self.kerning = Self.valid(kerning)
        self.baselineOffset = Self.valid(baselineOffset)
        self.link = link
        isLink = link != nil
        self.paragraph = paragraph
    }

    /// Returns a valid distance: 0 for NaN and infinities, and limited to a sensible range (law C6).
    private static func valid(_ distance: CGFloat) -> CGFloat {
        distance == 0 ? 0 : min(max(distance.finite(), -10_000), 10_000)
    }

    /// A color that represents the paint.
    package var color: ResolvedColor { paint.representativeColor }

    /// Returns the style with another paint.
    package func painted(with paint: ResolvedPaint) -> TextStyle { with(font, paint, hasColor: true) }

    /// Returns the style with another font size, in points.
    package func resized(to size: CGFloat) -> TextStyle {
        var font = font
        font.pointSize = size
        return with(font, paint, hasColor: hasColor)
    }

    private func with(_ font: ResolvedFont, _ paint: ResolvedPaint, hasColor: Bool) -> TextStyle {
        TextStyle(
            font: font,
            paint: paint,
            hasColor: hasColor,
            background: background,
            underline: underline,
            strikethrough: strikethrough,
            tracking: tracking,
            kerning: kerning,
            baselineOffset: baselineOffset,
            link: link,
            paragraph: paragraph
        )
    }

    package static func == (lhs: TextStyle, rhs: TextStyle) -> Bool {
        if lhs === rhs { return true }
        return lhs.hasColor == rhs.hasColor
            && lhs.paint == rhs.paint
            && lhs.background == rhs.background
            && lhs.underline == rhs.underline
            && lhs.strikethrough == rhs.strikethrough
            && lhs.isSet(like: rhs)
    }

    /// Returns whether two styles differ at most in colors and lines, so that the same characters have the same size.
    package func isSet(like other: TextStyle) -> Bool {
        if self === other { return true }
        return font == other.font
            && tracking == other.tracking
            && kerning == other.kerning
            && baselineOffset == other.baselineOffset
            && link == other.link
            && paragraph == other.paragraph
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(link)
        hasher.combine(tracking)
    }
}

/// An underline or strikethrough.
package struct TextLine: Hashable, Sendable {
    /// The pattern of a line.
    package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    package var pattern: Pattern
    /// The color of the line; `nil` for the color of the text.
    package var color: ResolvedColor?

    package init(pattern: Pattern = .solid, color: ResolvedColor? = nil) {
        self.pattern = pattern
        self.color = color
    }
}
