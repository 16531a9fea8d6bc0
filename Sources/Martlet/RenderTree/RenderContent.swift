import Foundation

/// What a node of the render tree shows.
///
/// One word: what is larger than a reference is behind one, since most nodes are text or nothing.
public enum RenderContent {
    /// Nothing of its own: the node arranges what stands in it.
    case layout
    /// Text, shaped and measured by the host.
    case text(TextContent)
    /// An area filled with a colour.
    indirect case fill(FillContent)
    /// A shape, filled or as a line.
    case shape(ShapeContent)
    /// What the renderer of a canvas drew.
    indirect case drawing(DrawingContent)
    /// A line between things: horizontal when wider than high.
    case divider
    /// An image.
    indirect case image(ImageContent)
    /// What stands in the node is shown with an effect.
    indirect case effect(RenderEffect)
    /// A border drawn inside the frame, above what stands in it.
    indirect case border(BorderContent)
    /// A part of larger content that scrolls inside the frame.
    indirect case scroll(ScrollContent)
    /// A control, which a person operates.
    indirect case control(ControlContent)
}

/// Text as a node shows it.
public final class TextContent: Equatable {
    /// The text with its styles resolved.
    package let styled: StyledText
    private let setting: TextSetting
    /// What the host keeps with the text, such as its shaped lines. Belongs to the thread that updates the scene.
    package var hostStorage: AnyObject?
    /// Measured when it is first asked for.
    var knownIdeal: TextMetrics?

    /// How lines are broken, cut and aligned.
    package var options: TextLayoutOptions { setting.options }

    /// What the styles of the text are worked out in.
    package var styles: _ShapeStyleContext { setting.styles }

    init(styled: StyledText, setting: TextSetting) {
        self.styled = styled
        self.setting = setting
    }

    /// The same setting around a text that is styled otherwise.
    func resolved(as styled: StyledText) -> TextContent { TextContent(styled: styled, setting: setting) }

    package convenience init(styled: StyledText, options: TextLayoutOptions, styles: _ShapeStyleContext) {
        self.init(styled: styled, setting: TextSetting(options: options, styles: styles))
    }

    /// Whether both have the same text in the same setting.
    public static func == (a: TextContent, b: TextContent) -> Bool {
        a === b || (a.styled == b.styled && a.setting == b.setting)
    }

    /// Whether two texts differ in their strings at most, so that the same size means the same baselines.
    func isSet(like other: TextContent) -> Bool {
        styled.isUniform && other.styled.isUniform && styled.style.font == other.styled.style.font
            && (setting === other.setting || options == other.options)
    }

    /// Whether a part of the text has a colour of its own or of the views around it, and not the host's for text.
    package func hasColor(_ style: TextStyle) -> Bool { style.foreground != nil || !styles.foreground.isEmpty }

    /// The colour of a part of the text.
    package func color(of style: TextStyle) -> Color.Resolved { paint(of: style).representativeColor }

    /// What a part of the text is drawn with.
    package func paint(of style: TextStyle) -> _ShapeStylePaint {
        style.foreground?._paint(in: styles) ?? ForegroundStyle()._paint(in: styles)
    }

    /// What the whole text is drawn with, where that is more than a colour.
    package var richPaint: _ShapeStylePaint? {
        guard styled.isUniform, hasColor(styled.style) else { return nil }
        let paint = paint(of: styled.style)
        if case .color = paint.content, paint.finish == nil { return nil }
        return paint
    }
}

/// An area filled with a colour.
public struct FillContent: Equatable {
    /// What it is filled with.
    package var paint: _ShapeStylePaint
}

/// A border of one colour.
public struct BorderContent: Equatable {
    /// What it is drawn with.
    package var paint: _ShapeStylePaint
    /// In points.
    package var width: CGFloat

    package init(paint: _ShapeStylePaint, width: CGFloat) {
        self.paint = paint
        self.width = width
    }
}

/// A change of how the content of a node is shown.
public enum RenderEffect: Equatable {
    /// From 0, invisible, to 1.
    case opacity(Double)
    /// Content outside the frame is not shown.
    case clip
    /// Content is shown away from where it was laid out.
    case offset(OffsetEffect)
    /// Content is shown larger, turned or otherwise changed in shape.
    case transform(TransformEffect)
    /// Content is shown out of focus, by a radius in points.
    case blur(radius: CGFloat)
    /// Content outside of a shape is not shown.
    case clipShape(ShapeOutline, FillStyle)
    /// A shadow is shown behind the content.
    case shadow(ShadowContent)
    /// The colours of the content are changed.
    case color(ColorTransform)
    /// Of the content is shown what the child that stands aside covers.
    case mask
    /// The content is mixed with what lies behind it.
    case blend(CompositingOperation)
    /// The content is drawn by itself, and then put in its place; on black where it is to be opaque.
    case group(isOpaque: Bool)
}

/// A distance that content is shown away from where it was laid out, in points.
public struct OffsetEffect: Equatable {
    /// The distance now.
    public var shown: CGSize
    /// The distance that it goes to.
    var target: CGSize
}

/// A shadow behind what stands in a node.
public struct ShadowContent: Equatable {
    package var color: Color.Resolved
    /// How far its edge is blurred, in points.
    package var radius: CGFloat
    package var offset: CGSize
}

/// Content that is larger than the frame it is seen through.
public struct ScrollContent: Equatable {
    /// The axes that scroll.
    public internal(set) var axes: Axis.Set
    /// The point of the content that stands at the frame's origin, in points.
    public internal(set) var offset: CGPoint = .zero
    /// The size of the content, in points.
    public internal(set) var contentSize: CGSize = .zero
    /// Whether a host should show where in the content the frame stands.
    public internal(set) var showsIndicators = true
    /// Whether content outside of the frame is hidden.
    public internal(set) var clips = true
}

/// An image as a node shows it.
public struct ImageContent: Equatable {
    /// The image.
    package var image: Image
    /// The size of the font that symbols take after, in points.
    package var font: ResolvedFont
    /// What tints a symbol.
    package var color: Color.Resolved
    /// The character that stands for the image, and has its size, where only text can be shown.
    package var glyph: TextContent
    /// What is spoken in place of the image, where it says so itself.
    package var label: String?
    /// The symbol that the image shows, if it shows one.
    package var symbol: SymbolLook?
    /// The picture that the image shows, if it shows one and it was found.
    package var picture: Picture?

    /// Whether nothing is shown, since there is no picture of that name.
    package var isMissing: Bool { symbol == nil && picture == nil && image.source != .placeholder }
}

/// A symbol as a node shows it.
package struct SymbolLook: Equatable, Sendable {
    /// With the variants that apply where it stands.
    package var name: String
    /// The colour of what surrounds the symbol; nil for that of the symbol.
    package var surroundingColor: Color.Resolved?

    init(name: String) { self.name = name }

    mutating func colors(of mode: SymbolRenderingMode?, _ color: Color.Resolved, _ styles: _ShapeStyleContext) {
        switch mode?.kind {
        case .hierarchical: surroundingColor = color.opacity(0.4)
        case .palette where styles.foreground.count > 1:
            surroundingColor = styles.foreground[1]._paint(in: styles).representativeColor
        default: break
        }
    }
}
