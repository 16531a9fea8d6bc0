import AttributeGraph
import Foundation

/// Creates the nodes of text fields.
enum FieldMaker {
    static func make<Label: View>(
        _ control: FieldControl,
        label: _GraphValue<Label>,
        inputs: _ViewInputs,
        parts: @escaping (Graph) -> FieldParts
    ) -> _ViewOutputs {
        var inputs = inputs
        inputs.leaveLabeledValue()
        let environment = inputs.environment
        let look = inputs.attachment(TextFieldStyleKey.self, as: FieldStyleLook.self)?.look ?? .automatic
        // A label that is a text is also the prompt.
        let isText = Label.self == Text.self
        let hasBoxes = inputs.scene.profile.list.box != nil
        let clearsEditors = AppearanceDefaults.current.clearsTextEditors
        let node = ControlMaker.make(
            control,
            inputs: inputs,
            label: isText ? nil : ControlLabel(label),
            showsLabel: false
        ) { graph, node, draft in
            guard let editor = node.extras?.input?.editor as? FieldEditor else { return }
            let surroundings = graph[environment.textSurroundings]
            let parts = parts(graph)
            let title = isText ? label.read(in: graph) as? Text : parts.title
            draft.state.title = title?.resolve(in: surroundings.context).string ?? ""
            draft.state.hasChrome = look != .plain
            draft.control.look = look
            draft.control.fillsHeight = parts.fillsHeight
            let values = EnvironmentValues(scope: environment)
            draft.control.inputTraits = values.textInputTraits
            draft.control.borderShape = values.textInputBorderShape
            let background = values.scrollContentBackground
            draft.control.isClear = background == .hidden || clearsEditors && background == .automatic
            draft.control.hasBackground = parts.fillsHeight && node.parts.hasBackgroundOfItsOwn
            let hasRow =
                isText && look == .automatic && !draft.state.title.isEmpty && values.isInForm && node.isAllOfRow
            draft.control.isRow = hasBoxes && hasRow && !parts.isMultiline
            draft.control.rowTitle = hasRow && !hasBoxes && !values.labelsAreHidden ? draft.state.title : ""
            editor.isMultiline = parts.isMultiline
            if parts.fillsHeight { editor.findRules = values.findRules }
            editor.editingChanged = parts.editingChanged
            editor.returnSubmits = {
                !parts.isMultiline
                    || !parts.fillsHeight
                        && (parts.commit != nil || EnvironmentValues(scope: environment).hasSubmitAction(for: .text))
            }
            editor.submit = {
                onMainActor((parts.commit, environment)) { commit, environment in
                    commit?()
                    let wasSubmitted = EnvironmentValues(scope: environment).submit(look == .search ? .search : .text)
                    return wasSubmitted || commit != nil
                }
            }
            let context = surroundings.context
            // The prompt does not inherit the foreground style of the field's text; it may have a color of its own.
            let prompt = (parts.prompt ?? title ?? Text(verbatim: "")).resolve(in: context.unpainted)
            if let attributed = parts.attributed { editor.take(attributed, in: context) }
            editor.take(
                parts.source.value(in: context), prompt: prompt, style: context.baseStyle,
                options: surroundings.options)
            editor.take(selection: parts.selection, affinity: values.textSelectionAffinity)
            editor.describe(in: &draft.control)
        }
        let editor = FieldEditor(node: node)
        editor.isSecure = control.isSecure
        node.input.editor = editor
        inputs.follow { [unowned node] _ in
            node.updateControl { content in
                content.actions.setText = { [weak editor] text in
                    onMainActor((editor, text)) { $0?.replace(with: $1) }
                }
                content.actions.editText = { [weak editor] change in
                    onMainActor((editor, change)) { $0?.change($1) }
                }
                content.actions.recordCopied = { [weak editor] in onMainActor(editor) { $0?.recordCopied() } }
                content.actions.selectScalars = { [weak editor] scalars in
                    onMainActor((editor, scalars)) { $0?.select(scalars: $1) }
                }
                content.actions.selectText = { [weak editor] characters in
                    onMainActor((editor, characters)) { $0?.select($1) }
                }
                content.actions.commit = { [weak editor] in onMainActor(editor) { $0?.commit() } }
            }
        }
        return _ViewOutputs(node: node)
    }
}

extension RenderNode {
    /// Whether Return submits the text of the field instead of beginning a new line.
    @MainActor
    package var returnSubmits: Bool { (extras?.input?.editor as? FieldEditor)?.returnSubmits() ?? false }

    /// Whether the node is the whole content of a list row.
    fileprivate var isAllOfRow: Bool {
        var node = parent
        while let current = node {
            if let state = current.list.rowState { return !state.isHeader }
            if current.layout.stackAxis != nil || current.controlContent != nil { return false }
            node = current.parent
        }
        return false
    }
}
