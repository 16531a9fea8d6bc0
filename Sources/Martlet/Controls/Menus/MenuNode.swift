/// Menus of a node: its own, its context menu, and the items that it contributes to a menu.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct MenuNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The menus of the node.
    package var menu: MenuNode {
        @inline(__always) get { MenuNode(self) }
    }
}
