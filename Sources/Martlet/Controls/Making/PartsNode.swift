/// The frames of a control's parts, as hosts draw them, and the background of a view that controls look for.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct PartsNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The parts of the control.
    package var parts: PartsNode {
        @inline(__always) get { PartsNode(self) }
    }
}
