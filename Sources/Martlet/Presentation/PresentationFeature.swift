/// The keyboard handling of sheets and alerts: Return presses the default button, and Escape dismisses.
enum PresentationFeature: SceneFeature {
    static var keyHandlers: [KeyHandler] {
        [
            // Return in a field of an alert also presses the alert's default button.
            KeyHandler(.submit) { _, scene in scene.presenting.performDefaultAction() },
            KeyHandler(.fallback) { key, scene in
                key.key == .return && key.phase == .down && scene.presenting.performDefaultAction()
            },
            KeyHandler(.moving) { key, scene in
                key.isPlain && key.key == .escape && scene.presenting.leaveOwnPresentation()
            },
        ]
    }
}
