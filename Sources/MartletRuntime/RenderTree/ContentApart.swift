/// Marks a node in which views stand that belong to the one around it without being part of what that shows or is called
/// by: the items of its menu, say.
package final class ContentApart: NodeAttachment {
    package init() {}
}

extension RenderNode {
    /// Whether what stands in the node is no part of what is shown around it.
    var holdsContentApart: Bool { hasAttachment(ContentApart.self) }
}
