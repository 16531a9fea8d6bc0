import Foundation
import Martlet

/// The appearance of an element's text, image or shape.
///
/// For an element that contains others, such as a button, it is the appearance of the first text or image in it.
extension Element {
    /// A font with everything decided.
    public struct FontDescription: Hashable, Sendable {
        /// The size in points, scaled by the dynamic type size.
        public let size: CGFloat
        /// The weight of the strokes.
        public let weight: Font.Weight
        /// Whether the font is italic.
        public let isItalic: Bool
        /// The design of a system font, such as serif or rounded.
        public let design: Font.Design
        /// The name of the family; nil for the system font.
        public let family: String?

        /// Whether it is at least semibold.
        public let isBold: Bool
    }

    /// The font of the text; nil without a text. For several fonts, that of the first letter.
    public var font: FontDescription? {
        textStyle.map { style in
            let font = style.font
            return FontDescription(
                size: font.pointSize, weight: font.weight, isItalic: font.isItalic, design: font.design,
                family: font.family, isBold: font.isBold)
        }
    }

    /// The color of the text, symbol, shape or area, as displayed in its environment; a representative color for a
    /// gradient. Nil if nothing is drawn.
    public var color: Color.Resolved? { drawn?.ownColor }

    /// The color behind the text, where the text itself has one.
    public var textBackground: Color.Resolved? { textStyle?.background }

    /// Whether a line is drawn under the text.
    public var isUnderlined: Bool { textStyle?.underline != nil }

    /// Whether a line is drawn through the text.
    public var isStruckThrough: Bool { textStyle?.strikethrough != nil }

    /// The URL of a link.
    public var url: URL? { textStyle?.link }

    /// The maximum number of lines of the text; nil without a limit, or without a text.
    public var lineLimit: Int? { shownText?.content.options.lineLimit }

    /// Whether the text is cut off, since there is no room for all of it.
    public var isTruncated: Bool {
        guard let (content, node) = shownText else { return false }
        return content.layOutInCells(core.host.cell(for: content), proposal: node.placementProposal).isTruncated
    }

    /// The name of the image among the app's resources; nil if there is none.
    public var imageName: String? {
        if case .image(let image)? = drawn?.content { return image.name }
        return nil
    }

    /// The name of the displayed symbol, with its variants; nil if there is none.
    public var symbolName: String? {
        if case .image(let image)? = drawn?.content { return image.symbol?.name }
        return nil
    }

    /// Whether the element's image is missing, so that nothing is drawn.
    public var isImageMissing: Bool {
        if case .image(let image)? = drawn?.content { return image.isMissing }
        return false
    }

    // MARK: - Where to look

    /// The node that is drawn: the element's own, or the first in it that is.
    private var drawn: RenderNode? { node.firstDrawn }

    private var shownText: (content: TextContent, node: RenderNode)? {
        guard let drawn else { return nil }
        switch drawn.content {
        case .text(let text): return (text, drawn)
        case .control(let control): return control.text.map { ($0, drawn) }
        default: return nil
        }
    }

    private var textStyle: TextStyle? { shownText?.content.styled.runs.first?.style }
}

extension RenderNode {
    /// The node, if it draws something itself; or else its first descendant that does, in reading order.
    var firstDrawn: RenderNode? {
        switch content {
        case .text, .image, .fill, .shape: return self
        case .control(let control) where control.text != nil: return self
        default: break
        }
        // A text describes an element better than its background does.
        var other: RenderNode?
        for child in reading.children {
            guard let found = child.firstDrawn else { continue }
            switch found.content {
            case .text, .image, .control: return found
            default: other = other ?? found
            }
        }
        return other
    }

    fileprivate var ownColor: ResolvedColor? {
        switch content {
        case .text(let text): text.styled.runs.first?.style.color
        case .control(let control): control.text?.styled.runs.first?.style.color
        case .image(let image): image.symbol == nil ? image.tint : image.color
        case .fill(let fill): fill.paint.representativeColor
        case .shape(let shape): shape.paint.representativeColor
        default: nil
        }
    }
}
