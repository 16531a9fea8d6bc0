/// A node as a navigation bar or toolbar, or in one.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct BarNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The node as a part of a bar.
    package var bar: BarNode {
        @inline(__always) get { BarNode(self) }
    }
}
