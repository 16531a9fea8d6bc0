import Foundation
import SwiftData

/// A store of an app that hands all requests on to a file of SQLite, and records them.
struct CountedStoreConfiguration: DataStoreConfiguration {
    typealias Store = CountedStore

    var name = "counted"
    var schema: Schema?
    var fileURL: URL
    let log = CountedStoreLog()

    static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

final class CountedStoreLog {
    struct Refused: Error {}

    var requests: [String] = []
    var refusesBatches = false
    var leavesPredicates = false

    func take() -> [String] {
        defer { requests = [] }
        return requests
    }
}

final class CountedStore: DataStore, DataStoreBatching, HistoryProviding {
    typealias Configuration = CountedStoreConfiguration
    typealias Snapshot = DefaultSnapshot
    typealias HistoryType = DefaultHistoryTransaction
    static var historyType: DefaultHistoryTransaction.Type { DefaultHistoryTransaction.self }

    let configuration: CountedStoreConfiguration
    let schema: Schema
    private let base: DefaultStore
    private var log: CountedStoreLog { configuration.log }
    var identifier: String { base.identifier }

    init(_ configuration: CountedStoreConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        self.configuration = configuration
        schema = configuration.schema!
        base = try DefaultStore(ModelConfiguration(schema: schema, url: configuration.fileURL))
    }

    func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Snapshot> {
        log.requests.append("fetch \(T.self)")
        return try base.fetch(request)
    }

    func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
        log.requests.append("count \(T.self)")
        if log.leavesPredicates, request.descriptor.predicate != nil { throw DataStoreError.preferInMemoryFilter }
        return try base.fetchCount(request)
    }

    func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot> {
        log.requests.append("save \(request.inserted.count) \(request.updated.count) \(request.deleted.count)")
        return try base.save(request)
    }

    func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws {
        log.requests.append("delete \(T.self) \(request.editingState.author ?? "-")")
        if log.refusesBatches { throw CountedStoreLog.Refused() }
        try base.delete(request)
    }

    func cachedSnapshots(
        for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
    ) throws -> [PersistentIdentifier: DefaultSnapshot] {
        log.requests.append("cached \(persistentIdentifiers.count)")
        return try base.cachedSnapshots(for: persistentIdentifiers, editingState: editingState)
    }

    func fetchHistory(
        _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>
    ) throws -> [DefaultHistoryTransaction] { try base.fetchHistory(descriptor) }

    func deleteHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws {
        try base.deleteHistory(descriptor)
    }
}
