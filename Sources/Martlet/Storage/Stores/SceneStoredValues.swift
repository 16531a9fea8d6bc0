import Foundation

/// The stored values of one scene. Used by the thread that updates it.
final class SceneStoredValues: SceneService {
    static let slot = ServiceSlot()
    static let phases: UpdatePhases = .lookOutside

    private struct Key: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    private var slots: [Key: StoredSlot] = [:]
    /// The number of slots at which those that no view follows any more are removed.
    private var sweepCount = 64
    /// The name by which the values of the scene's window are found again; set when the window is made.
    var windowName: String?
    /// Where there is a file for each window; nil to keep the values in memory.
    var folder: String?
    private var knownSceneStore: SceneStore?
    /// The stores that may change without telling.
    // @exclusivity(unchecked): asked in each update; no access lasts while other code runs.
    @exclusivity(unchecked) private(set) var polledStores: [DefaultsStore] = []

    init(scene: SceneGraph) {}

    /// What is presented belongs to its window.
    static func make(for scene: SceneGraph) -> SceneStoredValues {
        scene.presentation?.presentingScene?.storedValues ?? SceneStoredValues(scene: scene)
    }

    /// The slot for a key of a store, the same for all views of the scene.
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

    /// Removes the slots that nothing but this list holds: keys that are made of ids would pile up.
    private func removeUnused(in scene: SceneGraph) {
        for key in Array(slots.keys) {
            guard var slot = slots.removeValue(forKey: key) else { continue }
            if isKnownUniquelyReferenced(&slot) { scene.graph.end(slot.scope) } else { slots[key] = slot }
        }
        sweepCount = max(64, slots.count * 2)
    }

    /// What `SceneStorage` keeps, as it was when the window was last shown.
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

    /// The name for a window that an app declares: its id, or its place among the windows.
    static func windowName(id: String?, number: Int) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_"))
        guard let id = id?.addingPercentEncoding(withAllowedCharacters: allowed), !id.isEmpty else {
            return "window-\(number)"
        }
        return id
    }

    /// Looks for changes in stores that do not tell of all of them.
    func takePart(in phase: UpdatePhase, of scene: SceneGraph) {
        for store in polledStores { store.poll() }
    }
}

extension SceneGraph {
    /// The stored values that views of the window follow.
    var storedValues: SceneStoredValues { service(SceneStoredValues.self) }

    /// Keeps what `SceneStorage` stores in files in `folder`, one for each window, and restores what is there. For the
    /// time before the first update.
    package func keepSceneValues(in folder: String) { storedValues.folder = folder }

    /// Forgets what `SceneStorage` has stored: the scene is closed for good (law J2).
    package func discardSceneValues() { storedValues.sceneStore(for: self).discard() }
}
