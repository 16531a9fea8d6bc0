// Undo and redo in a field.

extension FieldEditor {
    /// Records an edit, so that it can be undone.
    func record(_ before: EditHistory.Moment) {
        guard !isSecure else { return }
        let edit = editing.lastEdit
        let end = edit.offset + edit.inserted
        if edit.removed == 0, edit.inserted > 0, !editing.text[utf8: edit.offset..<end].contains(where: \.isNewline) {
            history.record(.typing, before: before, start: edit.offset, end: end)
        } else if edit.inserted == 0, before.selection.isEmpty {
            history.record(.deleting, before: before, start: before.selection.lowerBound, end: end)
        } else {
            history.record(.other, before: before)
        }
    }

    /// Performs undo or redo, if the key requests it and the history is not empty.
    @MainActor
    func handleHistory(_ key: KeyInput) -> Bool {
        let held = key.modifiers.subtracting([.capsLock, .numericPad, .shift])
        guard held == .command || held == .control else { return false }
        let character = key.key.character
        let isRedo =
            character == "y"
            || character.lowercased() == "z" && (key.modifiers.contains(.shift) || character.isUppercase)
        guard isRedo || character == "z" else { return false }
        guard let moment = isRedo ? history.redo(from: moment) : history.undo(from: moment) else { return false }
        let history = history
        editing.setText(moment.text)
        editing.select(bytes: moment.selection)
        requestSelection()
        if let content = moment.attributed, attributed != nil {
            attributed?.take(content)
            writeAttributed()
            show()
        } else {
            write()
        }
        self.history = history
        return true
    }
}
