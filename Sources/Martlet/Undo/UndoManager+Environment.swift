private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
    /// The undo manager of the window; `nil` outside a window.
    ///
    ///     @Environment(\.undoManager) private var undoManager
    ///
    /// A body that reads `canUndo` or `canRedo` does not run again when they change, since the manager is the same
    /// object. Show them in a body that runs with the change itself.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}

/// The undo manager of a scene.
private final class SceneUndo: SceneService {
    static let slot = ServiceSlot()
    static let phases: UpdatePhases = .endEvent

    let manager: UndoManager

    init(scene: SceneGraph) {
        manager = onMainActor(scene.eventEnd) { end in
            let manager = UndoManager()
            manager.eventEnd = end
            return manager
        }
    }

    /// Ends the event's group, so that all changes of one event are undone together.
    func takePart(in phase: UpdatePhase, of scene: SceneGraph) {
        onMainActor(manager) {
            $0.endEvent()
            if $0.isEventGroupOpen { $0.eventEnd?.isAwaited = true }
        }
    }
}

/// The undo feature: the manager in the environment, and the keyboard shortcuts.
enum UndoFeature: SceneFeature {
    static func prepare(_ scene: SceneGraph, isPresented: Bool) {
        scene.setEnvironment(\.undoManager, scene.undoManager)
    }

    static var keyHandlers: [KeyHandler] { [KeyHandler(.command) { key, scene in scene.performUndo(key) }] }
}

extension SceneGraph {
    /// The undo manager of the window.
    @MainActor
    package var undoManager: UndoManager { service(SceneUndo.self).manager }

    /// Performs undo or redo, if the key requests it and the manager can.
    @MainActor
    func performUndo(_ key: KeyInput) -> Bool {
        let held = key.modifiers.subtracting([.capsLock, .numericPad, .shift])
        guard held == .command || held == .control, key.key.character.lowercased() == "z" else { return false }
        if key.modifiers.contains(.shift) || key.key.character.isUppercase {
            guard undoManager.canRedo else { return false }
            undoManager.redo()
        } else {
            guard undoManager.canUndo else { return false }
            undoManager.undo()
        }
        return true
    }
}
