/// A node as a panel that is presented above a scene, or as a button of one.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct PanelNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The node as a panel, or in one.
    package var panel: PanelNode {
        @inline(__always) get { PanelNode(self) }
    }
}
