import Foundation

/// Inserts objects in the store, without creating them in memory.
///
///     var titles = ["Emma", "Persuasion"]
///     let request = NSBatchInsertRequest(entityName: "Book", dictionaryHandler: { values in
///         guard let title = titles.popLast() else { return true }
///         values["title"] = title
///         return false
///     })
///     try context.execute(request)
///
/// An object with the unique values of a stored one replaces the stored object's values by its own, if the context's
/// merge policy lets new objects take precedence. Contexts are notified only by
/// ``NSManagedObjectContext/mergeChanges(fromRemoteContextSave:into:)``.
// @unchecked Sendable: see NSPersistentStoreRequest.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
    private let name: String?
    private let described: NSEntityDescription?
    /// The entity of the objects.
    open var entity: NSEntityDescription? { described }
    /// The name of the entity of the objects.
    open var entityName: String { name ?? described?.name ?? "" }
    /// The values of each object, by names of attributes.
    open var objectsToInsert: [[String: Any]]?
    /// Sets the values of the next object; returns true if there are no more.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Sets the values of the next object; returns true if there are no more.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// The contents of the result.
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    /// Inserts objects of an entity with values by name.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        name = entityName
        described = nil
        objectsToInsert = dictionaries
        super.init()
    }

    /// Inserts objects of an entity with values by name.
    public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        name = nil
        described = entity
        objectsToInsert = dictionaries
        super.init()
    }

    /// Inserts objects of an entity, until a closure returns true.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        name = entityName
        described = nil
        dictionaryHandler = handler
        super.init()
    }

    /// Inserts objects of an entity, until a closure returns true.
    public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        name = nil
        described = entity
        dictionaryHandler = handler
        super.init()
    }

    /// Inserts objects of an entity, until a closure returns true.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        name = entityName
        described = nil
        managedObjectHandler = handler
        super.init()
    }

    /// Inserts objects of an entity, until a closure returns true.
    public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        name = nil
        described = entity
        managedObjectHandler = handler
        super.init()
    }

    override func apply(in work: BatchWork) throws -> NSPersistentStoreResult {
        let ids = try work.insert(of: entityName) { object in
            if let dictionaryHandler {
                let values = NSMutableDictionary()
                if dictionaryHandler(values) { return true }
                for (key, value) in values {
                    if let key = key as? String { object.setValue(value, forKey: key) }
                }
                return false
            }
            return managedObjectHandler?(object) ?? true
        } rows: {
            objectsToInsert ?? []
        }
        return switch resultType {
        case .statusOnly: NSBatchInsertResult(true, resultType)
        case .objectIDs: NSBatchInsertResult(ids, resultType)
        case .count: NSBatchInsertResult(ids.count, resultType)
        }
    }
}
