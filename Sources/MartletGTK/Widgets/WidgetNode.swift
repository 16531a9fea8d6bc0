#if GTK
import Martlet

/// A node as the widget that shows it.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
struct WidgetNode {
    /// The node that the view belongs to.
    let node: RenderNode

    @inline(__always)
    init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The node as the widget that shows it.
    var widget: WidgetNode {
        @inline(__always) get { WidgetNode(self) }
    }
}
#endif
