/// Key presses and keyboard shortcuts that a node handles.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct KeyNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// Keys that the node handles.
    package var keys: KeyNode {
        @inline(__always) get { KeyNode(self) }
    }
}
