/// A place where objects are stored, as a model context uses it: an app implements one to keep its models in a file format,
/// a database or a service of its own.
///
/// The context sends requests, and the store answers with snapshots of objects. A configuration names the type of the
/// store, and a container opens it, as in `ModelContainer(for: Book.self, configurations: JSONStoreConfiguration(url))`.
///
/// Calls of a store by the contexts of a container never overlap. They come from the threads of the contexts.
public protocol DataStore: AnyObject {
    /// The description of the store.
    associatedtype Configuration: DataStoreConfiguration where Self == Configuration.Store
    /// The form in which objects are read and written.
    associatedtype Snapshot: DataStoreSnapshot

    /// The identity of the store, which is the same in every run. Identifiers of objects contain it.
    var identifier: String { get }
    /// The classes that are stored here.
    var schema: Schema { get }
    /// The description that the store was opened with.
    var configuration: Configuration { get }

    /// Opens the store, or creates it.
    init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws

    /// Deletes everything in the store.
    func erase() throws

    /// Returns snapshots of the objects that a request asks for.
    ///
    /// - Throws: ``DataStoreError/preferInMemoryFilter`` or ``DataStoreError/preferInMemorySort`` to be asked again without
    ///   the predicate or the order, which the context then evaluates itself. The caller of the fetch receives any other
    ///   error.
    func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Snapshot>
    /// Returns the number of objects that a request asks for.
    func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int
    /// Returns the identifiers of the objects that a request asks for.
    func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier]

    /// Writes the changes of a context: all of them, or none and throws.
    func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot>

    /// Called when a context begins to use the store.
    func initializeState(for editingState: EditingState)
    /// Called when a context that has used the store ends.
    func invalidateState(for editingState: EditingState)
    /// Returns the snapshots that the store has in memory for objects of a context.
    func cachedSnapshots(
        for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
    ) throws -> [PersistentIdentifier: Snapshot]
}

extension DataStore {
    /// Returns the number of snapshots that ``fetch(_:)`` returns.
    public func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
        try fetch(request).fetchedSnapshots.count
    }

    /// Returns the identifiers of the snapshots that ``fetch(_:)`` returns.
    public func fetchIdentifiers<T: PersistentModel>(
        _ request: DataStoreFetchRequest<T>
    ) throws -> [PersistentIdentifier] {
        try fetch(request).fetchedSnapshots.map(\.persistentIdentifier)
    }

    /// Throws ``DataStoreError/unsupportedFeature``: a container then deletes the objects of the store by a save.
    public func erase() throws { throw DataStoreError.unsupportedFeature }

    /// Does nothing.
    public func initializeState(for editingState: EditingState) {}

    /// Does nothing.
    public func invalidateState(for editingState: EditingState) {}

    /// Returns no snapshots.
    public func cachedSnapshots(
        for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
    ) throws -> [PersistentIdentifier: Snapshot] { [:] }
}

/// A store that deletes all objects that satisfy a predicate at once.
public protocol DataStoreBatching: DataStore {
    /// Deletes the objects that a request asks for.
    func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws
}

/// The description of a store: its name, its classes, and the type that opens it.
public protocol DataStoreConfiguration: Hashable {
    /// The type of the store.
    associatedtype Store: DataStore where Self == Store.Configuration

    /// The name, which tells the configurations of a container apart.
    var name: String { get }
    /// The classes that are stored here; nil for all. A container sets it before it opens the store.
    var schema: Schema? { get set }

    /// Throws if the store can't be opened with this description.
    func validate() throws
}

extension DataStoreConfiguration {
    /// Accepts every description.
    public func validate() throws {}
}

/// A store with a history of its saves.
public protocol HistoryProviding {
    /// The type of the transactions.
    associatedtype HistoryType: HistoryTransaction

    /// The type of the transactions.
    static var historyType: HistoryType.Type { get }

    /// Returns the transactions that a descriptor asks for.
    func fetchHistory(_ descriptor: HistoryDescriptor<HistoryType>) throws -> [HistoryType]
    /// Deletes the transactions that a descriptor asks for.
    func deleteHistory(_ descriptor: HistoryDescriptor<HistoryType>) throws
}
