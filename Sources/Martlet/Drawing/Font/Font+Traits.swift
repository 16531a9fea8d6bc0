import Foundation

extension Font {
    /// The weight of a font's strokes.
    public typealias Weight = _ResolvedFont.Weight

    /// The width of a font's glyphs.
    public typealias Width = _ResolvedFont.Width

    /// The character of a system font.
    public typealias Design = _ResolvedFont.Design

    /// The distance between lines.
    public typealias Leading = _ResolvedFont.Leading

    /// The role of a text, which determines its size and weight.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// A large title.
        case largeTitle
        /// A first-level heading.
        case title
        /// A second-level heading.
        case title2
        /// A third-level heading.
        case title3
        /// A headline.
        case headline
        /// A subheadline.
        case subheadline
        /// Body text.
        case body
        /// A callout.
        case callout
        /// A footnote.
        case footnote
        /// A caption.
        case caption
        /// A smaller caption.
        case caption2
    }
}
