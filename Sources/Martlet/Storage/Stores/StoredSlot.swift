import AttributeGraph

/// The stored value for a key at a moment. Of two readings, the one with the higher version is newer.
struct StoredReading: Equatable, Sendable, CustomStringConvertible {
    var value: StoredValue?
    var version: Int

    /// The value, as reports of writes show it.
    var description: String { value.map { ValueText.describe($0.propertyList) } ?? "nil" }
}

/// A key of a store, as observed by one scene: all its views see the same value throughout an update (law C2).
// @unchecked Sendable: constants and a location, which has a lock.
final class StoredSlot: @unchecked Sendable {
    let store: ValueStore
    let key: String
    private let location: StoredLocation<StoredReading>
    /// The lifetime of the attributes for the key. The scene ends it when the last view stops using the key.
    let scope: Scope

    init(_ store: ValueStore, key: String, reading: StoredReading, scene: SceneGraph) {
        self.store = store
        self.key = key
        scope = scene.graph.makeScope(in: scene.scope)
        location = StoredLocation(reading, scene: scene, scope: scope, label: "stored \(key)")
    }

    /// The value that the caller may see: the snapshot during an update of the scene, the latest value elsewhere.
    var value: StoredValue? { location.scene == nil ? store.read(key) : location.get().value }

    /// The scene, if the current thread updates it.
    var scene: SceneGraph? { location.scene }

    /// Receives a change. Changes may arrive in a different order than they were made.
    func receive(_ reading: StoredReading, transaction: Transaction) {
        location.update(transaction: transaction) { if reading.version > $0.version { $0 = reading } }
    }
}
