import AttributeGraph
import Foundation

/// Shows of the content what lies in a shape.
nonisolated struct ShapeClipModifier<S: Shape>: PrimitiveModifier {
    let shape: S
    let style: FillStyle

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: ShapeClipLayout(), inputs: inputs)
        let state = ShapeClipState()
        node.ensuredExtras.storage = state
        inputs.follow { [unowned node] graph in
            let modifier = modifier.read(in: graph)
            state.shape = modifier.shape
            state.isEOFilled = modifier.style.isEOFilled
            state.show(in: node, size: node.frame.size)
        }
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

/// The outline that the content of a node is clipped to.
public struct ShapeClip: Equatable {
    /// In the coordinates of the node.
    package var path: Path
    /// Whether what is surrounded twice counts as outside.
    package var isEOFilled = false
}

/// What a node that clips to a shape keeps.
final class ShapeClipState {
    var shape: any Shape = Rectangle()
    var isEOFilled = false

    func show(in node: RenderNode, size: CGSize) {
        let clip = ShapeClip(path: shape.path(in: CGRect(origin: .zero, size: size)), isEOFilled: isEOFilled)
        if case .effect(.clipShape(let old)) = node.content, old == clip { return }
        node.setContent(.effect(.clipShape(clip)))
    }
}

/// The layout of what clips to a shape: that of its content.
struct ShapeClipLayout: WrappingLayout, Equatable {
    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        PassingLayout().placeChildren(of: node, size: size, proposal: proposal)
        (node.extras?.storage as? ShapeClipState)?.show(in: node, size: node.frame.size)
    }
}

/// A shadow that the content of a node throws.
public struct ShadowEffect: Equatable {
    package var color: Color.Resolved
    /// How far the edge of the shadow is spread, in points.
    package var radius: CGFloat
    /// Where the shadow falls, in points.
    package var offset: CGSize
}

/// Draws a shadow behind the content.
nonisolated struct ShadowModifier: PrimitiveModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .painted(inputs: inputs, body: body, paint: { modifier.pointer(in: $0).pointee.color._paint(in: $1) }) {
            let modifier = modifier.pointer(in: $0).pointee
            return .effect(
                .shadow(
                    ShadowEffect(color: $1.representativeColor, radius: modifier.radius, offset: modifier.offset)))
        }
    }
}
