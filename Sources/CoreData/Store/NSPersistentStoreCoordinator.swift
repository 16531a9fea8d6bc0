import Foundation
import MartletBase

/// A store that has been opened.
public final class NSPersistentStore: NSObject, Sendable {
    /// The kind of a store.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// The kind with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A file, a database of SQLite.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A store in memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }

    let store: ObjectStore
    /// The file; nil for a store in memory.
    public let url: URL?
    /// ``NSSQLiteStoreType`` or ``NSInMemoryStoreType``.
    public let type: String
    /// Says which store objects are of.
    public var identifier: String { store.identifier }
    /// Whether it was opened for reading alone.
    public var isReadOnly: Bool { store.isReadOnly }

    let announcesChanges: Bool

    init(_ store: ObjectStore, _ description: NSPersistentStoreDescription) {
        self.store = store
        announcesChanges = description.announcesChanges
        url = description.isInMemory ? nil : description.url
        type = description.isInMemory ? NSInMemoryStoreType : NSSQLiteStoreType
    }
}

/// A model with its store, and the contexts that are notified of saves.
// @unchecked Sendable: a lock guards the mutable state.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The model.
    public let managedObjectModel: NSManagedObjectModel

    private struct Reference {
        weak var context: NSManagedObjectContext?
    }
    private struct Contents {
        var store: NSPersistentStore?
        var contexts: [Reference] = []
    }
    private let contents = HandedMutex(Contents())

    /// Creates a coordinator that has no store yet.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
    }

    /// The store, once it has been opened.
    open var persistentStores: [NSPersistentStore] { contents.withLock { $0.store.map { [$0] } ?? [] } }
    var objectStore: ObjectStore? { contents.withLock { $0.store?.store } }
    var storeIdentifier: String { objectStore?.identifier ?? "none" }

    /// Opens a store. There can be one of a coordinator.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let description = NSPersistentStoreDescription()
        description.type = storeType
        description.url = storeURL
        description.isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
        description.shouldMigrateStoreAutomatically =
            options?[NSMigratePersistentStoresAutomaticallyOption] as? Bool ?? true
        return try open(description)
    }

    func open(_ description: NSPersistentStoreDescription) throws -> NSPersistentStore {
        guard contents.withLock({ $0.store == nil }) else {
            throw CoreDataError.make(.invalidStore, "The coordinator has a store already, and can have one alone.")
        }
        do {
            let store = NSPersistentStore(try ObjectStore(description, managedObjectModel.form), description)
            contents.withLock { $0.store = store }
            LoadedModels.add(managedObjectModel)
            return store
        } catch let error as NSError {
            throw error
        } catch {
            throw CoreDataError.make(.cantOpen, "\(error)")
        }
    }

    /// Lets go of a store.
    open func remove(_ store: NSPersistentStore) throws {
        contents.withLock { if $0.store === store { $0.store = nil } }
    }

    /// Returns the identifier for a URL; nil if it belongs to no entity of the model.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.pathComponents.filter { $0 != "/" }
        guard url.scheme == "x-coredata", parts.count == 2, let form = managedObjectModel.form.entity(parts[0]),
            let key = Int64(parts[1].dropFirst())
        else { return nil }
        return NSManagedObjectID(form, key: key, store: url.host ?? storeIdentifier, isSaved: parts[1].hasPrefix("p"))
    }

    func add(_ context: NSManagedObjectContext) {
        contents.withLock { contents in
            contents.contexts.removeAll { $0.context == nil || $0.context === context }
            contents.contexts.append(Reference(context: context))
        }
    }

    /// Sends the save of one context to the others.
    func notify(_ change: SavedChange, from sender: NSManagedObjectContext) {
        let all = contents.withLock { $0.contexts.compactMap(\.context) }
        for context in all where context !== sender { context.hear(change) }
        announceChange()
    }

    /// Posts the notification of a save, if the store's description requests it.
    func announceChange() {
        guard let store = contents.withLock({ $0.store }), store.announcesChanges else { return }
        NotificationCenter.default.post(
            name: .NSPersistentStoreRemoteChange, object: self,
            userInfo: [NSStoreUUIDKey: store.identifier, NSPersistentStoreURLKey: store.url as Any])
    }

    /// Deletes the files of a store that no coordinator has open.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        if contents.withLock({ $0.store?.url == url }) { contents.withLock { $0.store = nil } }
        for suffix in ["", "-wal", "-shm"] {
            let file = URL(fileURLWithPath: url.path + suffix)
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            try FileManager.default.removeItem(at: file)
        }
    }

    /// Deletes the files of a store that no coordinator has open.
    open func destroyPersistentStore(
        at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws {
        try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options)
    }
}
