import Foundation

/// How a node sizes itself and places what stands in it.
///
/// The documented negotiation: the parent proposes a size, the child chooses its own, the parent places it.
/// Implementations are values without state; what they learn of children is cached by the nodes.
package protocol NodeLayout {
    /// The size that the node chooses for a proposal, in points.
    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize

    /// Places the children of a node that has `size`, chosen for `proposal`, by `RenderNode.place(at:proposal:)`.
    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize)

    /// Where a guide lies that was set explicitly in the node or below, or nil.
    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat?

    /// What the node wants of the distance to its neighbours at an edge.
    func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge

    /// When `spacing(of:at:)` says more than the default.
    var ownSpacing: OwnSpacing { get }

    /// What paths in messages call the node; nil if they leave it out.
    var name: String? { get }

    /// Whether the node has just one child whose traits count as its own.
    var isTransparentToTraits: Bool { get }

    /// Which of the children the traits are taken from.
    var primaryIndex: Int { get }

    /// The axis along which the node arranges its children, if it is a stack.
    var stackAxis: Axis? { get }

    /// Whether the node is to be told of its place although nothing stands in it yet.
    var placesWithoutChildren: Bool { get }

    /// How early the node is given space where no modifier says.
    var layoutPriority: Double { get }

    /// The safe area for a child, if the node has a say in it.
    func safeAreas(below node: RenderNode, around child: RenderNode) -> SafeAreas?

    /// The layout without lengths that cannot be any, of which the node's scene is told (law C6).
    func checked(for node: RenderNode) -> Self
}

extension NodeLayout {
    package func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        for child in node.layoutChildren { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    package func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { nil }

    package func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge { .standard }

    package var ownSpacing: OwnSpacing { .never }

    package var name: String? { nil }

    package var isTransparentToTraits: Bool { false }

    package var primaryIndex: Int { 0 }

    package var stackAxis: Axis? { nil }

    package var placesWithoutChildren: Bool { false }

    package var layoutPriority: Double { 0 }

    package func safeAreas(below node: RenderNode, around child: RenderNode) -> SafeAreas? { nil }

    @inlinable
    package func checked(for node: RenderNode) -> Self { self }
}

/// The layout of what takes no space.
package struct EmptyLayout: NodeLayout {
    package init() {}

    package func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize { .zero }
}

/// The layout of what takes all that it is offered, and nothing where nothing is.
package struct FillingLayout: NodeLayout {
    package init() {}

    package func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }
}
