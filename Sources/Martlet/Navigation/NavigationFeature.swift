/// The keyboard shortcuts of navigation stacks and tab views: going back, and switching tabs.
enum NavigationFeature: SceneFeature {
    static var keyHandlers: [KeyHandler] {
        [
            KeyHandler(.window) { key, scene in
                // Applies where the host itself edits text, since fields then do not need the key for going back.
                scene.profile.hasOwnNavigationBar && key.isWayBack && scene.goBack()
            },
            KeyHandler(.command) { key, scene in scene.switchTab(key) },
            KeyHandler(.moving) { key, scene in
                (key.isWayBack || key.isPlain && key.key == .escape) && scene.goBack()
            },
        ]
    }
}
