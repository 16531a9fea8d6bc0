import AttributeGraph
import Foundation

/// What stands in a node only where the value of its view says so.
///
/// What a view is like is not looked at when its node is made: that would run the body around it before the scene is
/// ready for it.
final class LateContent: NodeAttachment {
    private let branches: BranchSwitch

    private init(_ inputs: _ViewInputs) { branches = BranchSwitch(inputs: inputs) }

    /// Shows a view at the end of a node, or nothing any more.
    ///
    /// - Parameter inputs: Those of the node.
    static func show<Content: View>(_ content: Content?, in node: RenderNode, _ inputs: _ViewInputs) {
        if let content {
            node.attachment(LateContent.self, orMake: LateContent(inputs.inside(node))).branches.show(
                content, branch: 0)
        } else {
            node.attachment(LateContent.self)?.branches.showNothing()
        }
    }
}
