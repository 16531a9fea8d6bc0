import Foundation

extension AttributeScopes {
    /// The attributes that ``Text`` shows: `string.font = .title`, `string.foregroundColor = .red`.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that ``Text`` shows.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of the text.
        public let font: FontAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// A line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// A line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The additional space between characters that preserves ligatures, in points.
        public let kern: KerningAttribute
        /// The additional space after each character, in points.
        public let tracking: TrackingAttribute
        /// The offset above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// An inline picture that adapts to the text size.
        public let adaptiveImageGlyph: AdaptiveImageGlyphAttribute
        /// The alignment of a paragraph's lines.
        public let alignment: CoreTextAttributes.TextAlignmentAttribute
        /// The distance between the lines of a paragraph.
        public let lineHeight: CoreTextAttributes.LineHeightAttribute
        /// The inline Markdown styles, such as strong or code.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// The attributes of Foundation, such as `link`.
        public let foundation: FoundationAttributes
    }
}

extension AttributeDynamicLookup {
    /// Makes the attributes available as properties of attributed strings.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}
