import Martlet

extension KeyInput {
    /// The key with Command where it was pressed with Control, as terminals have no key of the other kind; nil where it
    /// was not.
    package var withCommandForControl: KeyInput? {
        guard modifiers.contains(.control) else { return nil }
        var key = self
        key.modifiers.remove(.control)
        key.modifiers.insert(.command)
        return key
    }
}

extension SceneGraph {
    /// Operates the control in front whose shortcut a key is, with Control for Command. A field moves its cursor by some
    /// of these keys, which the app has declared to mean something else.
    @MainActor
    package func performControlShortcut(_ key: KeyInput) -> Bool {
        guard key.phase == .down, let command = key.withCommandForControl else { return false }
        return frontmost.performShortcut(command)
    }
}
