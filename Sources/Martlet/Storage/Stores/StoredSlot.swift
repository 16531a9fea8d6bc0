import AttributeGraph

/// What was stored for a key at a moment. Of two readings, that with the higher version is newer.
struct StoredReading: Equatable, Sendable {
    var value: StoredValue?
    var version: Int
}

/// A key of a store, as one scene follows it: all its views see the same value throughout an update (law C2).
// @unchecked Sendable: constants and a location, which has a lock.
final class StoredSlot: @unchecked Sendable {
    let store: ValueStore
    let key: String
    private let location: StoredLocation<StoredReading>
    /// The lifetime of what rules read of the key. The scene ends it when no view follows the key any more.
    let scope: Scope

    init(_ store: ValueStore, key: String, reading: StoredReading, scene: SceneGraph) {
        self.store = store
        self.key = key
        scope = scene.graph.makeScope(in: scene.scope)
        location = StoredLocation(reading, scene: scene, scope: scope)
    }

    /// What the caller may see now: the snapshot in an update of the scene, the latest elsewhere.
    var value: StoredValue? { location.scene == nil ? store.read(key) : location.get().value }

    /// The scene, on the thread that updates it.
    var scene: SceneGraph? { location.scene }

    /// Takes a change. Changes may arrive in another order than that in which they were made.
    func receive(_ reading: StoredReading, transaction: Transaction) {
        location.update(transaction: transaction) { if reading.version > $0.version { $0 = reading } }
    }
}
