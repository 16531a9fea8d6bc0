import Foundation

/// Text as hosts measure and draw it: a string, and a style for each run.
package struct StyledText: Hashable, Sendable {
    /// A run of one style, in UTF-8 offsets.
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

    /// The styles, stored in one word. Most texts have one style.
    private enum Look: Sendable {
        case uniform(TextStyle)
        case mixed(MixedLook)
    }

    /// The styles of a text with several runs.
    private final class MixedLook: Sendable {
        let style: TextStyle
        let runs: [Run]

        init(style: TextStyle, runs: [Run]) {
            self.style = style
            self.runs = runs
        }
    }

    package var string: String
    private var look: Look

    /// The style of the whole text if it is uniform; otherwise the style of the first run.
    package var style: TextStyle {
        get {
            switch look {
            case .uniform(let style): style
            case .mixed(let look): look.style
            }
        }
        set { setLook(newValue, mixedRuns) }
    }

    /// All runs in order, without gaps; empty if the text is uniform.
    package var mixedRuns: [Run] {
        get { if case .mixed(let look) = look { look.runs } else { [] } }
        set { setLook(style, newValue) }
    }

    package init(_ string: String, style: TextStyle, mixedRuns: [Run] = []) {
        self.string = string
        look = .uniform(style)
        if !mixedRuns.isEmpty { setLook(style, mixedRuns) }
    }

    private mutating func setLook(_ style: TextStyle, _ runs: [Run]) {
        look = runs.isEmpty ? .uniform(style) : .mixed(MixedLook(style: style, runs: runs))
    }

    /// Whether the whole text has one style.
    package var isUniform: Bool { if case .uniform = look { true } else { false } }

    /// Whether both texts are uniform and share the same style object. A result of `false` is inconclusive.
    func isUniformly(like other: StyledText) -> Bool {
        guard case .uniform(let a) = look, case .uniform(let b) = other.look else { return false }
        return a === b
    }

    /// Whether a part of the text is a link.
    ///
    /// - Complexity: O(1) for a text with a single style; otherwise O(runs).
    package var hasLinks: Bool {
        switch look {
        case .uniform(let style): style.isLink
        case .mixed(let look): look.runs.contains { $0.style.isLink }
        }
    }

    /// The runs in order. Allocates an array for a uniform text; test ``isUniform`` first on a hot path.
    package var runs: [Run] {
        isUniform ? [Run(start: 0, end: string.utf8.count, style: style)] : mixedRuns
    }

    /// Returns the style of the character at a UTF-8 offset.
    package func style(at offset: Int) -> TextStyle {
        for run in mixedRuns where offset < run.end { return run.style }
        return mixedRuns.last?.style ?? style
    }

    package static func == (lhs: StyledText, rhs: StyledText) -> Bool {
        lhs.string == rhs.string && lhs.style == rhs.style && lhs.mixedRuns == rhs.mixedRuns
    }

    /// Returns whether two texts differ at most in colors and lines, so that they have the same size.
    package func isSet(like other: StyledText) -> Bool {
        string == other.string && style.isSet(like: other.style)
            && mixedRuns.elementsEqual(other.mixedRuns) { $0.range == $1.range && $0.style.isSet(like: $1.style) }
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(style)
        hasher.combine(mixedRuns.count)
    }
}

extension String {
    /// The substring between two UTF-8 offsets, which must be character boundaries. O(1).
    package subscript(utf8 range: Range<Int>) -> Substring {
        let start = utf8.index(startIndex, offsetBy: range.lowerBound)
        return self[start..<utf8.index(start, offsetBy: range.count)]
    }
}
