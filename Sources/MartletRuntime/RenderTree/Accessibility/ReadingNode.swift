/// The names, values, traits and actions of a node for tests and assistive technology.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct ReadingNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The node as tests and assistive technology read it.
    package var reading: ReadingNode {
        @inline(__always) get { ReadingNode(self) }
    }
}
