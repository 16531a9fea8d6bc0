/// The stages of key handling, in their order. A handler that uses a key keeps it from later ones.
///
/// The handling by the focused element and its ancestors is between `window` and `command`: key press handlers of
/// views, the editor of a field, the control itself, the controls around it, and key press handlers around the element.
package enum KeyStage: Int, CaseIterable {
    /// Before the focused element: keys that navigate the window, and that fields don't use.
    case window
    /// Receives a Return key that a field has used, for the form around the field. No later stage follows.
    case submit
    /// After shortcuts of controls: commands that hold in all of the window.
    case command
    /// Handles a key that the focused element has not used, or that was pressed without a focus.
    case fallback
    /// Before the focus is moved.
    case moving
}

/// The key handler of a feature for one stage.
package struct KeyHandler {
    let stage: KeyStage
    /// Returns whether it has used the key.
    let handle: @MainActor (KeyInput, SceneGraph) -> Bool

    package init(_ stage: KeyStage, _ handle: @escaping @MainActor (KeyInput, SceneGraph) -> Bool) {
        self.stage = stage
        self.handle = handle
    }
}

extension KeyInput {
    /// Whether the key means "back" in browsers and file managers.
    package var isWayBack: Bool {
        key == .leftArrow && modifiers.intersection([.control, .option, .command, .shift]) == .option
    }

    /// Whether the key is pressed without the modifiers of a command.
    package var isPlain: Bool { modifiers.isDisjoint(with: [.control, .option, .command]) }
}
