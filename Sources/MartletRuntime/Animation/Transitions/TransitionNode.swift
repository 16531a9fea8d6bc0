/// Insertion and removal of a node with a transition.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct TransitionNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The transition of the node.
    package var transition: TransitionNode {
        @inline(__always) get { TransitionNode(self) }
    }
}
