import AttributeGraph
import Foundation

/// A view that draws a shape, and over which the shape can be drawn again.
///
///     Circle().fill(.yellow).stroke(.orange, lineWidth: 2)
nonisolated public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape.
    var shape: Content { get }
}

extension ShapeView {
    /// Fills the shape over the existing drawing.
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground,
        style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(background: self, shape: shape, style: content, fillStyle: style)
    }

    /// Strokes the outline over the existing drawing.
    public func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(background: self, shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased)
    }

    /// Strokes the outline over the existing drawing.
    public func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes the outline inside of the shape's frame, over the existing drawing.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            background: self, shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased)
    }

    /// Strokes the outline inside of the shape's frame, over the existing drawing.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// A shape with a fill.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView, ShapeView {
    /// The shape.
    public let shape: Content
    let style: Style

    init(shape: Content, style: Style) {
        self.shape = shape
        self.style = style
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .shape(inputs: inputs) { graph in
            let view = view.pointer(in: graph)
            return DrawnShape(shape: view.pointee.shape, style: view.pointee.style, drawing: .fill(FillStyle()))
        }
    }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
    // A shape without a custom body is drawn directly, without evaluating `body`.
    /// Creates the view's node.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .shape(inputs: inputs) { graph in
            DrawnShape(
                shape: view.pointer(in: graph).pointee, style: ForegroundStyle(), drawing: .fill(FillStyle()))
        }
    }

    /// Adds the view's nodes to the list of its container.
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.addElement { _makeView(view: view, inputs: $0) }
    }
}

/// A shape with a fill in front of other content.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: PrimitiveView, ShapeView {
    /// The view behind the shape.
    public var background: Background
    /// The shape.
    public var shape: Content
    /// The style of the shape.
    public var style: Style
    /// The fill style.
    public var fillStyle: FillStyle

    init(background: Background, shape: Content, style: Style, fillStyle: FillStyle) {
        self.background = background
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .shape(over: view[\.background], inputs: inputs) { graph in
            let view = view.pointer(in: graph)
            return DrawnShape(
                shape: view.pointee.shape, style: view.pointee.style, drawing: .fill(view.pointee.fillStyle))
        }
    }
}

/// A shape with a stroke in front of other content.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: PrimitiveView, ShapeView
{
    /// The view behind the shape.
    public var background: Background
    /// The shape.
    public var shape: Content
    /// The style of the shape.
    public var style: Style
    /// The stroke style.
    public var strokeStyle: StrokeStyle
    /// Whether edges are antialiased, if the host supports it.
    public var isAntialiased: Bool

    init(
        background: Background, shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool
    ) {
        self.background = background
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .shape(over: view[\.background], inputs: inputs) { graph in
            let view = view.pointer(in: graph)
            return DrawnShape(
                shape: view.pointee.shape, style: view.pointee.style, drawing: .stroke(view.pointee.strokeStyle))
        }
    }
}

/// A shape with a stroke inside of its frame, in front of other content.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    PrimitiveView,
    ShapeView
{
    /// The view behind the shape.
    public var background: Background
    /// The shape.
    public var shape: Content
    /// The style of the shape.
    public var style: Style
    /// The stroke style.
    public var strokeStyle: StrokeStyle
    /// Whether edges are antialiased, if the host supports it.
    public var isAntialiased: Bool

    init(
        background: Background, shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool
    ) {
        self.background = background
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .shape(over: view[\.background], inputs: inputs) { graph in
            let view = view.pointer(in: graph)
            return DrawnShape(
                shape: BorderedShape(
                    shape: view.pointee.shape, width: view.pointee.strokeStyle.lineWidth.finite(or: 1)),
                style: view.pointee.style,
                drawing: .stroke(view.pointee.strokeStyle)
            )
        }
    }
}

/// A shape that is inset by half of a line width, so that its stroke stays inside of the frame.
nonisolated struct BorderedShape<Base: InsettableShape>: Shape {
    var shape: Base
    var width: CGFloat

    func path(in rect: CGRect) -> Path { shape.inset(by: width / 2).path(in: rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(shape.animatableData, width) }
        set {
            shape.animatableData = newValue.first
            width = newValue.second
        }
    }
}
