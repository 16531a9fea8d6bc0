/// A node as a source or a destination of drag and drop.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct TransferNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The node in drag and drop.
    package var transfer: TransferNode {
        @inline(__always) get { TransferNode(self) }
    }
}
