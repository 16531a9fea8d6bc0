import Foundation

/// How a run of resolved text looks, with every decision made.
///
/// A reference, because thousands of texts share few styles: comparing two texts of the same
/// surroundings compares pointers.
package final class TextStyle: Hashable, Sendable {
    package let font: ResolvedFont
    /// What the text is drawn with.
    package let paint: ResolvedPaint
    /// Whether that is a colour of the text or of the views around it, rather than the one for all text, in place of
    /// which a host may have its own.
    package let hasColor: Bool
    package let background: ResolvedColor?
    package let underline: TextLine?
    package let strikethrough: TextLine?
    /// Space after each character in points; kerning keeps ligatures, tracking breaks them up.
    package let tracking: CGFloat
    package let kerning: CGFloat
    package let baselineOffset: CGFloat
    package let link: URL?
    /// What the paragraph says that the text belongs to.
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
        self.paragraph = paragraph
    }

    /// A distance that a program computed; none where it is no number, and none that no page could hold (law C6).
    private static func valid(_ distance: CGFloat) -> CGFloat {
        distance == 0 ? 0 : min(max(distance.finite(), -10_000), 10_000)
    }

    /// One colour that stands for what the text is drawn with.
    package var color: ResolvedColor { paint.representativeColor }

    /// The style with another paint.
    package func painted(with paint: ResolvedPaint) -> TextStyle { with(font, paint, hasColor: true) }

    /// The style with a font of another size, in points.
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

    /// Whether two styles differ in colours and lines at most, so that the same characters take the same space.
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

/// A line under or through text.
package struct TextLine: Hashable, Sendable {
    /// What a line consists of.
    package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    package var pattern: Pattern
    /// nil for the colour of the text.
    package var color: ResolvedColor?

    package init(pattern: Pattern = .solid, color: ResolvedColor? = nil) {
        self.pattern = pattern
        self.color = color
    }
}
