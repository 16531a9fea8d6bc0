/// Marks a node whose subtree belongs to the view around it, but is neither shown in it nor part of its name, such as
/// the items of its menu.
package final class SeparateContent: NodeAttachment {
    package init() {}
}

extension RenderNode {
    /// Whether the subtree is excluded from the content and the name of the view around it.
    var hasSeparateContent: Bool { hasAttachment(SeparateContent.self) }
}
