import AttributeGraph
import Foundation

/// Fills the area behind or in front of the content.
nonisolated struct StyleLayerModifier<Style: ShapeStyle, Kind: LayerKind>: PrimitiveModifier {
    let style: Style
    /// The edges at which the area extends beyond the safe area.
    let edges: Edge.Set

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let paint: (Graph, _ShapeStyleContext) -> ResolvedPaint = { graph, context in
            modifier.pointer(in: graph).pointee.style._paint(in: context)
        }
        let content = body
        let body =
            Kind.layer == .inFront || Style.self != Material.self
            ? content : { content($0.before { modifier.pointer(in: $0).pointee.style }) }
        if inputs.scene.usesSafeAreas {
            return .layered(Kind.layer, inputs: inputs, body: body) { inner in
                _ = _ViewOutputs.extending(inputs: inner, edges: { modifier.pointer(in: $0).pointee.edges }) {
                    _ = _ViewOutputs.fill(inputs: $0, paint: paint)
                }
            }
        }
        if Kind.layer == .inFront {
            return .layered(.inFront, inputs: inputs, body: body) { _ = _ViewOutputs.fill(inputs: $0, paint: paint) }
        }
        // A node's own content is drawn behind its children.
        return .painted(inputs: inputs, body: body, paint: paint) { .fill(FillContent(paint: $2)) }
    }
}

/// Draws a border inside the edges of the content.
nonisolated struct BorderModifier<Style: ShapeStyle>: PrimitiveModifier {
    let style: Style
    let width: CGFloat

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .painted(
            inputs: inputs,
            body: body,
            paint: { modifier.pointer(in: $0).pointee.style._paint(in: $1) },
            content: { graph, node, paint in
                let width = node.valid(
                    modifier.pointer(in: graph).pointee.width, "the width of border(_:width:)", or: 1)
                return .border(BorderContent(paint: paint, width: width))
            }
        )
    }
}

extension _ViewOutputs {
    /// Creates a node of the content's size that shows something drawn with a paint.
    static func painted(
        inputs: _ViewInputs,
        body: (_ViewInputs) -> _ViewOutputs,
        paint: @escaping (Graph, _ShapeStyleContext) -> ResolvedPaint,
        content: @escaping (Graph, RenderNode, ResolvedPaint) -> RenderContent
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let place = AnimationPlace(inputs)
        var animator = PaintAnimator()
        inputs.follow { [unowned node] graph in
            let paint = paint(graph, EnvironmentValues(scope: place.environment).styleContext)
            node.setContentIfChanged(content(graph, node, animator.present(paint, at: place)))
            node.motion.keep(.color, animator.flight(at: place))
        }
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Sets the style of `background()` and `.background` in the view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }

    /// Fills the area behind the view with a style.
    ///
    /// - Parameters:
    ///   - style: The fill style.
    ///   - edges: The edges at which the area extends beyond the safe area.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all,
        _apart: _NoClosure = nil
    ) -> some View {
        modifier(StyleLayerModifier<S, Behind>(style: style, edges: edges))
    }

    /// Fills the area behind the view with the background style of the environment.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(.background, ignoresSafeAreaEdges: edges)
    }

    /// Fills the area in front of the view with a style.
    ///
    /// - Parameters:
    ///   - style: The fill style.
    ///   - edges: The edges at which the area extends beyond the safe area.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all,
        _apart: _NoClosure = nil
    ) -> some View {
        modifier(StyleLayerModifier<S, InFront>(style: style, edges: edges))
    }

    /// Draws a border inside the edges of the view. The size stays the same.
    ///
    ///     Text("Framed").padding(4).border(.gray, width: 2)
    ///
    /// The line is drawn over the content of the view; add padding first to keep the content away from it. For a border
    /// with rounded corners, overlay a shape with a stroke.
    ///
    /// - Parameters:
    ///   - content: The style of the border.
    ///   - width: The thickness of the border, in points.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(BorderModifier(style: content, width: width))
    }
}
