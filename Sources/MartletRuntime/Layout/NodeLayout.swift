import Foundation

/// The way in which a node measures itself and places its children.
///
/// The documented negotiation: the parent proposes a size, the child chooses its own, the parent places it.
/// Implementations are stateless values; the nodes cache the measurements of children.
package protocol NodeLayout {
    /// The size that the node chooses for a proposal, in points.
    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize

    /// Places the children of a node that has `size`, chosen for `proposal`, by `RenderNode.place(at:proposal:)`.
    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize)

    /// Returns the position of a guide that was set explicitly in the subtree, or nil.
    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat?

    /// Returns the node's preference for the distance to its neighbor at an edge.
    func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge

    /// The condition under which `spacing(of:at:)` returns more than the default.
    var ownSpacing: OwnSpacing { get }

    /// The name of the node in paths of messages; nil to omit the node.
    var name: String? { get }

    /// Whether the node is a part of a container or control, rather than of a modifier of the view inside it.
    var isPartOfContainer: Bool { get }

    /// Whether the node has exactly one child, whose traits also apply to the node.
    var isTransparentToTraits: Bool { get }

    /// Whether the node is known, without a question to its children, to have no traits that bound its length along an
    /// axis: a stack then need not ask it for its ideal length.
    func isUnbounded(along axis: Axis, node: RenderNode) -> Bool

    /// The index of the child whose traits the node adopts.
    var primaryIndex: Int { get }

    /// The layout as that of a bar; nil for other layouts.
    // A protocol requirement instead of a cast: a failing cast makes the runtime search all conformances.
    var asBar: (any BarLayout)? { get }

    /// The axis along which the node arranges its children, if it is a stack.
    var stackAxis: Axis? { get }

    /// Whether placement also reaches a node without children.
    var placesWithoutChildren: Bool { get }

    /// The layout priority for nodes without a modifier that sets one.
    var layoutPriority: Double { get }

    /// Returns the safe area for a child, if the node influences it.
    func safeAreas(below node: RenderNode, around child: RenderNode) -> SafeAreas?

    /// Returns the layout without invalid lengths, which are reported as issues of the node's scene (law C6).
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

    package var isPartOfContainer: Bool { false }

    package var isTransparentToTraits: Bool { false }

    // A layout that sets no traits bounds nothing.
    package func isUnbounded(along axis: Axis, node: RenderNode) -> Bool { true }

    package var primaryIndex: Int { 0 }

    package var asBar: (any BarLayout)? { nil }

    package var stackAxis: Axis? { nil }

    package var placesWithoutChildren: Bool { false }

    package var layoutPriority: Double { 0 }

    package func safeAreas(below node: RenderNode, around child: RenderNode) -> SafeAreas? { nil }

    @inlinable
    package func checked(for node: RenderNode) -> Self { self }
}

/// A layout of zero size.
package struct EmptyLayout: NodeLayout {
    package init() {}

    package var isPartOfContainer: Bool { true }

    package func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize { .zero }
}

/// A layout that fills its proposal, with zero for an unspecified axis.
package struct FillingLayout: NodeLayout {
    package init() {}

    package var isPartOfContainer: Bool { true }

    package func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }
}
