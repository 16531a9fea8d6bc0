import Foundation

/// Text as hosts measure and draw it: a string, and a style for each stretch of it.
package struct StyledText: Hashable, Sendable {
    /// A stretch of one style, in UTF-8 offsets.
    package struct Run: Hashable, Sendable {
        package var start: Int
        package var end: Int
        package var style: TextStyle

        package var range: Range<Int> { start..<end }

        package init(start: Int, end: Int, style: TextStyle) {
            self.start = start
            self.end = end
            self.style = style
        }
    }

    package var string: String
    /// The style of the whole text if it has only one, else that of its first run.
    package var style: TextStyle
    /// All runs in order, without gaps; empty if the whole text has one style.
    package var mixedRuns: [Run]

    package init(_ string: String, style: TextStyle, mixedRuns: [Run] = []) {
        self.string = string
        self.style = style
        self.mixedRuns = mixedRuns
    }

    /// Whether one style is all there is.
    package var isUniform: Bool { mixedRuns.isEmpty }

    /// The runs in order. Allocates where there is only one: ask ``isUniform`` first on a hot path.
    package var runs: [Run] {
        isUniform ? [Run(start: 0, end: string.utf8.count, style: style)] : mixedRuns
    }

    /// The style of the character at a UTF-8 offset.
    package func style(at offset: Int) -> TextStyle {
        for run in mixedRuns where offset < run.end { return run.style }
        return mixedRuns.last?.style ?? style
    }

    package static func == (lhs: StyledText, rhs: StyledText) -> Bool {
        lhs.string == rhs.string && lhs.style == rhs.style && lhs.mixedRuns == rhs.mixedRuns
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(style)
        hasher.combine(mixedRuns.count)
    }
}

extension String {
    /// The part between two UTF-8 offsets, which must be at character boundaries. O(1).
    package subscript(utf8 range: Range<Int>) -> Substring {
        let start = utf8.index(startIndex, offsetBy: range.lowerBound)
        return self[start..<utf8.index(start, offsetBy: range.count)]
    }
}

/// What surrounds a text and bears on its layout.
package struct TextLayoutOptions: Hashable, Sendable {
    /// The most lines to show; `nil` for any number.
    package var lineLimit: Int?
    /// Whether the space of ``lineLimit`` lines is taken up even by fewer.
    package var reservesSpace = false
    /// The fewest lines to take up space for.
    package var minimumLines = 0
    package var alignment: TextAlignment = .leading
    package var truncationMode: Text.TruncationMode = .tail
    /// Space between the bottom of a line and the top of the next, in points.
    package var lineSpacing: CGFloat = 0
    /// How far the font may shrink to make the text fit; 1 for not at all.
    package var minimumScaleFactor: CGFloat = 1
    /// Whether characters may move closer to make the text fit.
    package var allowsTightening = false
    package var layoutDirection: LayoutDirection = .leftToRight

    /// Left, any number of lines, cut at the end.
    package static let standard = TextLayoutOptions()

    package init() {}
}
