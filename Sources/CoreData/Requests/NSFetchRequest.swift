import Foundation

/// A type of results of a fetch request.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The base class of requests to a store.
// @unchecked Sendable: configured where it is created, and not changed after it is executed.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
    /// A request of no kind.
    override init() { super.init() }

    /// Executes the request in a store.
    func apply(in work: BatchWork) throws -> NSPersistentStoreResult {
        throw CoreDataError.make(.invalidRequest, "\(type(of: self)) is asked for by fetch(_:), not by execute(_:).")
    }
}

/// The kind of results of a request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The number of the kind.
    public let rawValue: UInt
    /// The kind with a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType = NSFetchRequestResultType([])
    /// Identifiers of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// One number: how many there are.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request for the objects of an entity, with a condition and an order.
///
///     let request = NSFetchRequest<Book>(entityName: "Book")
///     request.predicate = NSPredicate(format: "title CONTAINS[cd] %@", text)
///     request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
// @unchecked Sendable: see NSPersistentStoreRequest.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    fileprivate var name: String?
    /// The entity of the objects.
    open var entity: NSEntityDescription?
    /// The name of the entity of the objects.
    open var entityName: String? { name ?? entity?.name }
    /// The condition for the objects; nil for all.
    open var predicate: NSPredicate?
    /// The order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The maximum number of objects; 0 for all.
    open var fetchLimit = 0
    /// The number of objects that are skipped at the beginning.
    open var fetchOffset = 0
    /// The number of objects that are read at a time. Values are decoded when they are read, whatever the number.
    open var fetchBatchSize = 0
    /// The kind of results.
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// Whether unsaved changes are taken into account.
    open var includesPendingChanges = true
    /// Whether objects of subentities are included.
    open var includesSubentities = true
    /// Whether objects count as faults until a value is read. They always do.
    open var returnsObjectsAsFaults = true
    /// Whether rows are read with their values. They always are.
    open var includesPropertyValues = true
    /// Whether objects that are already known are updated from the store. They always are, except for unsaved changes.
    open var shouldRefreshRefetchedObjects = false
    /// The relationships whose objects are read at the same time.
    open var relationshipKeyPathsForPrefetching: [String]?

    /// Returns the request with another type of results.
    func retyped<Other>(_ type: Other.Type = Other.self) -> NSFetchRequest<Other> {
        let other = NSFetchRequest<Other>()
        other.name = name
        other.entity = entity
        other.predicate = predicate
        other.sortDescriptors = sortDescriptors
        other.fetchLimit = fetchLimit
        other.fetchOffset = fetchOffset
        other.fetchBatchSize = fetchBatchSize
        other.resultType = resultType
        other.includesPendingChanges = includesPendingChanges
        other.includesSubentities = includesSubentities
        other.returnsObjectsAsFaults = returnsObjectsAsFaults
        other.includesPropertyValues = includesPropertyValues
        other.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
        other.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        return other
    }

    /// Creates a request for objects of the entity that is given later.
    public override init() { super.init() }
    /// Creates a request for objects of an entity.
    public convenience init(entityName: String) {
        self.init()
        name = entityName
    }
}
