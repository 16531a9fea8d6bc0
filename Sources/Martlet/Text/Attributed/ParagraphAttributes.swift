import Foundation

extension AttributedString {
    /// The alignment of a paragraph's lines, independent of the writing direction.
    public enum TextAlignment: CaseIterable, Codable, Hashable, Sendable {
        /// At the left edge.
        case left
        /// In the middle.
        case center
        /// At the right edge.
        case right

        var side: ParagraphStyle.Side {
            switch self {
            case .left: .left
            case .center: .center
            case .right: .right
            }
        }
    }

    /// The distance between the baselines of a paragraph's lines.
    public struct LineHeight: Codable, Hashable, Sendable {
        let height: LineHeightRule

        /// The height that the fonts in the line require.
        public static var variable: LineHeight { LineHeight(height: .variable) }
        /// The normal height: 1.2 times the font size.
        public static var normal: LineHeight { multiple(factor: 1.2) }
        /// A tight height: the font size.
        public static var tight: LineHeight { multiple(factor: 1) }
        /// A loose height: 1.5 times the font size.
        public static var loose: LineHeight { multiple(factor: 1.5) }

        /// Returns a height that is a multiple of the largest font size in the line.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(height: .multiple(factor)) }

        /// Returns a height that is the largest font size in the line plus an increase, in points.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(height: .leading(increase)) }

        /// Returns a fixed height in points, independent of the fonts.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(height: .exact(points)) }
    }
}

extension AttributeScopes {
    /// Paragraph attributes, which other scopes include.
    public struct CoreTextAttributes {
        /// The attribute key of a paragraph's alignment.
        @frozen
        public enum TextAlignmentAttribute: CodableAttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = AttributedString.TextAlignment
            /// The name of the attribute.
            public static let name = "CoreText.TextAlignment"
            /// The attribute applies to whole paragraphs.
            public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
        }

        /// The attribute key of a paragraph's line height.
        @frozen
        public enum LineHeightAttribute: CodableAttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = AttributedString.LineHeight
            /// The name of the attribute.
            public static let name = "CoreText.LineHeight"
            /// The attribute applies to whole paragraphs.
            public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
        }
    }
}

private enum LineHeightKey: GatheredKey { static var defaultValue: AttributedString.LineHeight? { nil } }

extension EnvironmentValues {
    /// The line height of text without a line height of its own; `nil` for the default.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }
}

extension View {
    /// Sets the line height of text in the view without a line height of its own.
    ///
    ///     Text(poem).lineHeight(.loose)
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
}
