import Foundation
import MartletStore

/// The store of this library, a file of SQLite, by the interface of ``DataStore``.
///
///     let store = try DefaultStore(ModelConfiguration(schema: Schema([Book.self]), url: url))
///     let transactions = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
///
/// Contexts of a container with a ``ModelConfiguration`` use the file directly, without snapshots.
public final class DefaultStore: DataStore, DataStoreBatching {
    /// The description of a file.
    public typealias Configuration = ModelConfiguration
    /// The values of an object of any class.
    public typealias Snapshot = DefaultSnapshot

    /// The name of the configuration.
    public let name: String
    /// The classes that are stored here.
    public let schema: Schema
    /// The description that the store was opened with.
    public let configuration: ModelConfiguration
    private let core: ContainerCore

    /// The identity of the store, which the file contains.
    public var identifier: String { core.stores[0].identifier }

    /// Opens the store, or creates it.
    ///
    /// - Throws: ``SwiftDataError`` that describes the error of the store. The file is then unchanged.
    public convenience init(
        _ configuration: ModelConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)? = nil
    ) throws {
        let version = migrationPlan?.schemas.max { $0.versionIdentifier < $1.versionIdentifier }
        guard let schema = configuration.schema ?? version.map({ Schema(versionedSchema: $0) }) else {
            throw SwiftDataError(.unknownSchemaPart, "The configuration '\(configuration.name)' has no schema.")
        }
        try self.init(configuration, schema, migrationPlan)
    }

    private init(
        _ configuration: ModelConfiguration, _ schema: Schema, _ migrationPlan: (any SchemaMigrationPlan.Type)?
    ) throws {
        name = configuration.name
        self.schema = schema
        self.configuration = configuration
        core = try ContainerCore(schema, [configuration], migrationPlan)
    }

    private func context(_ state: EditingState) -> ModelContext {
        let context = ModelContext(core, home: .anywhere)
        context.author = state.author
        return context
    }

    /// Deletes every object of the store.
    public func erase() throws { try ModelContainer(core).erase() }

    /// Does nothing: snapshots are read from the file each time.
    public func initializeState(for editingState: EditingState) {}
    /// Does nothing: snapshots are read from the file each time.
    public func invalidateState(for editingState: EditingState) {}

    /// Returns snapshots of the objects that a request asks for.
    public func fetch<T: PersistentModel>(
        _ request: DataStoreFetchRequest<T>
    ) throws -> DataStoreFetchResult<T, DefaultSnapshot> {
        let objects = try context(request.editingState).fetch(request.descriptor)
        return DataStoreFetchResult(
            descriptor: request.descriptor, fetchedSnapshots: objects.map { DefaultSnapshot($0.record) })
    }

    /// Returns the number of objects that a request asks for.
    public func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
        try context(request.editingState).fetchCount(request.descriptor)
    }

    /// Returns the identifiers of the objects that a request asks for.
    public func fetchIdentifiers<T: PersistentModel>(
        _ request: DataStoreFetchRequest<T>
    ) throws -> [PersistentIdentifier] {
        try context(request.editingState).fetchIdentifiers(request.descriptor)
    }

    /// Deletes the objects that a request asks for, by the delete rules of their relationships.
    public func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws {
        let context = context(request.editingState)
        try context.delete(model: T.self, where: request.predicate, includeSubclasses: request.includeSubclasses)
        try context.save()
    }

    /// Writes the changes of a request in one transaction.
    public func save(
        _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
    ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
        let context = context(request.editingState)
        let changes = SnapshotChanges(context)
        let inserted = try changes.apply(request)
        try context.save()
        let identifiers = inserted.map { ($0.record.id, $0.record.id) }
        return withExtendedLifetime(changes) {
            DataStoreSaveChangesResult(
                for: identifier, remappedIdentifiers: Dictionary(identifiers) { first, _ in first })
        }
    }

    /// Returns the snapshots of objects that the file has.
    public func cachedSnapshots(
        for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
    ) throws -> [PersistentIdentifier: DefaultSnapshot] {
        let context = context(editingState)
        var found: [PersistentIdentifier: DefaultSnapshot] = [:]
        for id in persistentIdentifiers {
            guard let plan = schema.plans.first(where: { $0.name == id.entityName }),
                let object = context.object(plan, id.key)
            else { continue }
            found[id] = DefaultSnapshot(object.record)
        }
        return found
    }
}

extension DefaultStore: HistoryProviding {
    /// The type of the transactions.
    public typealias HistoryType = DefaultHistoryTransaction
    /// The type of the tokens.
    public typealias TokenType = DefaultHistoryToken

    /// The type of the transactions.
    public static var historyType: DefaultHistoryTransaction.Type { DefaultHistoryTransaction.self }

    /// Returns the transactions that a descriptor asks for, in the order of the saves.
    public func fetchHistory(
        _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>
    ) throws -> [DefaultHistoryTransaction] {
        try ModelContext(core, home: .anywhere).fetchHistory(descriptor)
    }

    /// Deletes the transactions that a descriptor asks for. The objects stay.
    public func deleteHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws {
        try ModelContext(core, home: .anywhere).deleteHistory(descriptor)
    }
}
