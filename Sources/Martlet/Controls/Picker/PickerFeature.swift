/// What pickers do with keys: the arrows choose among options that stand beside or below each other.
enum PickerFeature: SceneFeature {
    static var keyHandlers: [KeyHandler] {
        [
            KeyHandler(.control) { key, scene in
                guard scene.focus.focused?.controlContent?.role == .option else { return false }
                return scene.moveChoice(key.key)
            }
        ]
    }
}
