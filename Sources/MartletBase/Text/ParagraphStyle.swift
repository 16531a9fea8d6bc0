import Foundation

/// The distance between the baselines of consecutive lines.
package enum LineHeightRule: Codable, Hashable, Sendable {
    /// The distance defined by the fonts.
    case variable
    /// A multiple of the size of the largest font.
    case multiple(CGFloat)
    /// An addition to the size of the largest font, in points.
    case leading(CGFloat)
    /// A fixed distance, in points.
    case exact(CGFloat)

    /// Returns the height of a line whose largest font has the given size, in points; `nil` for the height defined by
    /// the fonts.
    package func points(of size: CGFloat) -> CGFloat? {
        let height: CGFloat? =
            switch self {
            case .variable: nil
            case .multiple(let factor): size * factor
            case .leading(let increase): size + increase
            case .exact(let points): points
            }
        // An invalid height is replaced by that of the fonts, and a valid one is limited (law C6).
        guard let height, height.isFinite, height > 0 else { return nil }
        return min(height, 10_000)
    }
}

/// The attributes of a paragraph.
package struct ParagraphStyle: Hashable, Sendable {
    /// A horizontal alignment that does not depend on the direction of the text.
    package enum Side: Hashable, Sendable { case left, center, right }

    package var alignment: Side?
    package var lineHeight: LineHeightRule?
    package var direction: LayoutDirection?

    package init(alignment: Side? = nil, lineHeight: LineHeightRule? = nil, direction: LayoutDirection? = nil) {
        self.alignment = alignment
        self.lineHeight = lineHeight
        self.direction = direction
    }

    /// The style, or `nil` if no attribute is set.
    package var ifAny: ParagraphStyle? {
        alignment == nil && lineHeight == nil && direction == nil ? nil : self
    }
}

extension _TextLayoutOptions {
    /// Returns the options of a text whose first paragraph sets the given attributes.
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
