import AttributeGraph
import Foundation

/// Makes the nodes of text fields.
enum FieldMaker {
    static func make<Label: View>(
        _ role: ControlRole,
        label: _GraphValue<Label>,
        inputs: _ViewInputs,
        parts: @escaping (Graph) -> FieldParts
    ) -> _ViewOutputs {
        let environment = inputs.environment
        let look = inputs.attachment(TextFieldStyleKey.self, as: StyleLook.self)?.look ?? .automatic
        // A label that is a text is also what the empty field says.
        let isText = Label.self == Text.self
        let node = ControlMaker.make(
            role,
            inputs: inputs,
            label: isText ? nil : ControlLabel(label),
            showsLabel: false
        ) { graph, node, control in
            guard let editor = node.extras?.input?.editor else { return }
            let surroundings = graph[environment.textSurroundings]
            let parts = parts(graph)
            let title = isText ? label.read(in: graph) as? Text : nil
            control.title = title?.resolve(in: surroundings.context).string ?? ""
            control.hasChrome = look != .plain
            control.look = look
            control.fillsHeight = parts.fillsHeight
            control.inputTraits = EnvironmentValues(scope: environment).textInputTraits
            editor.isMultiline = parts.isMultiline
            editor.editingChanged = parts.editingChanged
            editor.submit = {
                onMainActor((parts.commit, environment)) { commit, environment in
                    commit?()
                    let wasSubmitted = EnvironmentValues(scope: environment).submit(look == .search ? .search : .text)
                    return wasSubmitted || commit != nil
                }
            }
            let context = surroundings.context
            let prompt = (parts.prompt ?? title ?? Text(verbatim: "")).resolve(in: context)
            editor.take(
                parts.source.value(in: context), prompt: prompt, style: context.baseStyle,
                options: surroundings.options)
            editor.describe(in: &control)
        }
        let editor = FieldEditor(node: node)
        editor.isSecure = role == .secureField
        node.input.editor = editor
        inputs.follow { [unowned node] _ in
            guard case .control(var control) = node.content else { return }
            control.actions.setText = { [weak editor] text in onMainActor((editor, text)) { $0?.replace(with: $1) } }
            control.actions.commit = { [weak editor] in onMainActor(editor) { $0?.commit() } }
            node.setControl(control)
        }
        return _ViewOutputs(node: node)
    }
}
