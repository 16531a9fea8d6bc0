import Foundation
import SwiftData

// The types of custom stores as apps name them.

private struct ArchiveConfiguration: DataStoreConfiguration {
    typealias Store = Archive
    var name: String
    var schema: Schema?
}

private final class Archive: DataStore, DataStoreBatching, HistoryProviding {
    typealias Configuration = ArchiveConfiguration
    typealias Snapshot = DefaultSnapshot
    typealias HistoryType = DefaultHistoryTransaction
    static var historyType: DefaultHistoryTransaction.Type { DefaultHistoryTransaction.self }
    let configuration: ArchiveConfiguration
    let schema: Schema
    let base: DefaultStore
    var identifier: String { base.identifier }
    private var states: [EditingState.ID: EditingState] = [:]

    init(_ configuration: ArchiveConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        self.configuration = configuration
        schema = configuration.schema ?? Schema()
        base = try DefaultStore(ModelConfiguration(configuration.name, schema: schema), migrationPlan: migrationPlan)
    }

    func erase() throws { try base.erase() }
    func fetch<T>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, DefaultSnapshot>
    where T: PersistentModel { try base.fetch(request) }
    func fetchCount<T>(_ request: DataStoreFetchRequest<T>) throws -> Int where T: PersistentModel {
        guard request.descriptor.fetchOffset == nil else { throw DataStoreError.unsupportedFeature }
        return try base.fetchCount(request)
    }
    func save(
        _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
    ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
        let result = try base.save(request)
        return DataStoreSaveChangesResult<DefaultSnapshot>(
            for: result.storeIdentifier, remappedIdentifiers: result.remappedIdentifiers,
            snapshotsToReregister: result.snapshotsToReregister)
    }
    func delete<T>(_ request: DataStoreBatchDeleteRequest<T>) throws where T: PersistentModel {
        if request.includeSubclasses, request.predicate == nil { try base.delete(request) }
    }
    func initializeState(for editingState: EditingState) { states[editingState.id] = editingState }
    func invalidateState(for editingState: EditingState) { states[editingState.id] = nil }
    func cachedSnapshots(
        for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
    ) throws -> [PersistentIdentifier: DefaultSnapshot] {
        try base.cachedSnapshots(for: persistentIdentifiers, editingState: editingState)
    }
    func fetchHistory(
        _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>
    ) throws -> [DefaultHistoryTransaction] { try base.fetchHistory(descriptor) }
    func deleteHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws {
        try base.deleteHistory(descriptor)
    }
}

private func isNew<Values: BackingData>(_ values: Values.Type, _ id: PersistentIdentifier) -> Bool {
    id.isTemporary || values.init(for: Values.Model.self).persistentModelID?.isTemporary == true
}

private func name<Value: DataStoreSnapshotValue>(_ value: Value, _ key: DataStoreSnapshotCodingKey) -> String {
    switch key {
    case .persistentIdentifier: "identifier"
    case .modeledProperty(let name): "\(name): \(value)"
    }
}

@MainActor private func open() throws -> EditingState {
    let container = try ModelContainer(
        for: Voyage.self, configurations: ArchiveConfiguration(name: "archive"))
    return container.mainContext.editingState
}
