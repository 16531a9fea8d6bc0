import Martlet

/// Decorations of a node, as tests query them.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
struct DecoratedNode {
    /// The node that the view belongs to.
    let node: RenderNode

    @inline(__always)
    init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// Decorations of the node.
    var decoration: DecoratedNode {
        @inline(__always) get { DecoratedNode(self) }
    }
}
