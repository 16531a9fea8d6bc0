import Foundation
import SwiftData

/// A store that keeps the snapshots of all objects in one JSON file, and leaves predicates and orders to the context.
struct JSONStoreConfiguration: DataStoreConfiguration {
    typealias Store = JSONStore

    var name: String
    var schema: Schema?
    var fileURL: URL
    /// Counts the requests, and makes them fail.
    var control = JSONStoreControl()

    init(name: String = "json", schema: Schema? = nil, fileURL: URL) {
        self.name = name
        self.schema = schema
        self.fileURL = fileURL
    }

    static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

final class JSONStoreControl {
    struct Refused: Error {}

    var refusesFetch = false
    var refusesSave = false
    var fetches: [String] = []
    var states: [EditingState] = []
    var ended = 0
    /// The numbers of inserted, updated and deleted snapshots of each save.
    var saves: [[Int]] = []
    /// Changes snapshots while they are saved.
    var change: ((DefaultSnapshot) -> DefaultSnapshot)?
}

final class JSONStore: DataStore {
    typealias Configuration = JSONStoreConfiguration
    typealias Snapshot = DefaultSnapshot

    let configuration: JSONStoreConfiguration
    let schema: Schema
    let identifier: String
    private var control: JSONStoreControl { configuration.control }

    init(_ configuration: JSONStoreConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        self.configuration = configuration
        schema = configuration.schema!
        identifier = configuration.fileURL.lastPathComponent
    }

    func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Snapshot> {
        control.fetches.append("\(T.self)")
        if control.refusesFetch { throw JSONStoreControl.Refused() }
        if request.descriptor.predicate != nil { throw DataStoreError.preferInMemoryFilter }
        if !request.descriptor.sortBy.isEmpty { throw DataStoreError.preferInMemorySort }
        let name = Schema.entityName(for: T.self)
        let found = try read().values.filter { $0.persistentIdentifier.entityName == name }
        return DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: found)
    }

    func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot> {
        if control.refusesSave { throw JSONStoreControl.Refused() }
        control.saves.append([request.inserted.count, request.updated.count, request.deleted.count])
        var all = try read()
        var remapped: [PersistentIdentifier: PersistentIdentifier] = [:]
        for snapshot in request.inserted {
            let old = snapshot.persistentIdentifier
            remapped[old] = try PersistentIdentifier.identifier(
                for: identifier, entityName: old.entityName, primaryKey: UUID())
        }
        for snapshot in request.inserted + request.updated {
            let id = remapped[snapshot.persistentIdentifier] ?? snapshot.persistentIdentifier
            all[id] = snapshot.copy(persistentIdentifier: id, remappedIdentifiers: remapped)
        }
        for snapshot in request.deleted { all[snapshot.persistentIdentifier] = nil }
        try JSONEncoder().encode(Array(all.values)).write(to: configuration.fileURL)
        return DataStoreSaveChangesResult(for: identifier, remappedIdentifiers: remapped)
    }

    func initializeState(for editingState: EditingState) { control.states.append(editingState) }
    func invalidateState(for editingState: EditingState) { control.ended += 1 }

    private func read() throws -> [PersistentIdentifier: DefaultSnapshot] {
        guard FileManager.default.fileExists(atPath: configuration.fileURL.path) else { return [:] }
        let data = try Data(contentsOf: configuration.fileURL)
        let all = try JSONDecoder().decode([DefaultSnapshot].self, from: data)
        return Dictionary(all.map { ($0.persistentIdentifier, $0) }) { first, _ in first }
    }
}
