/// Swipe actions of a row, or of another view that has them.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct SwipeNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The swipe actions of the node.
    package var swipe: SwipeNode {
        @inline(__always) get { SwipeNode(self) }
    }
}
