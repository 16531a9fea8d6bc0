/// What sheets and alerts do with keys: Return chooses the default button, Escape leaves.
enum PresentationFeature: SceneFeature {
    static var keyHandlers: [KeyHandler] {
        [
            // Return in a field of an alert is for the alert too.
            KeyHandler(.submit) { _, scene in scene.performDefaultAction() },
            KeyHandler(.fallback) { key, scene in
                key.key == .return && key.phase == .down && scene.performDefaultAction()
            },
            KeyHandler(.moving) { key, scene in
                key.isPlain && key.key == .escape && scene.leaveOwnPresentation()
            },
        ]
    }
}
