import Foundation

/// What lists do in scenes: their metrics in the environment, and the keys that edit and select rows.
enum ListFeature: SceneFeature {
    static func prepare(_ scene: SceneGraph, isPresented: Bool) {
        scene.setEnvironment(\.editMode, scene.makeEditMode())
        if !isPresented { scene.setEnvironment(\.defaultMinListRowHeight, scene.profile.list.minimumRowHeight) }
    }

    static var keyHandlers: [KeyHandler] {
        [
            KeyHandler(.row) { key, scene in
                guard let row = scene.focus.focused?.enclosingRow else { return false }
                return edit(row, by: key, in: scene)
            },
            KeyHandler(.moving) { key, scene in
                guard key.isPlain, key.key == .upArrow || key.key == .downArrow else { return false }
                return scene.moveSelection(up: key.key == .upArrow, key.modifiers)
            },
        ]
    }

    /// The keys that edit a list, wherever in the row the focus is: Delete removes it, Option with an arrow moves it,
    /// Command with A selects all of the list.
    @MainActor
    private static func edit(_ row: RenderNode, by key: KeyInput, in scene: SceneGraph) -> Bool {
        guard let control = row.controlContent, control.isEnabled else { return false }
        switch (key.key, key.modifiers.subtracting([.capsLock, .numericPad])) {
        case (.delete, []), (.deleteForward, []):
            guard let delete = control.actions.delete else { return false }
            // The focus goes on to a neighbour, so that the key can be pressed again.
            if let neighbour = scene.neighbour(ofRow: row) { scene.setFocus(neighbour) }
            delete()
        case (.upArrow, .option), (.downArrow, .option):
            guard let move = control.actions.move else { return false }
            move(key.key == .upArrow ? -1 : 1)
        case ("a", .command): return row.selectAllRows()
        default: return false
        }
        return true
    }
}
