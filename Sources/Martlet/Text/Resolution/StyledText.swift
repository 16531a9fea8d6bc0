import Foundation

/// Text as hosts measure and draw it: a string, and a style for each stretch of it.
struct StyledText: Hashable, Sendable {
    /// A stretch of one style, in UTF-8 offsets.
    struct Run: Hashable, Sendable {
        var start: Int
        var end: Int
        var style: TextStyle

        var range: Range<Int> { start..<end }
    }

    var string: String
    /// The style of the whole text if it has only one, else that of its first run.
    var style: TextStyle
    /// All runs in order, without gaps; empty if the whole text has one style.
    var mixedRuns: [Run]

    init(_ string: String, style: TextStyle, mixedRuns: [Run] = []) {
        self.string = string
        self.style = style
        self.mixedRuns = mixedRuns
    }

    /// Whether one style is all there is.
    var isUniform: Bool { mixedRuns.isEmpty }

    /// The runs in order. Allocates where there is only one: ask ``isUniform`` first on a hot path.
    var runs: [Run] {
        isUniform ? [Run(start: 0, end: string.utf8.count, style: style)] : mixedRuns
    }

    /// The largest font in the text, which decides about its lines in a fixed grid.
    var tallestFont: ResolvedFont {
        mixedRuns.reduce(style.font) { $1.style.font.pointSize > $0.pointSize ? $1.style.font : $0 }
    }

    /// The style of the character at a UTF-8 offset.
    func style(at offset: Int) -> TextStyle {
        for run in mixedRuns where offset < run.end { return run.style }
        return mixedRuns.last?.style ?? style
    }

    static func == (lhs: StyledText, rhs: StyledText) -> Bool {
        lhs.string == rhs.string && lhs.style == rhs.style && lhs.mixedRuns == rhs.mixedRuns
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(style)
        hasher.combine(mixedRuns.count)
    }
}

extension String {
    /// The part between two UTF-8 offsets, which must be at character boundaries. O(1).
    subscript(utf8 range: Range<Int>) -> Substring {
        let start = utf8.index(startIndex, offsetBy: range.lowerBound)
        return self[start..<utf8.index(start, offsetBy: range.count)]
    }
}

/// What surrounds a text and bears on its layout.
struct TextLayoutOptions: Hashable, Sendable {
    /// The most lines to show; `nil` for any number.
    var lineLimit: Int?
    /// Whether the space of ``lineLimit`` lines is taken up even by fewer.
    var reservesSpace = false
    /// The fewest lines to take up space for.
    var minimumLines = 0
    var alignment: TextAlignment = .leading
    var truncationMode: Text.TruncationMode = .tail
    /// Space between the bottom of a line and the top of the next, in points.
    var lineSpacing: CGFloat = 0
    /// How far the font may shrink to make the text fit; 1 for not at all.
    var minimumScaleFactor: CGFloat = 1
    /// Whether characters may move closer to make the text fit.
    var allowsTightening = false
    var layoutDirection: LayoutDirection = .leftToRight

    static let standard = TextLayoutOptions()
}
