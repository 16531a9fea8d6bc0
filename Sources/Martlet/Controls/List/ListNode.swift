/// A node as a part of a list: a row, or a view in one.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct ListNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The node as a part of a list.
    package var list: ListNode {
        @inline(__always) get { ListNode(self) }
    }
}
