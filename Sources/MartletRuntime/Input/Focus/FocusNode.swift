/// A node as an element that can have the focus, or that contains such elements.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct FocusNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// Focus of the node and below it.
    package var focus: FocusNode {
        @inline(__always) get { FocusNode(self) }
    }
}
