private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
    /// What undoes what a person does in the window; nil outside of one.
    ///
    ///     @Environment(\.undoManager) private var undoManager
    ///
    /// A body that asks it whether there is something to undo does not run again when that changes: the manager is the
    /// same. Show what it says where the body runs with the change itself.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}

/// Keeps what undoes what a person does in a window.
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

    /// What one event did is undone at once.
    func takePart(in phase: UpdatePhase, of scene: SceneGraph) {
        onMainActor(manager) {
            $0.endEvent()
            if $0.isEventGroupOpen { $0.eventEnd?.isAwaited = true }
        }
    }
}

/// What undoing is for scenes: the manager in the environment, and the keys.
enum UndoFeature: SceneFeature {
    static func prepare(_ scene: SceneGraph, isPresented: Bool) {
        scene.setEnvironment(\.undoManager, scene.undoManager)
    }

    static var keyHandlers: [KeyHandler] { [KeyHandler(.command) { key, scene in scene.performUndo(key) }] }
}

extension SceneGraph {
    /// What undoes what a person does in the window.
    @MainActor
    package var undoManager: UndoManager { service(SceneUndo.self).manager }

    /// Undoes or redoes, if that is what the key asks for and there is anything.
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
