import Foundation

/// Changes attributes of objects in the store, without reading them.
///
///     let request = NSBatchUpdateRequest(entityName: "Book")
///     request.predicate = NSPredicate(format: "isRead == NO")
///     request.propertiesToUpdate = ["isRead": true]
///     try context.execute(request)
///
/// Contexts are notified only by ``NSManagedObjectContext/mergeChanges(fromRemoteContextSave:into:)``, and objects do
/// not validate themselves.
// @unchecked Sendable: see NSPersistentStoreRequest.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
    private let name: String?
    private let described: NSEntityDescription?
    /// The entity of the objects.
    open var entity: NSEntityDescription? { described }
    /// The name of the entity of the objects.
    open var entityName: String { name ?? described?.name ?? "" }
    /// The condition for the objects; nil for all.
    open var predicate: NSPredicate?
    /// Whether objects of subentities are changed too.
    open var includesSubentities = true
    /// The new values, by names of properties or their descriptions.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// The contents of the result.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    /// Changes objects of an entity.
    public init(entityName: String) {
        name = entityName
        described = nil
        super.init()
    }

    /// Changes objects of an entity.
    public init(entity: NSEntityDescription) {
        name = nil
        described = entity
        super.init()
    }

    override func apply(in work: BatchWork) throws -> NSPersistentStoreResult {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entityName)
        request.predicate = predicate
        request.includesSubentities = includesSubentities
        let ids = try work.objects(of: request)
        try work.update(ids, of: entityName, propertiesToUpdate ?? [:])
        return switch resultType {
        case .statusOnlyResultType: NSBatchUpdateResult(true, resultType)
        case .updatedObjectIDsResultType: NSBatchUpdateResult(ids, resultType)
        case .updatedObjectsCountResultType: NSBatchUpdateResult(ids.count, resultType)
        }
    }
}
