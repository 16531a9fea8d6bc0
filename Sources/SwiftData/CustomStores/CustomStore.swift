import Foundation
import MartletBase
import MartletStore

/// A store of the app, as a container uses it.
///
/// Contexts read objects from a cache, which is an ordinary store in memory (``Store``). The store of the app is the truth:
/// a fetch asks it first, and enters the answer in the cache; a save writes it last, within the transaction of the cache,
/// so that an error leaves both unchanged.
// @unchecked Sendable: calls of the app's store hold the lock.
class CustomStore: @unchecked Sendable {
    /// A part of the store's objects, in the form of the cache.
    struct Answer {
        var snapshots: [DefaultSnapshot]
        /// Whether the store has no other objects of the class.
        var isComplete: Bool
    }

    let name: String
    let identifier: String
    let identifiers: StoreIdentifiers
    let lock = RecursiveLock()
    /// Whether all objects have been read once.
    var isLoaded = false

    init(name: String, identifier: String) {
        self.name = name
        self.identifier = identifier
        identifiers = StoreIdentifiers(store: identifier)
    }

    /// Runs a closure while no other context uses the store.
    func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    /// Asks for objects.
    func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, _ state: EditingState, _ schema: Schema
    ) throws -> Answer { fatalError("CustomStore is abstract.") }

    /// Writes changes.
    ///
    /// - Returns: the snapshots of objects that the store has changed.
    func save(
        inserted: [_ModelRecord], updated: [_ModelRecord], deleted: [_ModelRecord], _ state: EditingState,
        _ schema: Schema
    ) throws -> [DefaultSnapshot] { fatalError("CustomStore is abstract.") }

    /// Returns the number of objects that the store has by its own count; nil if it leaves the request to the context.
    func count<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ state: EditingState) throws -> Int? { nil }

    /// Returns the snapshots that the store has in memory, of objects that the cache lacks.
    func cached(
        _ identifiers: [PersistentIdentifier], _ state: EditingState, _ schema: Schema
    ) throws -> [DefaultSnapshot] { [] }

    /// Whether the store deletes by a predicate (``DataStoreBatching``).
    var deletesBatches: Bool { false }

    /// Deletes objects by a predicate.
    func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws {}

    /// Returns transactions of the store's history; nil if it has none of the type.
    func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T]? { nil }

    /// Deletes transactions of the store's history.
    ///
    /// - Returns: whether the store has a history of the type.
    func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> Bool { false }

    /// Returns the position after a token in the store's history, or the present one; nil if the store has no history.
    func historyCursor(after token: (any HistoryToken)?) throws -> CustomHistoryCursor? { nil }

    func erase(_ objects: [(plan: EntityPlan, key: Int64)], _ state: EditingState) throws {}
    func initializeState(for state: EditingState) {}
    func invalidateState(for state: EditingState) {}
}

/// A store of a type.
// @unchecked Sendable: see CustomStore.
final class TypedCustomStore<Base: DataStore>: CustomStore, @unchecked Sendable {
    private let store: Base

    init(_ store: Base, name: String) {
        self.store = store
        super.init(name: name, identifier: store.identifier)
    }

