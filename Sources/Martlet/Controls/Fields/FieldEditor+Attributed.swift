import Foundation

/// Editing of attributed text.
extension FieldEditor {
    /// Reads the attributed text and its selection from the bindings. Called in a rule, which depends on both.
    func take(_ bindings: AttributedBindings, in context: TextContext) {
        var attributed = AttributedEditing(bindings, context: context)
        if let known = self.attributed {
            attributed.take(known.content)
            attributed.typing = known.typing
            attributed.lastSelection = known.lastSelection
        }
        self.attributed = attributed
        bring(bindings.text.wrappedValue, bindings.selection?.wrappedValue)
    }

    /// Updates the editor to the values of its bindings.
    func bring(_ value: AttributedString, _ selection: AttributedTextSelection?) {
        guard var attributed else { return }
        let isOther = !attributed.isSame(value)
        if isOther {
            let text = value.plain
            let isSameText = text == editing.text
            // An app's change to the selected text can be undone like a user's edit. Another text has no history.
            if isSameText || selection?.known != nil && selection?.bytes(in: value).isKnown == true {
                history.record(.other, before: moment)
            } else {
                history.clear()
            }
            attributed.take(value)
            if !isSameText { editing.setText(text) }
        }
        if let selection, isOther || selection != attributed.lastSelection {
            let (bytes, isKnown) = selection.bytes(in: value)
            attributed.lastSelection = selection
            attributed.typing = isKnown && bytes.isEmpty ? selection.typingAttributes : nil
            let old = editing.selection
            editing.select(bytes: bytes)
            if old != editing.selection { requestSelection() }
        }
        self.attributed = attributed
    }

    /// Writes the text and the selection to the bindings after an edit.
    @MainActor
    func writeAttributed(_ edit: TextEditing.Edit, pasted: AttributedString?) {
        attributed?.apply(edit, in: editing.text, pasted: pasted)
        writeAttributed()
    }

    /// Writes the text and the selection to the bindings, and reads back the values that the bindings made of them.
    @MainActor
    func writeAttributed() {
        guard let attributed else { return }
        let bindings = attributed.bindings
        bindings.text.wrappedValue = attributed.content
        writeAttributedSelection()
        bring(bindings.text.wrappedValue, bindings.selection?.wrappedValue)
    }

    /// Writes the selection to its binding, if the selection has changed.
    func writeAttributedSelection() {
        guard let attributed, let binding = attributed.bindings.selection else { return }
        let selection = attributed.selection(selectedBytes, affinity: affinity)
        guard selection != attributed.lastSelection else { return }
        binding.wrappedValue = selection
        self.attributed?.lastSelection = binding.wrappedValue
    }

    /// Toggles bold, italic and underline by the usual keyboard shortcuts.
    @MainActor
    func handleFormatting(_ key: KeyInput) -> Bool {
        guard var attributed, key.modifiers.subtracting([.capsLock, .numericPad]) == .command else { return false }
        let formatting = attributed.context.environment.formatting
        let environment = attributed.context.environment
        let surroundings = Font.Context(
            size: environment.dynamicTypeSize, sizes: environment.styleSizes, prefersBold: false,
            font: environment.font?.inheriting(environment.defaultFont) ?? environment.defaultFont)
        let selection = attributed.selection(selectedBytes, affinity: .automatic)
        let first = selection.typingAttributes(in: attributed.content)
        let font = (first.font ?? .default).resolve(in: surroundings)
        let change: (inout AttributeContainer) -> Void
        switch key.key.character.lowercased() {
        case "b": change = { $0.font = ($0.font ?? .default).bold(!font.isBold) }
        case "i": change = { $0.font = ($0.font ?? .default).italic(!font.isItalic) }
        case "u":
            let isUnderlined = first.underlineStyle != nil
            change = { $0.underlineStyle = isUnderlined ? nil : .single }
        default: return false
        }
        let before = moment
        let old = attributed.content
        attributed.transform(selectedBytes) { container in
            var changed = container
            change(&changed)
            // Does not set an attribute that the formatting definition would immediately remove.
            if let formatting, formatting.formatted(changed) == formatting.formatted(container) { return }
            container = changed
        }
        if attributed.content != old { history.record(.other, before: before) }
        self.attributed = attributed
        writeAttributed()
        show()
        return true
    }
}
