import AttributeGraph
import Foundation

/// A line between views, perpendicular to the axis of the enclosing stack; horizontal outside a stack.
///
///     VStack {
///         Text("Above")
///         Divider()
///         Text("Below")
///     }
///
/// The line is as long as the space that the stack offers across its axis.
nonisolated public struct Divider: PrimitiveView, Sendable {
    /// Creates a divider.
    public init() {}

    /// Creates the single element of the view, once for each identity.
    public static func _makeView(view: _GraphValue<Divider>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(node: RenderNode.make(.divider, layout: DividerLayout(), inputs: inputs))
    }
}

struct DividerLayout: NodeLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let thickness = node.scene.profile.dividerThickness
        if node.enclosingStackAxis == .horizontal {
            node.sizeTraits = .rigid(.horizontal)
            return CGSize(width: thickness.width, height: proposal.height ?? 10)
        }
        node.sizeTraits = .rigid(.vertical)
        return CGSize(width: proposal.width ?? 10, height: thickness.height)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {}
}

extension RenderNode {
    /// The axis of the enclosing stack, with only modifiers in between; nil outside a stack.
    var enclosingStackAxis: Axis? {
        var node = containerNode
        while let current = node {
            if let axis = current.layout.stackAxis { return axis }
            guard current.layout.isTransparentToTraits else { return nil }
            node = current.containerNode
        }
        return nil
    }
}
