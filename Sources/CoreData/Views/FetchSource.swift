import Foundation
import Martlet

/// A declaration of a request. A view value that is created again has another.
final class FetchSource {
    /// The class of the objects.
    let type: any NSFetchRequestResult.Type
    let entity: NSEntityDescription?
    let entityName: String?
    let predicate: NSPredicate?
    let descriptors: [NSSortDescriptor]
    let limit: Int
    let offset: Int
    let includesPendingChanges: Bool
    let includesSubentities: Bool
    let transaction: Transaction
    /// Returns the section of an object; nil if there are no sections.
    let section: ((NSManagedObject) -> AnyHashable)?

    init(
        _ type: any NSFetchRequestResult.Type, entity: NSEntityDescription? = nil, predicate: NSPredicate?,
        descriptors: [NSSortDescriptor], transaction: Transaction,
        section: ((NSManagedObject) -> AnyHashable)? = nil
    ) {
        self.type = type
        self.entity = entity
        entityName = entity?.name
        self.predicate = predicate
        self.descriptors = descriptors
        limit = 0
        offset = 0
        includesPendingChanges = true
        includesSubentities = true
        self.transaction = transaction
        self.section = section
    }

    init<Result>(
        _ type: any NSFetchRequestResult.Type, _ request: NSFetchRequest<Result>, transaction: Transaction,
        section: ((NSManagedObject) -> AnyHashable)? = nil
    ) {
        self.type = type
        entity = request.entity
        entityName = request.entityName
        predicate = request.predicate
        descriptors = request.sortDescriptors ?? []
        limit = max(0, request.fetchLimit)
        offset = max(0, request.fetchOffset)
        includesPendingChanges = request.includesPendingChanges
        includesSubentities = request.includesSubentities
        self.transaction = transaction
        self.section = section
    }

    /// All that makes a difference to the answer, as a text.
    func question(_ predicate: NSPredicate?, _ descriptors: [NSSortDescriptor]) -> String {
        let filter = predicate.map { (try? PredicateTree.of($0).format) ?? "\(ObjectIdentifier($0))" } ?? ""
        let order = descriptors.map {
            "\($0.pathOfKeys ?? "\($0)")\($0.ascending)\($0.ownTextOrder.map { "\($0)" } ?? "")"
        }
        return
            "\(entityName ?? "")|\(filter)|\(order)|\(limit)|\(offset)|\(includesPendingChanges)|\(includesSubentities)"
    }

    /// The request as a context carries it out.
    func plan(
        _ predicate: NSPredicate?, _ descriptors: [NSSortDescriptor], in context: NSManagedObjectContext
    ) throws -> FetchPlan {
        let request = NSFetchRequest<NSManagedObject>()
        request.entity =
            entity ?? (type as? NSManagedObject.Type).flatMap { context.model?.entity(of: $0) }
            ?? entityName.flatMap { context.model?.entitiesByName[$0] }
        request.predicate = predicate
        request.sortDescriptors = descriptors
        request.fetchLimit = limit
        request.fetchOffset = offset
        request.includesPendingChanges = includesPendingChanges
        request.includesSubentities = includesSubentities
        if request.entity == nil, context.model != nil {
            throw CoreDataError.make(.invalidRequest, "The model of the context has no entity with the class \(type).")
        }
        return try context.plan(of: request)
    }
}

extension Transaction {
    /// Returns the transaction for changes of a result; without an animation, that of the change.
    static func of(_ animation: Animation?) -> Transaction {
        animation.map(Transaction.init(animation:)) ?? Transaction()
    }
}
