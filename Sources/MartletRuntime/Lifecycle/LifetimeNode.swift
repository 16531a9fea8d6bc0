/// Appearing, disappearing, and changes of the content that modifiers observe.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct LifetimeNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// Appearing and disappearing of the node and its content.
    package var lifetime: LifetimeNode {
        @inline(__always) get { LifetimeNode(self) }
    }
}
