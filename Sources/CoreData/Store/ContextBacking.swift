import Foundation
import MartletStore

/// The source and destination of a context's objects: a store, or a parent context.
protocol ContextBacking {
    /// The row of an object: its number, its version, its values. nil if there is none.
    func row(_ form: EntityForm, _ key: Int64) -> [SQLValue]?
    /// Returns the rows of the objects of a to-many relationship.
    func related(_ relationship: RelationshipForm, _ key: Int64) -> [[SQLValue]]
    /// Returns the rows of a fetch; a superset of them, in any order, if the returned `isExact` is false.
    func fetch(_ plan: FetchPlan, limited: Bool) throws -> (rows: [[SQLValue]], isExact: Bool)
    /// Returns the number of rows that a fetch returns; nil if that requires reading them.
    func count(_ plan: FetchPlan) throws -> Int?
    /// Ensures that the objects of a context's save have different unique values; throws if that is impossible.
    func resolveConstraints(of context: NSManagedObjectContext) throws
    /// Saves the changes of a context, and returns them for other contexts.
    func save(_ context: NSManagedObjectContext) throws -> SavedChange
}

/// A save of one context, as other contexts receive it.
struct SavedChange: Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []
    /// The relationships whose lists may have other objects now.
    var lists: Set<String> = []

    /// Records the lists of other objects that change with an object's relationships.
    mutating func recordLists(of object: NSManagedObject, all: Bool) {
        for relationship in object.form.relationships where all || object.dirty.contains(relationship.index) {
            if relationship.isToMany { lists.insert(relationship.identity) }
            if let inverse = relationship.inverse { lists.insert(inverse.identity) }
        }
    }
}

extension NSManagedObjectContext {
    var backing: (any ContextBacking)? {
        if let parent { return ParentBacking(parent: parent) }
        return persistentStoreCoordinator?.objectStore
    }
}

/// A context as the store of another.
struct ParentBacking: ContextBacking {
    let parent: NSManagedObjectContext

    private func asked<Result>(_ body: () throws -> Result) rethrows -> Result {
        try parent.queue.now { try parent.quietly(body) }
    }

    func row(_ form: EntityForm, _ key: Int64) -> [SQLValue]? {
        asked { parent.object(form, key).map { row($0, as: form) } }
    }

    /// Returns the row that a store would have for an object, as one of an entity.
    private func row(_ object: NSManagedObject, as form: EntityForm) -> [SQLValue] {
        [.integer(object.objectID.key), .integer(object.version)] + form.columns.map(object.stored)
            + (form.isShared ? [.text(object.form.name)] : [])
    }

    func related(_ relationship: RelationshipForm, _ key: Int64) -> [[SQLValue]] {
        asked {
            parent.object(relationship.entity, key)?.list(relationship).all.map {
                row($0, as: relationship.destination)
            } ?? []
        }
    }

    func fetch(_ plan: FetchPlan, limited: Bool) throws -> (rows: [[SQLValue]], isExact: Bool) {
        var plan = plan
        if !limited { (plan.limit, plan.offset) = (0, 0) }
        return try asked { (try parent.objects(plan).map { row($0, as: plan.form) }, true) }
    }

    func count(_ plan: FetchPlan) throws -> Int? { try asked { try parent.objects(plan).count } }

    // The parent's save detects equal unique values.
    func resolveConstraints(of context: NSManagedObjectContext) {}

    func save(_ context: NSManagedObjectContext) throws -> SavedChange {
        var change = SavedChange()
        parent.queue.now {
            let changes = context.ordered(context.inserted) + context.ordered(context.changed)
            for object in changes where object.state == .inserted {
                change.inserted.append(object.objectID)
                change.recordLists(of: object, all: true)
                parent.insertTwin(of: object)
            }
            // Delete rules apply to the links that the objects had in the child. Objects that have other links now
            // take them afterwards.
            let deleted = context.ordered(context.deleted)
            for object in deleted {
                change.deleted.append(object.objectID)
                change.recordLists(of: object, all: true)
                parent.takeValues(of: object)
            }
            for object in changes {
                if object.state != .inserted {
                    change.updated.append(object.objectID)
                    change.recordLists(of: object, all: false)
                }
                parent.takeValues(of: object)
            }
            for object in deleted {
                if let own = parent.object(object.form, object.objectID.key) { parent.delete(own) }
            }
        }
        return change
    }
}

extension NSManagedObjectContext {
    /// Inserts an object that a child context has inserted.
    fileprivate func insertTwin(of object: NSManagedObject) {
        guard self.object(object.form, object.objectID.key) == nil else { return }
        let entity = object.entity
        let twin = ObjectMaking.with(.stored(object.objectID, self)) {
            entity.objectClass.init(entity: entity, insertInto: nil)
        }
        twin.isUnread = false
        twin.state = .inserted
        for property in twin.form.properties {
            let isMany = (property as? RelationshipForm)?.isToMany ?? false
            twin.slots[property.index] = isMany ? .list(RelatedObjects([])) : .stored(.null)
        }
        known.insert(twin)
        inserted[twin.objectID] = twin
        pending.appeared(twin)
        touched(twin)
    }

    /// Takes over the values of an object of a child context.
    fileprivate func takeValues(of object: NSManagedObject) {
        guard let own = self.object(object.form, object.objectID.key) else { return }
        func twin(_ other: NSManagedObject) -> NSManagedObject? { self.object(other.form, other.objectID.key) }
        for property in own.form.properties
        where object.state == .inserted || object.dirty.contains(property.index) {
            switch property {
            case let attribute as AttributeForm: own.write(object.stored(attribute), to: attribute)
            case let relationship as RelationshipForm where relationship.isToMany:
                guard case .list(let list) = object.slots[relationship.index] else { continue }
                own.setList(relationship, list.all.filter { $0.state != .deleted }.compactMap(twin))
            case let relationship as RelationshipForm:
                own.setTarget(relationship, object.target(relationship).flatMap(twin))
            default: break
            }
        }
    }
}
