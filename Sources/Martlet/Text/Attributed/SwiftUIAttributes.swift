import Foundation

extension AttributeScopes {
    /// The attributes that ``Text`` shows: `string.font = .title`, `string.foregroundColor = .red`.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that ``Text`` shows.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// A line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// A line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// Space between characters that keeps ligatures, in points.
        public let kern: KerningAttribute
        /// Space after each character, in points.
        public let tracking: TrackingAttribute
        /// The distance from the baseline upwards, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// A picture among the letters that adapts to their size.
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
