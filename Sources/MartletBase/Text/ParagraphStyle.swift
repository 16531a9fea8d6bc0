import Foundation

/// How far the baselines of lines are apart.
package enum LineHeightRule: Codable, Hashable, Sendable {
    /// As the fonts say.
    case variable
    /// A multiple of the largest font's size.
    case multiple(CGFloat)
    /// What is added to the largest font's size, in points.
    case leading(CGFloat)
    /// In points.
    case exact(CGFloat)

    /// The height of a line whose largest font has a size, in points; nil for as the fonts say.
    package func points(of size: CGFloat) -> CGFloat? {
        let height: CGFloat? =
            switch self {
            case .variable: nil
            case .multiple(let factor): size * factor
            case .leading(let increase): size + increase
            case .exact(let points): points
            }
        // A height that is none is that of the fonts; none is higher than any page (law C6).
        guard let height, height.isFinite, height > 0 else { return nil }
        return min(height, 10_000)
    }
}

/// What a paragraph says of its lines.
package struct ParagraphStyle: Hashable, Sendable {
    /// An edge that does not hang on the direction of the text.
    package enum Side: Hashable, Sendable { case left, center, right }

    package var alignment: Side?
    package var lineHeight: LineHeightRule?
    package var direction: LayoutDirection?

    package init(alignment: Side? = nil, lineHeight: LineHeightRule? = nil, direction: LayoutDirection? = nil) {
        self.alignment = alignment
        self.lineHeight = lineHeight
        self.direction = direction
    }

    /// Nil where it says nothing.
    package var ifAny: ParagraphStyle? {
        alignment == nil && lineHeight == nil && direction == nil ? nil : self
    }
}

extension _TextLayoutOptions {
    /// The options for a text that begins with a paragraph that says something.
    package func following(_ paragraph: ParagraphStyle) -> _TextLayoutOptions {
        var options = self
        if let height = paragraph.lineHeight { options.lineHeight = height }
        if let direction = paragraph.direction {
            options.layoutDirection = direction
            options.writingDirection = direction
        }
        let isReversed = options.layoutDirection == .rightToLeft
        switch paragraph.alignment {
        case nil: break
        case .left: options.alignment = isReversed ? .trailing : .leading
        case .center: options.alignment = .center
        case .right: options.alignment = isReversed ? .leading : .trailing
        }
        return options
    }
}
