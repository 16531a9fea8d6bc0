/// Scrolling of a node: its offset, the rows and targets in it, and the scroll views around it.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct ScrollNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// Scrolling of the node and around it.
    package var scroll: ScrollNode {
        @inline(__always) get { ScrollNode(self) }
    }
}
