import Foundation

/// Deletes objects in the store, without reading them.
///
///     let request = NSBatchDeleteRequest(fetchRequest: Book.fetchRequest())
///     request.resultType = .resultTypeObjectIDs
///     let result = try context.execute(request) as? NSBatchDeleteResult
///     let gone = [NSDeletedObjectsKey: result?.result as? [NSManagedObjectID] ?? []]
///     NSManagedObjectContext.mergeChanges(fromRemoteContextSave: gone, into: [context])
///
/// The delete rules of relationships apply. Contexts are notified only by
/// ``NSManagedObjectContext/mergeChanges(fromRemoteContextSave:into:)``, and objects do not validate themselves.
// @unchecked Sendable: see NSPersistentStoreRequest.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
    /// The request for the objects to delete.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// The contents of the result.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    let objectIDs: [NSManagedObjectID]?

    /// Creates a request that deletes the results of another request.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        objectIDs = nil
        super.init()
    }

    /// Deletes objects of one entity.
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest()
        fetchRequest.entity = objects.first?.entity
        objectIDs = objects
        super.init()
    }

    override func apply(in work: BatchWork) throws -> NSPersistentStoreResult {
        let ids = try objectIDs ?? work.objects(of: fetchRequest)
        let gone = try work.delete(ids)
        return switch resultType {
        case .resultTypeStatusOnly: NSBatchDeleteResult(true, resultType)
        case .resultTypeObjectIDs: NSBatchDeleteResult(gone, resultType)
        case .resultTypeCount: NSBatchDeleteResult(ids.count, resultType)
        }
    }
}
