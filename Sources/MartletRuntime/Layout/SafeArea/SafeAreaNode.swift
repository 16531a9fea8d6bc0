/// The safe area around a node.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct SafeAreaNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The safe area around the node.
    package var safeArea: SafeAreaNode {
        @inline(__always) get { SafeAreaNode(self) }
    }
}
