/// What navigation stacks and tab views do with keys: the ways back, and from tab to tab.
enum NavigationFeature: SceneFeature {
    static var keyHandlers: [KeyHandler] {
        [
            KeyHandler(.window) { key, scene in
                // Where the host edits text itself, fields have no use for the key that leads back.
                scene.profile.hasOwnNavigationBar && key.isWayBack && scene.goBack()
            },
            KeyHandler(.command) { key, scene in scene.switchTab(key) },
            KeyHandler(.moving) { key, scene in
                (key.isWayBack || key.isPlain && key.key == .escape) && scene.goBack()
            },
        ]
    }
}
