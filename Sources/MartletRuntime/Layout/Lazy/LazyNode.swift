/// A node as a part of a lazy container: a group of rows, a section, or a row.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct LazyNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The node as a part of a lazy container.
    package var lazy: LazyNode {
        @inline(__always) get { LazyNode(self) }
    }
}
