import AttributeGraph
import Foundation

/// The optional content of a node, which depends on the value of its view.
///
/// The value is not read when the node is created, because that would run the enclosing body before the scene is
/// ready.
final class LateContent: NodeAttachment {
    private let branches: BranchSwitch

    private init(_ inputs: _ViewInputs) { branches = BranchSwitch(inputs: inputs) }

    /// Shows a view at the end of a node, or removes it.
    ///
    /// - Parameter inputs: The inputs of the node.
    static func show<Content: View>(_ content: Content?, in node: RenderNode, _ inputs: _ViewInputs) {
        if let content {
            node.attachment(LateContent.self, orMake: LateContent(inputs.inside(node))).branches.show(
                content, branch: 0)
        } else {
            node.attachment(LateContent.self)?.branches.showNothing()
        }
    }
}
