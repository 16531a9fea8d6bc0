import AttributeGraph
import Foundation

/// Flexible space that grows along the axis of the enclosing stack, and in both directions outside a stack.
///
///     HStack {
///         Text("Left")
///         Spacer(minLength: 16)
///         Text("Right")
///     }
///
/// The spacer is never shorter than its minimum length, which is the default spacing unless `minLength` says otherwise.
/// Several spacers of a stack share the space that is left evenly.
nonisolated public struct Spacer: PrimitiveView, Sendable {
    /// The least length, in points; nil for the host's default spacing.
    public var minLength: CGFloat?

    /// Creates a spacer with a minimum length in points; nil for the default distance between views.
    @inlinable
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// Creates the single element of the view, once for each identity.
    public static func _makeView(view: _GraphValue<Spacer>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = RenderNode.make(layout: SpacerLayout(minLength: nil), inputs: inputs)
        inputs.follow { [unowned node] graph in
            node.setLayout(SpacerLayout(minLength: view.pointer(in: graph).pointee.minLength))
        }
        return _ViewOutputs(node: node)
    }
}

struct SpacerLayout: NodeLayout, Equatable {
    let minLength: CGFloat?

    func checked(for node: RenderNode) -> SpacerLayout {
        SpacerLayout(minLength: node.valid(minLength, "minLength of Spacer(minLength:)"))
    }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let axis = node.enclosingStackAxis
        func length(along axis: Axis) -> CGFloat {
            let least = minLength ?? node.scene.profile.defaultSpacing[axis]
            return max(least, proposal[axis] ?? least)
        }
        if let axis { node.sizeTraits = .rigid(axis.other) }
        switch axis {
        case .horizontal?: return CGSize(width: length(along: .horizontal), height: 0)
        case .vertical?: return CGSize(width: 0, height: length(along: .vertical))
        case nil: return CGSize(width: length(along: .horizontal), height: length(along: .vertical))
        }
    }

    // A spacer replaces the distance between its neighbors, so it has none on either side.
    var ownSpacing: OwnSpacing { .always }
    func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge { SpacingEdge(plain: SpacingEdge.Plain.none) }

    // A spacer takes the space that its siblings leave.
    var layoutPriority: Double { -.infinity }
}
