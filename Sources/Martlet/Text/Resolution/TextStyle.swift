import Foundation

/// How a run of resolved text looks, with every decision made but the inherited foreground.
///
/// A reference, because thousands of texts share few styles: comparing two texts of the same
/// surroundings compares pointers.
package final class TextStyle: Hashable, Sendable {
    package let font: ResolvedFont
    /// `nil` for the foreground style of the surroundings.
    package let foreground: AnyShapeStyle?
    package let background: AnyShapeStyle?
    package let underline: Text.LineStyle?
    package let strikethrough: Text.LineStyle?
    /// Space after each character in points; kerning keeps ligatures, tracking breaks them up.
    package let tracking: CGFloat
    package let kerning: CGFloat
    package let baselineOffset: CGFloat
    package let link: URL?

    package init(
        font: ResolvedFont = .body,
        foreground: AnyShapeStyle? = nil,
        background: AnyShapeStyle? = nil,
        underline: Text.LineStyle? = nil,
        strikethrough: Text.LineStyle? = nil,
        tracking: CGFloat = 0,
        kerning: CGFloat = 0,
        baselineOffset: CGFloat = 0,
        link: URL? = nil
    ) {
        self.font = font
        self.foreground = foreground
        self.background = background
        self.underline = underline
        self.strikethrough = strikethrough
        self.tracking = tracking
        self.kerning = kerning
        self.baselineOffset = baselineOffset
        self.link = link
    }

    package static func == (lhs: TextStyle, rhs: TextStyle) -> Bool {
        if lhs === rhs { return true }
        return lhs.font == rhs.font
            && lhs.underline == rhs.underline
            && lhs.strikethrough == rhs.strikethrough
            && lhs.tracking == rhs.tracking
            && lhs.kerning == rhs.kerning
            && lhs.baselineOffset == rhs.baselineOffset
            && areEqual(lhs.foreground, rhs.foreground)
            && areEqual(lhs.background, rhs.background)
            && lhs.link == rhs.link
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(link)
        hasher.combine(tracking)
    }
}
