import AttributeGraph
import Foundation

/// The button at the start of a row that deletes the row, shown in edit mode.
final class RowRemoval {
    let node: RenderNode
    private let scope: Scope

    /// Creates the button. Called in a rule.
    init(_ row: RenderNode, inputs: _ViewInputs) {
        let graph = inputs.graph
        scope = graph.makeScope(in: inputs.scope)
        var inner = inputs.inside(row)
        inner.scope = scope
        inner.wrappers = nil
        let view = RemovalButton(
            action: isolated { [weak row] in
                if let row { onMainActor(row) { _ = $0.operate(.delete, by: .program) } }
            })
        let value = graph.makeInput(view, in: scope) { _, _ in true }
        node = RemovalButton._makeView(view: _GraphValue(value, isCompared: true), inputs: inner).node
    }

    /// Removes the button. Called in a rule.
    func end(in scene: SceneGraph) {
        node.removeFromParent()
        scene.end(scope, removing: [node])
    }
}

private nonisolated struct RemovalButton: View {
    let action: @MainActor () -> Void

    @MainActor var body: some View {
        Button(role: .destructive, action: action) {
            Image(systemName: "minus.circle.fill").foregroundStyle(.red)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Delete")
    }
}

extension RowState {
    /// The insets of the row's content: after the delete button, while it is shown.
    var insetsBesideRemoval: EdgeInsets {
        var insets = contentInsets
        guard let node = removal?.node else { return insets }
        insets.leading += node.size(for: .unspecified).width + node.scene.profile.defaultSpacing.width
        return insets
    }
}
