import Martlet

extension HostCore {
    /// Copies, cuts and pastes in the focused field, by the usual keys of a desktop: fields receive them before
    /// anything else.
    ///
    /// - Returns: Whether the key is one of them. Nothing is copied without a selection, or from a secure field.
    @MainActor
    func performClipboardKey(_ input: KeyInput) -> Bool {
        guard input.phase == .down, input.modifiers == .command, ["c", "x", "v"].contains(input.key.character),
            let node = scene.focus.focused, let field = node.control?.as(FieldControl.self),
            node.control?.isEnabled == true
        else { return false }
        guard input.key != "v" else {
            guard let text = host.desktop.clipboard else { return false }
            return perform { scene.send(.text(text)) }
        }
        guard let selection = field.selection, !selection.isEmpty, node.control?.role != .secureField else {
            return false
        }
        host.desktop.clipboard = String(Array(field.shown)[selection])
        node.operate(.recordCopied, by: .test)
        if input.key == "x" { _ = perform { scene.send(.key(KeyInput(key: .delete))) } }
        return true
    }
}
