import AttributeGraph

/// A link from a modifier of a view to the first text field in that view.
final class FieldLink {
    fileprivate weak var node: RenderNode?

    /// The editor of the first field in the content; `nil` if there is none.
    ///
    /// - Complexity: O(n) in the nodes before that field.
    var editor: FieldEditor? { node?.firstField?.input.editor as? FieldEditor }

    /// Moves the focus to the field.
    @MainActor
    func focus() { _ = node?.firstField?.operate(.focus, by: .key) }
}

extension RenderNode {
    /// The first node of the subtree that edits text.
    fileprivate var firstField: RenderNode? {
        if input.editor is FieldEditor { return self }
        for child in children {
            if let field = child.firstField { return field }
        }
        return nil
    }
}

/// Attaches a link to the content's node.
nonisolated struct FieldLinkModifier: PrimitiveModifier {
    let link: FieldLink

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        inputs.follow { [unowned node = outputs.node] graph in modifier.read(in: graph).link.node = node }
        return outputs
    }
}
