import AttributeGraph
import Foundation

/// A shape with its style.
struct DrawnShape<Content: Shape, Style: ShapeStyle> {
    var shape: Content
    let style: Style
    var drawing: ShapeContent.Drawing
}

/// The animators of a shape: for its own data, its line and its paint.
private struct ShapeAnimator<Content: Shape, Style: ShapeStyle> {
    private var outline = Animator<Content.AnimatableData>()
    private var line = Animator<StrokeStyle.AnimatableData>()
    private var paint = PaintAnimator()

    /// Returns the content to show, which may be an intermediate step of an animation. Called in a rule.
    mutating func present(
        _ drawn: DrawnShape<Content, Style>,
        in values: EnvironmentValues,
        at place: AnimationPlace,
        of node: RenderNode
    ) -> ShapeContent {
        var shape = drawn.shape
        shape.animatableData = outline.present(shape.animatableData, at: place)
        var drawing = drawn.drawing
        if case .stroke(var style) = drawing {
            style.lineWidth = node.valid(style.lineWidth, "the line width of a stroke", .distance, or: 1)
            if !style.dashPhase.isFinite { style.dashPhase = 0 }
            if !style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) { style.dash = [] }
            style.animatableData = line.present(style.animatableData, at: place)
            drawing = .stroke(style)
        }
        let shownPaint = paint.present(drawn.style._paint(in: values.styleContext), at: place)
        if ValueAnimation.areKept {
            node.motion.keep(.animatableData, outline.flight(at: place)?.of(Content.self))
            node.motion.keep(.stroke, line.flight(at: place))
            node.motion.keep(.color, paint.flight(at: place))
        }
        return ShapeContent(
            outline: ShapeOutline(shape, in: values, of: node), paint: shownPaint, drawing: drawing)
    }
}

extension _ViewOutputs {
    /// Creates the node of a shape.
    static func shape<Content: Shape, Style: ShapeStyle>(
        inputs: _ViewInputs,
        drawn: @escaping (Graph) -> DrawnShape<Content, Style>
    ) -> _ViewOutputs {
        let sizing = ShapeSizing()
        let node = RenderNode.make(layout: ShapeLayout(sizing: sizing), inputs: inputs)
        let environment = inputs.environment
        let place = AnimationPlace(inputs)
        var animator = ShapeAnimator<Content, Style>()
        inputs.follow { [unowned node] graph in
            let drawn = drawn(graph)
            let shape = drawn.shape
            sizing.sizeThatFits = { shape.sizeThatFits($0) }
            node.invalidateSize()
            let content = animator.present(drawn, in: EnvironmentValues(scope: environment), at: place, of: node)
            node.setContent(.shape(content))
        }
        return _ViewOutputs(node: node)
    }

    /// Creates the node of a shape, and that of its background, if any.
    static func shape<Content: Shape, Style: ShapeStyle, Background: View>(
        over background: _GraphValue<Background>,
        inputs: _ViewInputs,
        drawn: @escaping (Graph) -> DrawnShape<Content, Style>
    ) -> _ViewOutputs {
        if Background.self == EmptyView.self { return .shape(inputs: inputs, drawn: drawn) }
        return .layered(.behind, inputs: inputs) {
            .shape(inputs: $0, drawn: drawn)
        } secondary: {
            Background._makeViewList(view: background, inputs: $0)
        }
    }
}

extension ShapeOutline {
    /// Creates the outline of a shape in an environment.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - values: The environment.
    ///   - node: The node that shows the shape, for shapes that depend on its position.
    convenience init<S: Shape>(_ shape: S, in values: EnvironmentValues, of node: RenderNode) {
        if let relative = shape as? ContainerRelativeShape, let container = values.containerShape {
            self.init(isKept: false) { [weak node] in
                container.path(in: $0, of: node, inset: relative.insetAmount)
            }
            return
        }
        if let concentric = shape as? ConcentricRectangle {
            let container = values.containerShape
            let isReversed = values.layoutDirection == .rightToLeft
            self.init(isMirrored: isReversed, isKept: false) { [weak node] rect in
                let radii = container?.radii(in: rect, of: node, isReversed: isReversed) ?? RectangleCornerRadii()
                return concentric.path(in: rect, concentric: radii)
            }
            return
        }
        if let border = shape as? TextInputBorderShape {
            let resolved = border.resolved(in: values)
            self.init { resolved.path(in: $0) }
            return
        }
        if let border = shape as? InsetTextInputBorder {
            let resolved = border.resolved(in: values)
            self.init { resolved.path(in: $0) }
            return
        }
        if S.self == RoundedRectangle.self || S.self == UnevenRoundedRectangle.self {
            // Infinite radii are limited by the size of the shape.
            _ = node.valid(shape.animatableData.magnitudeSquared, "a corner radius", .limit, or: 0)
        }
        var isMirrored = false
        if case .mirrors(in: let direction) = shape.layoutDirectionBehavior {
            isMirrored = direction == .rightToLeft && values.layoutDirection == .rightToLeft
        }
        self.init(isMirrored: isMirrored) { shape.path(in: $0) }
    }
}

/// Holds the size function of a shape for its layout.
final class ShapeSizing {
    var sizeThatFits: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
}

/// The layout of a shape, which determines its own size.
struct ShapeLayout: NodeLayout {
    let sizing: ShapeSizing

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize { sizing.sizeThatFits(proposal) }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {}
}
