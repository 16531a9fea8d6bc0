#if GTK
import Martlet

/// The area in which a node and those below it draw, for widgets outside of what is seen.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
struct ReachNode {
    /// The node that the view belongs to.
    let node: RenderNode

    @inline(__always)
    init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The area in which the node draws.
    var reach: ReachNode {
        @inline(__always) get { ReachNode(self) }
    }
}
#endif
