/// When somebody is asked what to do with a key, in this order. Whoever uses it keeps it from those that follow.
///
/// What the focused element and those around it do with a key stands between `window` and `command`: key presses that
/// views ask for, the editor of a field, the control itself, those around it, and handlers of what stands around.
package enum KeyStage: Int, CaseIterable {
    /// Before the focused element: what leads through the window where fields have no use for it.
    case window
    /// Told of Return, which a field has used, for what a field is part of. Nobody else is asked then.
    case submit
    /// After shortcuts of controls: commands that hold in all of the window.
    case command
    /// What a key does where nothing has the focus that uses it.
    case fallback
    /// Before the focus is moved.
    case moving
}

/// What a feature does with keys at a stage.
package struct KeyHandler {
    let stage: KeyStage
    /// Says whether it has used the key.
    let handle: @MainActor (KeyInput, SceneGraph) -> Bool

    package init(_ stage: KeyStage, _ handle: @escaping @MainActor (KeyInput, SceneGraph) -> Bool) {
        self.stage = stage
        self.handle = handle
    }
}

extension KeyInput {
    /// Whether the key leads back in browsers and file managers.
    package var isWayBack: Bool {
        key == .leftArrow && modifiers.intersection([.control, .option, .command, .shift]) == .option
    }

    /// Whether the key is pressed without those that make it a command.
    package var isPlain: Bool { modifiers.isDisjoint(with: [.control, .option, .command]) }
}
