/// A node as the inspector shows it.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct InspectedNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The node as the inspector shows it.
    package var inspection: InspectedNode {
        @inline(__always) get { InspectedNode(self) }
    }
}
