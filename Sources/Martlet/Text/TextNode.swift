/// Selection and links of the text that a node shows.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct TextNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// Selection and links of the node's text.
    package var text: TextNode {
        @inline(__always) get { TextNode(self) }
    }
}
