/// Hit testing of a node and below it.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct HitNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// Hit testing of the node and below it.
    package var hits: HitNode {
        @inline(__always) get { HitNode(self) }
    }
}
