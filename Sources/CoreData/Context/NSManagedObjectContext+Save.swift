import Foundation
import MartletBase
import MartletStore

extension NSManagedObjectContext {
    /// Posted before a context saves; the object is the context.
    public static let willSaveObjectsNotification = Notification.Name("NSManagingContextWillSaveChangesNotification")
    /// Posted after a context has saved; the object is the context, and its `userInfo` has the objects by
    /// ``NSInsertedObjectsKey``, ``NSUpdatedObjectsKey`` and ``NSDeletedObjectsKey``.
    public static let didSaveObjectsNotification = Notification.Name("NSManagingContextDidSaveChangesNotification")

    /// Brings all changes to the store in one transaction, or to the parent; throws if that is not possible, and then
    /// nothing has been saved.
    public func save() throws {
        guard hasChanges else { return }
        guard let backing else {
            throw CoreDataError.make(.invalidStore, "The context has no store: nothing was saved. Load a store first.")
        }
        for object in ordered(inserted) + ordered(changed) + ordered(deleted) { object.willSave() }
        // Before objects are merged by their unique values: a save that a rule denies changes none of them.
        try quietly { for object in ordered(deleted) { try object.validateRelationshipsForDelete() } }
        try backing.resolveConstraints(of: self)
        processPendingChanges()
        try quietly {
            for object in ordered(inserted) { try object.validateForInsert() }
            for object in ordered(changed) { try object.validateForUpdate() }
            for object in ordered(deleted) { try object.validateForDelete() }
        }
        NotificationCenter.default.post(name: Self.willSaveObjectsNotification, object: self)
        let change = try backing.save(self)
        let (new, updated, gone) = (ordered(inserted), ordered(changed), ordered(deleted))
        settle()
        for object in new + updated + gone { object.didSave() }
        NotificationCenter.default.post(
            name: Self.didSaveObjectsNotification, object: self,
            userInfo: [
                NSInsertedObjectsKey: Set(new), NSUpdatedObjectsKey: Set(updated), NSDeletedObjectsKey: Set(gone),
            ])
        notifyOthers(change)
    }

    /// Updates the objects after a save.
    private func settle() {
        let isFinal = parent == nil
        for object in ordered(inserted) + ordered(changed) where object.state != .gone {
            if isFinal { object.objectID.settle() }
            object.state = .saved
            object.dirty = []
            object.baseline = [:]
        }
        for object in ordered(deleted) {
            object.state = .gone
            object.context = nil
            known.remove(object.objectID)
        }
        (inserted, changed, deleted) = ([:], [:], [:])
        pendingLinks.removeAll()
    }

    private func notifyOthers(_ change: SavedChange) {
        if let parent {
            for child in parent.children.compactMap(\.context) where child !== self { child.hear(change) }
        } else {
            persistentStoreCoordinator?.notify(change, from: self)
        }
        for child in children.compactMap(\.context) { child.hear(change) }
    }

    /// Applies the changes of another context on the context's queue, if automatic merging is enabled.
    func hear(_ change: SavedChange) {
        guard automaticallyMergesChangesFromParent else { return }
        if queue.isCurrent { return merge(change) }
        let reference = ChildReference(context: self)
        let heard = HandedOver(value: reference)
        queue.later { heard.value.context?.merge(change) }
    }

    // MARK: - What others have saved

