import Foundation

/// Editing of attributed text.
extension FieldEditor {
    /// Takes an attributed text, and what is selected in it. Runs in a rule, which comes to depend on both.
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

    /// Brings the editor into line with what it is bound to.
    func bring(_ value: AttributedString, _ selection: AttributedTextSelection?) {
        guard var attributed else { return }
        let isOther = !attributed.isSame(value)
        if isOther {
            let text = value.plain
            let isSameText = text == editing.text
            // What the app does to the selected text is undone as what a person does; another text has another past.
            if isSameText || selection?.known != nil && selection?.bytes(in: value).isKnown == true {
                history.note(.other, before: moment)
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

    /// Writes the text after an edit, and what is selected in it.
    @MainActor
    func writeAttributed(_ edit: TextEditing.Edit, pasted: AttributedString?) {
        attributed?.apply(edit, in: editing.text, pasted: pasted)
        tellAttributed()
    }

    /// Writes what the editor has into its bindings, and takes what they have made of it.
    @MainActor
    func tellAttributed() {
        guard let attributed else { return }
        let bindings = attributed.bindings
        bindings.text.wrappedValue = attributed.content
        tellAttributedSelection()
        bring(bindings.text.wrappedValue, bindings.selection?.wrappedValue)
    }

    /// Writes what is selected now, where that is wanted and not known.
    func tellAttributedSelection() {
        guard let attributed, let binding = attributed.bindings.selection else { return }
        let selection = attributed.selection(selectedBytes, affinity: affinity)
        guard selection != attributed.lastSelection else { return }
        binding.wrappedValue = selection
        self.attributed?.lastSelection = binding.wrappedValue
    }

    /// Bold, italic and underlined, by the keys that editors have for that.
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
            // What the definition takes back at once is not set at all.
            if let formatting, formatting.formatted(changed) == formatting.formatted(container) { return }
            container = changed
        }
        if attributed.content != old { history.note(.other, before: before) }
        self.attributed = attributed
        tellAttributed()
        show()
        return true
    }
}
