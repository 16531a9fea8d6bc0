/// Animated movement of a node to its layout position.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct MotionNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The movement of the node to its layout position.
    package var motion: MotionNode {
        @inline(__always) get { MotionNode(self) }
    }
}
