import Martlet

extension KeyInput {
    /// The key with Command in place of Control, because terminals have no Command key; nil for a key without Control.
    package var withCommandForControl: KeyInput? {
        guard modifiers.contains(.control) else { return nil }
        var key = self
        key.modifiers.remove(.control)
        key.modifiers.insert(.command)
        return key
    }
}

extension SceneGraph {
    /// Operates the front control whose shortcut matches a key, with Control for Command. In a field some of these keys
    /// move the cursor, and the app's shortcuts override them.
    @MainActor
    package func performControlShortcut(_ key: KeyInput) -> Bool {
        guard key.phase == .down, let command = key.withCommandForControl else { return false }
        return presenting.frontmost.performShortcut(command)
    }
}
