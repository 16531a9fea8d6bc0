import Foundation
import MartletBase
import MartletStore

extension NSManagedObjectContext {
    /// Returns the object with an identifier: its values are read when one of them is.
    public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = known.object(objectID) { return known }
        return made(objectID, nil, as: objectID.form)
    }

    /// Returns the object with an identifier, if the context knows it already.
    public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { known.object(objectID) }

    /// Returns the object with an identifier; throws if there is none.
    public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let object = object(objectID.form, objectID.key) { return object }
        throw CoreDataError.make(.wrongModel, "There is no object \(objectID) in the store.")
    }

    /// Has no effect: objects have permanent identifiers from the beginning.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.settle() }
    }

    /// The object with a key; nil if there is none.
    func object(_ form: EntityForm, _ key: Int64) -> NSManagedObject? {
        let id = NSManagedObjectID(form, key: key, store: storeIdentifier, isSaved: true)
        if let known = known.object(id) { return known.state == .deleted || known.state == .gone ? nil : known }
        guard let row = backing?.row(form, key) else { return nil }
        return made(id, row, as: form)
    }

    /// Returns the object with a key if it is deleted, and that is not saved yet.
    func deletedObject(_ form: EntityForm, _ key: Int64) -> NSManagedObject? {
        let known = known.object(NSManagedObjectID(form, key: key, store: storeIdentifier, isSaved: true))
        return known?.state == .deleted ? known : nil
    }

    /// The object of a row.
    func object(_ form: EntityForm, row: [SQLValue]) -> NSManagedObject {
        let id = NSManagedObjectID(form, key: row[0].integer ?? 0, store: storeIdentifier, isSaved: true)
        if let known = known.object(id) {
            if known.state == .saved, known.isUnread || known.dirty.isEmpty && known.isMissingValues {
                known.take(row, as: form)
            }
            return known
        }
        return made(id, row, as: form)
    }

    /// - Parameters:
    ///   - id: The identifier; its entity is that of the row, or an ancestor of it.
    ///   - row: The stored row, if it has been read.
    ///   - read: The entity of the request.
    private func made(_ id: NSManagedObjectID, _ row: [SQLValue]?, as read: EntityForm) -> NSManagedObject {
        let form = row.map(id.form.kind) ?? id.form
        let id =
            form === id.form
            ? id : NSManagedObjectID(form, key: id.key, store: storeIdentifier, isSaved: !id.isTemporaryID)
        let entity = form.description
        let object = ObjectMaking.with(.stored(id, self)) { entity.objectClass.init(entity: entity, insertInto: nil) }
        if let row { object.take(row, as: read) }
        known.insert(object)
        return object
    }

    /// Reads the values of an object that have not been read.
    func load(_ object: NSManagedObject) {
        guard let row = backing?.row(object.form, object.objectID.key) else {
            for property in object.form.columns {
                if case .missing = object.slots[property.index] { object.slots[property.index] = .stored(.null) }
            }
            return
        }
        object.take(row, as: object.form)
    }

    /// Returns the objects of a to-many relationship, by the store and by unsaved changes.
    func related(of object: NSManagedObject, _ relationship: RelationshipForm) -> [NSManagedObject] {
        var found: [NSManagedObject] = []
        if object.state == .saved || object.state == .deleted, let backing {
            found = backing.related(relationship, object.objectID.key).map {
                self.object(relationship.destination, row: $0)
            }
        }
        guard hasChanges else { return found }
        // A deleted object stays as long as it refers to this one, and a rule denies its deletion for that.
        found.removeAll { $0.state == .gone || ($0.state == .deleted && !relationship.deniesDeletion) }
        guard let inverse = relationship.inverse else { return found }
        func leads(_ other: NSManagedObject) -> Bool {
            guard inverse.isToMany else { return other.stored(inverse) == .integer(object.objectID.key) }
            guard case .list(let list) = other.slots[inverse.index] else { return false }
            return list.contains(object)
        }
        found.removeAll { other in
            guard other.dirty.contains(inverse.index) || other.state == .deleted else { return false }
            if inverse.isToMany, case .list = other.slots[inverse.index] {} else if inverse.isToMany { return false }
            return !leads(other)
        }
        var seen = Set(found.map(ObjectIdentifier.init))
        let pending = pendingLinks.sources(inverse, to: object.objectID.key)
        ListWork.visit(pending.count)
        for other in pending.sorted(by: { $0.objectID.key < $1.objectID.key })
        where other.context === self && (other.state == .inserted || other.dirty.contains(inverse.index))
            && (other.state != .deleted || relationship.deniesDeletion) && other.state != .gone && leads(other)
        {
            if seen.insert(ObjectIdentifier(other)).inserted { found.append(other) }
        }
        return found
    }

    /// Discards the changes of an object, or reads its unchanged values again.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - flag: Whether changed values are kept, and only the others are read again.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.context === self, object.state == .saved else { return }
        if !flag {
            object.willTurnIntoFault()
            object.dirty = []
            object.baseline = [:]
            changed[object.objectID] = nil
        }
        quietly {
            for property in object.form.properties where !object.dirty.contains(property.index) {
                if case .missing = object.slots[property.index] { continue }
                object.changing(property) { object.slots[property.index] = .missing }
            }
        }
        if object.dirty.isEmpty { object.isUnread = true }
        if !flag { object.didTurnIntoFault() }
        touched(object)
    }

    /// Reads the unchanged values of all objects again.
    public func refreshAllObjects() {
        for object in known.all where object.state == .saved { refresh(object, mergeChanges: true) }
    }

    /// Forgets all objects and all changes.
    public func reset() {
        let objects = known.all
        (inserted, changed, deleted) = ([:], [:], [:])
        pendingLinks.removeAll()
        known.removeAll()
        for object in objects {
            object.announce()
            object.state = .gone
            object.context = nil
            object.forgetObjects()
        }
        undoManager.map { manager in
            let manager = HandedOver(value: manager)
            if queue.isCurrent, concurrencyType == .mainQueueConcurrencyType {
                MainActor.assumeIsolated { manager.value.removeAllActions() }
            }
        }
        watchers.invalidateAll()
    }

    /// Takes back every change since the last save.
    public func rollback() {
        let (gone, back) = (ordered(inserted), ordered(changed) + ordered(deleted))
        (inserted, changed, deleted) = ([:], [:], [:])
        pendingLinks.removeAll()
        quietly {
            for object in gone {
                object.announce()
                object.state = .gone
                object.context = nil
                known.remove(object.objectID)
                touched(object)
            }
            // All of them first: the targets of an object's relationships depend on the states of other objects.
            for object in back { object.state = .saved }
            for object in back { object.takeBack() }
            // Any list may have been read first while there were changes.
            for object in known.all where object.state == .saved { object.forgetLists() }
            for object in back { touched(object) }
        }
    }
}

extension NSManagedObject {
    /// Whether values are missing that the store has.
    final var isMissingValues: Bool {
        form.columns.contains { if case .missing = slots[$0.index] { true } else { false } }
    }

    /// Undoes the changes since the last save.
    final func takeBack() {
        announce()
        for property in form.properties where dirty.contains(property.index) {
            var before = baseline[property.index] ?? .missing
            // A list may have been read after other changes, so that its snapshot is not the saved state.
            if case .list = before { before = .missing }
            changing(property) { slots[property.index] = before }
        }
        dirty = []
        baseline = [:]
    }

    /// Forgets lists, so that their next reading asks the store.
    final func forgetLists() {
        for relationship in form.relationships where relationship.isToMany {
            guard case .list = slots[relationship.index] else { continue }
            changing(relationship) { slots[relationship.index] = .missing }
        }
    }
}
