import Foundation

/// A store in a file, a database of SQLite.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The name of the option that opens a store for reading alone.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The name of the option that brings a store to the form of the model.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The name of the option that infers the mapping. It always does.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

/// The name of the option that has a store post ``Foundation/NSNotification/Name/NSPersistentStoreRemoteChange``.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The name of the option that keeps a history of changes. No history is kept here, and none can be requested.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The key of the store's identifier in ``Foundation/NSNotification/Name/NSPersistentStoreRemoteChange``.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the store's file in ``Foundation/NSNotification/Name/NSPersistentStoreRemoteChange``.
public let NSPersistentStoreURLKey = "storeURL"

extension NSNotification.Name {
    /// Posted after something has been saved to a store, on any thread, if
    /// ``NSPersistentStoreRemoteChangeNotificationPostOptionKey`` is on; the object is the coordinator.
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
}

/// The location of a store, and the options for opening it.
// @unchecked Sendable: described before the store is loaded, and not changed after that.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    /// The file; `/dev/null` for a store in memory.
    open var url: URL?
    /// ``NSSQLiteStoreType`` or ``NSInMemoryStoreType``.
    open var type = NSSQLiteStoreType
    /// Whether the file may not be changed.
    open var isReadOnly = false
    /// Whether a store of another model is migrated to this one.
    open var shouldMigrateStoreAutomatically = true
    /// Whether changes of the model are inferred. They always are.
    open var shouldInferMappingModelAutomatically = true
    /// Whether ``NSPersistentContainer/loadPersistentStores(completionHandler:)`` returns before the store is open.
    open var shouldAddStoreAsynchronously = false

    /// Creates a store in a file that is named later.
    public override init() { super.init() }
    /// Creates a store in a file.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    private(set) var options: [String: NSObject] = [:]

    /// Sets an option: ``NSPersistentStoreRemoteChangeNotificationPostOptionKey`` and ``NSReadOnlyPersistentStoreOption``
    /// have an effect.
    open func setOption(_ option: NSObject?, forKey key: String) {
        options[key] = option
        if key == NSReadOnlyPersistentStoreOption { isReadOnly = (option as? NSNumber)?.boolValue ?? false }
    }

    var announcesChanges: Bool {
        (options[NSPersistentStoreRemoteChangeNotificationPostOptionKey] as? NSNumber)?.boolValue ?? false
    }

    var isInMemory: Bool { type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null" }
    var mayMigrate: Bool { shouldMigrateStoreAutomatically }
}