    /// Asks the store for objects: without the predicate or the order if it prefers that.
    override func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, _ state: EditingState, _ schema: Schema
    ) throws -> Answer {
        var descriptor = descriptor
        while true {
            do {
                let request = DataStoreFetchRequest(editingState: state, descriptor: descriptor)
                let result = try locked { try store.fetch(request) }
                let all = result.fetchedSnapshots + result.relatedSnapshots.values
                return Answer(
                    snapshots: try all.map { try $0.values(schema) },
                    isComplete: descriptor.predicate == nil && descriptor.fetchLimit == nil
                        && (descriptor.fetchOffset ?? 0) == 0)
            } catch DataStoreError.preferInMemoryFilter where descriptor.predicate != nil {
                descriptor.predicate = nil
            } catch DataStoreError.preferInMemorySort where !descriptor.sortBy.isEmpty {
                descriptor.sortBy = []
            }
            // The limit counts objects that satisfy the predicate, in the order.
            descriptor.fetchLimit = nil
            descriptor.fetchOffset = nil
        }
    }

    private func snapshot(_ record: _ModelRecord) throws -> Base.Snapshot {
        if Base.Snapshot.self == DefaultSnapshot.self, let made = DefaultSnapshot(record) as? Base.Snapshot {
            return made
        }
        guard let backing = record as? any BackingData else { throw DataStoreError.unsupportedFeature }
        var related: [PersistentIdentifier: any BackingData] = [:]
        return Base.Snapshot(from: backing, relatedBackingDatas: &related)
    }

    override func save(
        inserted: [_ModelRecord], updated: [_ModelRecord], deleted: [_ModelRecord], _ state: EditingState,
        _ schema: Schema
    ) throws -> [DefaultSnapshot] {
        let request = DataStoreSaveChangesRequest<Base.Snapshot>(
            inserted: try inserted.map(snapshot), updated: try updated.map(snapshot),
            deleted: try deleted.map(snapshot), editingState: state)
        let result = try locked { try store.save(request) }
        for record in inserted { identifiers.insert(record.key) }
        for (old, new) in result.remappedIdentifiers { identifiers.remap(old, to: new) }
        for record in deleted { identifiers.remove(record.key) }
        return try result.snapshotsToReregister.values.map { try $0.values(schema) }
    }

    override func count<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, _ state: EditingState
    ) throws -> Int? {
        var descriptor = descriptor
        descriptor.sortBy = []
        do {
            return try locked {
                try store.fetchCount(DataStoreFetchRequest(editingState: state, descriptor: descriptor))
            }
        } catch DataStoreError.preferInMemoryFilter {
            return nil
        }
    }

    override func cached(
        _ identifiers: [PersistentIdentifier], _ state: EditingState, _ schema: Schema
    ) throws -> [DefaultSnapshot] {
        try locked { try store.cachedSnapshots(for: identifiers, editingState: state) }
            .values.map { try $0.values(schema) }
    }

    override var deletesBatches: Bool { store is any DataStoreBatching }

    override func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws {
        guard let store = store as? any DataStoreBatching else { throw DataStoreError.unsupportedFeature }
        try locked { try store.delete(request) }
    }

    override func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T]? {
        func fetch<Provider: HistoryProviding>(_ provider: Provider) throws -> [T]? {
            guard let descriptor = descriptor as? HistoryDescriptor<Provider.HistoryType> else { return nil }
            return try locked { try provider.fetchHistory(descriptor) } as? [T]
        }
        return try (store as? any HistoryProviding).flatMap { try fetch($0) }
    }

    override func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> Bool {
        func delete<Provider: HistoryProviding>(_ provider: Provider) throws -> Bool {
            guard let descriptor = descriptor as? HistoryDescriptor<Provider.HistoryType> else { return false }
            try locked { try provider.deleteHistory(descriptor) }
            return true
        }
        return try (store as? any HistoryProviding).map { try delete($0) } ?? false
    }

    override func historyCursor(after token: (any HistoryToken)?) throws -> CustomHistoryCursor? {
        func cursor<Provider: HistoryProviding>(_ provider: Provider) throws -> CustomHistoryCursor {
            try locked { try TypedHistoryCursor(self, provider, after: token) }
        }
        return try (store as? any HistoryProviding).map { try cursor($0) }
    }

    override func erase(_ objects: [(plan: EntityPlan, key: Int64)], _ state: EditingState) throws {
        try locked {
            do { try store.erase() } catch DataStoreError.unsupportedFeature {
                let records = objects.map { object in
                    object.plan.makeRecord(object.key)
                }
                let snapshots = try records.map { record in
                    let snapshot = try snapshot(record)
                    return snapshot.copy(
                        persistentIdentifier: identifiers.permanent(record.plan.name, record.key),
                        remappedIdentifiers: nil)
                }
                _ = try store.save(
                    DataStoreSaveChangesRequest(inserted: [], updated: [], deleted: snapshots, editingState: state))
            }
        }
        for object in objects { identifiers.remove(object.key) }
    }

    override func initializeState(for state: EditingState) { locked { store.initializeState(for: state) } }
    override func invalidateState(for state: EditingState) { locked { store.invalidateState(for: state) } }
}

extension DataStoreConfiguration {
    /// Opens the store of some classes.
    func open(
        _ schema: Schema, _ migrationPlan: (any SchemaMigrationPlan.Type)?
    ) throws -> CustomStore {
        var configuration = self
        configuration.schema = configuration.schema ?? schema
        try configuration.validate()
        return TypedCustomStore(try Store(configuration, migrationPlan: migrationPlan), name: name)
    }
}