    /// Applies the changes that another context has saved, from the notification ``didSaveObjectsNotification``.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        mergeChanges(of: notification.userInfo ?? [:])
    }

    /// Applies external changes in contexts: lists of identifiers by ``NSInsertedObjectsKey``, ``NSUpdatedObjectsKey``
    /// and ``NSDeletedObjectsKey``.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        for context in contexts {
            context.queue.now { context.mergeChanges(of: changeNotificationData) }
        }
    }

    private func mergeChanges(of data: [AnyHashable: Any]) {
        func identifiers(_ key: String) -> [NSManagedObjectID] {
            switch data[key] {
            case let objects as Set<NSManagedObject>: objects.map(\.objectID)
            case let ids as [NSManagedObjectID]: ids
            case let ids as Set<NSManagedObjectID>: Array(ids)
            default: []
            }
        }
        var change = SavedChange(
            inserted: identifiers(NSInsertedObjectsKey), updated: identifiers(NSUpdatedObjectsKey),
            deleted: identifiers(NSDeletedObjectsKey))
        // The notification does not say which relationships have changed.
        let forms = Set((change.inserted + change.updated + change.deleted).map { ObjectIdentifier($0.form) })
        for form in model?.form.entities ?? [] where forms.contains(ObjectIdentifier(form)) {
            for relationship in form.relationships {
                if relationship.isToMany { change.lists.insert(relationship.identity) }
                if let inverse = relationship.inverse { change.lists.insert(inverse.identity) }
            }
        }
        merge(change)
    }

    func merge(_ change: SavedChange) {
        quietly {
            for id in change.updated + change.inserted {
                guard let object = known.object(id), object.state == .saved || object.state == .deleted,
                    let row = backing?.row(id.form, id.key)
                else { continue }
                // A change that was merged is no conflict for a later save.
                if object.state == .deleted { object.version = row[1].integer ?? object.version }
                if object.state == .saved { object.takeOver(row) }
            }
            for id in change.deleted {
                if let object = known.object(id), object.state == .saved || object.state == .deleted { end(object) }
            }
            if !change.lists.isEmpty { readLists(change.lists) }
        }
        for id in change.inserted + change.updated + change.deleted { touched(id) }
        pending.record(change, in: self)
        if !isProcessing { processLater() }
        for child in children.compactMap(\.context) { child.hear(change) }
    }

    private func readLists(_ lists: Set<String>) {
        for object in known.all where object.state == .saved {
            for relationship in object.form.relationships
            where relationship.isToMany && lists.contains(relationship.identity)
                && !object.dirty.contains(relationship.index)
            {
                guard case .list(let old) = object.slots[relationship.index] else { continue }
                let new = related(of: object, relationship)
                guard !old.all.elementsEqual(new, by: ===) else { continue }
                object.changing(relationship) { object.slots[relationship.index] = .list(RelatedObjects(new)) }
            }
        }
    }

    /// Lets go of an object that another context has deleted.
    func end(_ object: NSManagedObject) {
        object.announce()
        object.load()
        object.state = .gone
        changed[object.objectID] = nil
        deleted[object.objectID] = nil
        known.remove(object.objectID)
        object.context = nil
    }
}

extension NSManagedObject {
    /// Applies a row that another context has written. Local changes remain.
    final func takeOver(_ row: [SQLValue]) {
        version = row[1].integer ?? version
        for (offset, property) in form.columns.enumerated() where !dirty.contains(property.index) {
            // A value that was never read has no dependents.
            if case .missing = slots[property.index] { continue }
            let new = row[2 + offset]
            guard stored(property) != new else { continue }
            changing(property) { slots[property.index] = .stored(new) }
        }
    }
}

/// The key of the set of inserted objects, in notifications and merges.
public let NSInsertedObjectsKey = "inserted"
/// The key of the set of changed objects, in notifications and merges.
public let NSUpdatedObjectsKey = "updated"
/// The key of the set of deleted objects, in notifications and merges.
public let NSDeletedObjectsKey = "deleted"

extension NSNotification.Name {
    /// Posted before a context saves. See ``NSManagedObjectContext/willSaveObjectsNotification``.
    public static var NSManagedObjectContextWillSave: NSNotification.Name {
        NSManagedObjectContext.willSaveObjectsNotification
    }
    /// Posted after a context has saved. See ``NSManagedObjectContext/didSaveObjectsNotification``.
    public static var NSManagedObjectContextDidSave: NSNotification.Name {
        NSManagedObjectContext.didSaveObjectsNotification
    }
}
