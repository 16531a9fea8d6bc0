/// A node as a picker, an option of one, or a part of either.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct PickerNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The node as a part of a picker.
    package var picker: PickerNode {
        @inline(__always) get { PickerNode(self) }
    }
}
