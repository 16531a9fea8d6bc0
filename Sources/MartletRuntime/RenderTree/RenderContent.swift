import Foundation

/// The content that a node of the render tree shows.
///
/// One word in size: payloads larger than a reference are boxed, since most nodes are text or have no content.
package enum RenderContent {
    /// No content of its own: the node arranges its children.
    case layout
    /// Text, shaped and measured by the host.
    case text(TextContent)
    /// An area filled with a color.
    indirect case fill(FillContent)
    /// A shape, filled or as a line.
    case shape(ShapeContent)
    /// The recorded drawing of a canvas.
    indirect case drawing(DrawingContent)
    /// A line between things: horizontal when wider than high.
    case divider
    /// An image.
    indirect case image(ImageContent)
    /// The children are drawn with an effect.
    indirect case effect(RenderEffect)
    /// A border drawn inside the frame, above the children.
    indirect case border(BorderContent)
    /// A part of larger content that scrolls inside the frame.
    indirect case scroll(ScrollContent)
    /// A control that the user operates.
    indirect case control(ControlContent)
}

/// An area filled with a color.
package struct FillContent: Equatable {
    /// The paint of the fill.
    package var paint: ResolvedPaint

    package init(paint: ResolvedPaint) {
        self.paint = paint
    }
}

/// A border of one color.
package struct BorderContent: Equatable {
    /// The paint of the border.
    package var paint: ResolvedPaint
    /// In points.
    package var width: CGFloat

    package init(paint: ResolvedPaint, width: CGFloat) {
        self.paint = paint
        self.width = width
    }
}

/// A change of how the content of a node is shown.
package enum RenderEffect: Equatable {
    /// From 0, invisible, to 1.
    case opacity(Double)
    /// Content outside the frame is not shown.
    case clip
    /// The content is drawn at an offset from its place in the layout.
    case offset(OffsetEffect)
    /// Content is shown larger, turned or otherwise changed in shape.
    case transform(TransformEffect)
    /// Content is shown out of focus, by a radius in points.
    case blur(radius: CGFloat)
    /// Content outside of a shape is not shown.
    case clipShape(ShapeOutline, FillStyle)
    /// A shadow is shown behind the content.
    case shadow(ShadowContent)
    /// The colors of the content are changed.
    case color(ColorTransform)
    /// Clips the content to the alpha of the aside child, which is the mask.
    case mask
    /// Blends the content with the pixels behind it.
    case blend(CompositingOperation)
    /// The content is drawn into a group, which is then composited; an opaque group has a black background.
    case group(isOpaque: Bool)
}

/// The offset of drawn content from its place in the layout, in points.
package struct OffsetEffect: Equatable {
    /// The distance now.
    package var shown: CGSize
    /// The target of the animated distance.
    var target: CGSize

    init(shown: CGSize, target: CGSize) {
        self.shown = shown
        self.target = target
    }

    /// Creates the effect of a distance that is not animated.
    package init(_ distance: CGSize) { self.init(shown: distance, target: distance) }
}

/// A shadow behind the children of a node.
package struct ShadowContent: Equatable {
    package var color: ResolvedColor
    /// The blur radius, in points.
    package var radius: CGFloat
    package var offset: CGSize

    package init(color: ResolvedColor, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}

/// The content of a scroll view.
package struct ScrollContent: Equatable {
    /// The axes that scroll.
    package internal(set) var axes: Axis.Set
    /// The point of the content at the frame's origin, in points.
    package internal(set) var offset: CGPoint = .zero
    /// The size of the content, in points.
    package internal(set) var contentSize: CGSize = .zero
    /// Whether a host shows scroll indicators.
    package internal(set) var showsIndicators = true
    /// Whether content outside of the frame is hidden.
    package internal(set) var clips = true
}
