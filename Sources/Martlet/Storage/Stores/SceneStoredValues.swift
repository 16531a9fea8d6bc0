import Foundation

/// The stored values of one scene. Accessed only on the thread that updates it.
final class SceneStoredValues: SceneService {
    static let slot = ServiceSlot()
    static let phases: UpdatePhases = .lookOutside

    private struct Key: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    private var slots: [Key: StoredSlot] = [:]
    /// The number of slots at which slots without a view are removed.
    private var sweepCount = 64
    /// The name under which the values of the scene's window are stored; set when the window is created.
    var windowName: String?
    /// The folder with a file for each window; nil to keep the values in memory.
    var folder: String?
    private var knownSceneStore: SceneStore?
    /// The stores whose changes are not all reported.
    // @exclusivity(unchecked): read in each update; no access lasts while other code runs.
    @exclusivity(unchecked) private(set) var polledStores: [DefaultsStore] = []

    init(scene: SceneGraph) {}

    /// A presentation uses the values of its window.
    static func make(for scene: SceneGraph) -> SceneStoredValues {
        scene.presenting.presentation?.presentingScene?.storedValues ?? SceneStoredValues(scene: scene)
    }

    /// The slot for a key of a store, shared by all views of the scene.
    func slot(for key: String, of store: ValueStore, scene: SceneGraph) -> StoredSlot {
        let id = Key(store: ObjectIdentifier(store), key: key)
        if let slot = slots[id] { return slot }
        if slots.count >= sweepCount { removeUnused(in: scene) }
        let slot = store.follow(key) { StoredSlot(store, key: key, reading: $0, scene: scene) }
        slots[id] = slot
        if let defaults = store as? DefaultsStore {
            if defaults.mayChangeUnseen, !polledStores.contains(where: { $0 === defaults }) {
                polledStores.append(defaults)
            }
            for issue in defaults.takeIssues() { scene.diagnostics.report(issue) }
        }
        return slot
    }

    /// Removes the slots that only this list holds: keys that contain ids would accumulate.
    private func removeUnused(in scene: SceneGraph) {
        for key in Array(slots.keys) {
            guard var slot = slots.removeValue(forKey: key) else { continue }
            if isKnownUniquelyReferenced(&slot) { scene.graph.end(slot.scope) } else { slots[key] = slot }
        }
        sweepCount = max(64, slots.count * 2)
    }

    /// The values of `SceneStorage`, restored from the last time that the window was open.
    func sceneStore(for scene: SceneGraph) -> SceneStore {
        if let knownSceneStore { return knownSceneStore }
        let store = SceneStore()
        knownSceneStore = store
        if let folder, let issue = store.restore(from: StoredFile(path: "\(folder)/\(windowName ?? "window-1").plist"))
        {
            scene.diagnostics.report(issue)
        }
        return store
    }

    /// The name for a window that an app declares: its id, or its number among the windows.
    static func windowName(id: String?, number: Int) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_"))
        guard let id = id?.addingPercentEncoding(withAllowedCharacters: allowed), !id.isEmpty else {
            return "window-\(number)"
        }
        return id
    }

    /// Checks the stores whose changes are not all reported.
    func takePart(in phase: UpdatePhase, of scene: SceneGraph) {
        for store in polledStores { store.poll() }
    }
}

extension SceneGraph {
    /// The stored values that views of the window read.
    var storedValues: SceneStoredValues { service(SceneStoredValues.self) }

    /// Saves the values of `SceneStorage` in files in `folder`, one for each window, and restores existing ones. Must
    /// be called before the first update.
    package func keepSceneValues(in folder: String) { storedValues.folder = folder }

    /// Removes the values of `SceneStorage`: the scene is closed permanently (law J2).
    package func discardSceneValues() { storedValues.sceneStore(for: self).discard() }
}
