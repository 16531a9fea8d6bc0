import AttributeGraph
import Foundation

extension Color: View, PrimitiveView {
    /// No body: the runtime creates the view's node directly.
    public typealias Body = Never

    /// Creates the view's node, once for each identity.
    nonisolated public static func _makeView(view: _GraphValue<Color>, inputs: _ViewInputs) -> _ViewOutputs {
        .fill(inputs: inputs) { view.pointer(in: $0).pointee._paint(in: $1) }
    }
}

extension _ViewOutputs {
    /// Creates a filled area with the proposed size.
    static func fill(
        inputs: _ViewInputs,
        paint: @escaping (Graph, _ShapeStyleContext) -> ResolvedPaint
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: FillLayout(), inputs: inputs)
        let place = AnimationPlace(inputs)
        var animator = PaintAnimator()
        inputs.follow { [unowned node] graph in
            let paint = paint(graph, EnvironmentValues(scope: place.environment).styleContext)
            let content = FillContent(paint: animator.present(paint, at: place))
            node.motion.keep(.color, animator.flight(at: place))
            if case .fill(let old) = node.content, old == content { return }
            node.setContent(.fill(content))
        }
        return _ViewOutputs(node: node)
    }
}

/// The layout of a view that fills the proposed size; 10 points for an unspecified dimension.
struct FillLayout: NodeLayout, Equatable {
    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {}
}
