import Martlet

/// A node as it is painted with cells.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
struct PaintedNode {
    /// The node that the view belongs to.
    let node: RenderNode

    @inline(__always)
    init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The node as it is painted.
    var painting: PaintedNode {
        @inline(__always) get { PaintedNode(self) }
    }
}
