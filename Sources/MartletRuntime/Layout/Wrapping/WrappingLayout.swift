import AttributeGraph
import Foundation

/// The layout of a node around one child.
///
/// The default implementations change nothing: the child gets the proposal of the node, and the node has the size of
/// the child.
protocol WrappingLayout: NodeLayout {
    /// Returns the proposal for the child, given that of the node.
    func proposalForChild(_ proposal: ProposedViewSize, child: RenderNode) -> ProposedViewSize

    /// Returns the proposal for the child of a node that is placed with `size` after it was offered `proposal`.
    func proposalForPlacing(_ proposal: ProposedViewSize, size: CGSize, child: RenderNode) -> ProposedViewSize

    /// The size of the node around a child that has chosen `size`.
    func size(around size: CGSize, proposal: ProposedViewSize, child: RenderNode) -> CGSize

    /// Returns the origin of the child in the node.
    func origin(of child: ViewDimensions, in size: CGSize, node: RenderNode) -> CGPoint

    /// The axes along which the node's size does not depend on the proposal, provided the child's does not either.
    var keepsRigidity: Axis.Set { get }

    /// The size traits that hold for every child.
    var ownTraits: SizeTraits { get }
}

extension WrappingLayout {
    func proposalForChild(_ proposal: ProposedViewSize, child: RenderNode) -> ProposedViewSize { proposal }

    func proposalForPlacing(_ proposal: ProposedViewSize, size: CGSize, child: RenderNode) -> ProposedViewSize {
        proposalForChild(proposal, child: child)
    }

    func size(around size: CGSize, proposal: ProposedViewSize, child: RenderNode) -> CGSize { size }

    func origin(of child: ViewDimensions, in size: CGSize, node: RenderNode) -> CGPoint { .zero }

    var keepsRigidity: Axis.Set { [.horizontal, .vertical] }

    var ownTraits: SizeTraits { [] }

    // MARK: - NodeLayout

    package func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        guard let child = node.onlyChild else { return .zero }
        let inner = proposalForChild(proposal, child: child)
        let (chosen, traits) = child.sizeAndTraits(for: inner)
        node.sizeTraits = traits.along(keepsRigidity).union(ownTraits)
        return size(around: chosen, proposal: proposal, child: child)
    }

    package func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        guard let child = node.onlyChild else { return }
        let inner = proposalForPlacing(proposal, size: size, child: child)
        child.place(at: origin(of: child.dimensions(for: inner), in: size, node: node), proposal: inner)
    }

    package func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let child = node.onlyChild else { return nil }
        let proposal = proposalForPlacing(proposal, size: size, child: child)
        let dimensions = child.dimensions(for: proposal)
        guard let value = dimensions[explicit: key] else { return nil }
        let origin = self.origin(of: dimensions, in: size, node: node)
        return value + (key.axis == .horizontal ? origin.x : origin.y)
    }

    package var ownSpacing: OwnSpacing { .always }

    package func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge {
        node.onlyChild?.spacing(at: edge) ?? .standard
    }

    package func isUnbounded(along axis: Axis, node: RenderNode) -> Bool {
        if ownTraits.contains(.bounded(axis)) { return false }
        return !keepsRigidity.contains(axis) || node.onlyChild?.isUnbounded(along: axis) == true
    }

    package var isTransparentToTraits: Bool { true }
}

extension RenderNode {
    /// The only child of a wrapping node.
    var onlyChild: RenderNode? {
        if let first = children.first, !first.flags.contains(.transparent) { return first }
        return layoutChildren.first
    }
}

/// A modifier that is the layout of the node it makes around its content.
protocol WrappingModifier: PrimitiveModifier, NodeLayout, Equatable {}

extension WrappingModifier {
    package nonisolated static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: EmptyLayout(), inputs: inputs)
        inputs.follow { [unowned node] graph in node.setLayout(modifier.read(in: graph)) }
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

/// The layout of a node that only shows its child in another way.
package struct PassingLayout: WrappingLayout, Equatable {
    package init() {}

    package var isPartOfContainer: Bool { true }
}
