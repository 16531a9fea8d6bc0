import Foundation
import Martlet
import MartletRuntime
import MartletStore

extension NSManagedObject {
    /// Returns the object of a to-one relationship.
    final func target(_ relationship: RelationshipForm) -> NSManagedObject? {
        if case .missing = slots[relationship.index] { load() }
        switch slots[relationship.index] {
        case .object(let object?):
            return object.state == .gone ? nil : object
        case .stored(let value):
            let object = value.integer.flatMap { key in
                context?.object(relationship.destination, key)
                    ?? (relationship.deniesDeletion ? context?.deletedObject(relationship.destination, key) : nil)
            }
            // A target that is not found is not stored: a deleted one may come back by undo or rollback, and an object
            // that was removed has no context to ask.
            if context != nil, object != nil || value.isNull { slots[relationship.index] = .object(object) }
            return object
        default: return nil
        }
    }

    /// Returns whether a relationship refers to an object, deleted or not, without reading that object.
    final func leads(_ relationship: RelationshipForm, to object: NSManagedObject) -> Bool {
        if case .missing = slots[relationship.index] { load() }
        switch slots[relationship.index] {
        case .object(let other): return other === object
        case .stored(let value): return value.integer == object.objectID.key
        default: return false
        }
    }

    /// Returns the objects of a to-many relationship.
    final func list(_ relationship: RelationshipForm) -> RelatedObjects {
        if case .list(let list) = slots[relationship.index] { return list }
        let list = RelatedObjects(context?.related(of: self, relationship) ?? [])
        slots[relationship.index] = .list(list)
        return list
    }

    final func setTarget(_ relationship: RelationshipForm, _ new: NSManagedObject?) {
        _ = read(relationship)
        let old = target(relationship)
        guard old !== new, canLead(to: new, relationship) else { return }
        old?.registerOrder(relationship.inverse)
        context?.registerUndo(self) { [old] in $0.setTarget(relationship, old) }
        // A list that is first read after this has the object already, and would not be written with its place in it.
        if let inverse = relationship.inverse, inverse.isToMany { _ = new?.list(inverse) }
        lead(relationship, to: new)
        guard let inverse = relationship.inverse else { return }
        old?.unlink(inverse, self)
        new?.link(inverse, self)
    }

    final func setList(_ relationship: RelationshipForm, _ new: [NSManagedObject]) {
        _ = read(relationship)
        let list = list(relationship)
        let old = list.all
        guard !old.elementsEqual(new, by: ===), new.allSatisfy({ canLead(to: $0, relationship) }) else { return }
        let made = RelatedObjects(new)
        for object in old where !made.contains(object) { object.registerOrder(relationship.inverse) }
        context?.registerUndo(self) { $0.setList(relationship, old) }
        if let inverse = relationship.inverse, inverse.isOrdered {
            for object in made.all where !list.contains(object) { _ = object.list(inverse) }
        }
        changing(relationship) {
            recordChange(of: relationship)
            slots[relationship.index] = .list(made)
        }
        context?.touched(self)
        guard let inverse = relationship.inverse else { return }
        for object in old where !made.contains(object) { object.unlink(inverse, self) }
        for object in made.all where !list.contains(object) {
            recordPending(relationship, to: object)
            object.link(inverse, self)
        }
    }

    private func canLead(to object: NSManagedObject?, _ relationship: RelationshipForm) -> Bool {
        guard let object else { return true }
        if let context, let other = object.context, other !== context {
            Diagnostics.reportDetached(
                RuntimeIssue(
                    message: "\(form.name).\(relationship.name) can't lead to an object of another context: it was not "
                        + "changed. Get it by object(with:) of this one."))
            return false
        }
        if !object.form.isKind(of: relationship.destination) {
            refuse(object, relationship)
            return false
        }
        return true
    }

    private func lead(_ relationship: RelationshipForm, to object: NSManagedObject?) {
        changing(relationship) {
            recordChange(of: relationship)
            slots[relationship.index] = .object(object)
        }
        if let object { recordPending(relationship, to: object) }
        context?.touched(self)
    }

    /// Registers this object for lists of a relationship that are read later.
    final func recordPending(_ relationship: RelationshipForm, to target: NSManagedObject) {
        guard relationship.inverse?.isToMany == true else { return }
        context?.pendingLinks.add(self, relationship, to: target.objectID.key)
    }

    /// Registers this object, by all of its relationships, for lists that are read later.
    final func recordPendingLinks() {
        for relationship in form.relationships {
            switch slots[relationship.index] {
            case .object(let target?): recordPending(relationship, to: target)
            case .list(let list) where relationship.inverse?.isToMany == true:
                for target in list.all { recordPending(relationship, to: target) }
            default: break
            }
        }
    }

    /// Adds an object to the inverse of a relationship.
    final func link(_ relationship: RelationshipForm, _ object: NSManagedObject) {
        if relationship.isToMany {
            let list = list(relationship)
            guard !list.contains(object) else { return }
            changing(relationship) {
                recordChange(of: relationship)
                list.add(object)
            }
            recordPending(relationship, to: object)
            context?.touched(self)
        } else {
            let old = target(relationship)
            guard !leads(relationship, to: object) else { return }
            // Undoing the change of the object that this one moves to would leave it with none.
            if let old {
                old.registerOrder(relationship.inverse)
                context?.registerUndo(self) { $0.setTarget(relationship, old) }
            }
            lead(relationship, to: object)
            if let old, let inverse = relationship.inverse { old.unlink(inverse, self) }
        }
    }

    /// Removes an object from the inverse of a relationship.
    final func unlink(_ relationship: RelationshipForm, _ object: NSManagedObject) {
        if relationship.isToMany {
            let list = list(relationship)
            guard list.contains(object) else { return }
            changing(relationship) {
                recordChange(of: relationship)
                list.remove(object)
            }
            context?.touched(self)
        } else if leads(relationship, to: object) {
            lead(relationship, to: nil)
        }
    }

    // MARK: - What generated classes call

    /// Adds objects to a relationship.
    public final func _add(_ objects: Any, to key: String) {
        guard let relationship = property(key) as? RelationshipForm,
            let new = RelatedObjects.objects(of: objects is NSManagedObject ? [objects] : objects)
        else { return }
        guard relationship.isToMany else { return setList(relationship, new) }
        add(new, to: relationship)
    }

    /// Adds objects at the end of a list. Complexity: linear in the number of new objects.
    private func add(_ objects: [NSManagedObject], to relationship: RelationshipForm) {
        _ = read(relationship)
        let list = list(relationship)
        let new = RelatedObjects(objects.filter { !list.contains($0) }).all
        guard !new.isEmpty, new.allSatisfy({ canLead(to: $0, relationship) }) else { return }
        context?.registerUndo(self) { $0.remove(new, from: relationship) }
        if let inverse = relationship.inverse, inverse.isOrdered {
            for object in new { _ = object.list(inverse) }
        }
        changing(relationship) {
            recordChange(of: relationship)
            for object in new { list.add(object) }
        }
        context?.touched(self)
        guard let inverse = relationship.inverse else { return }
        for object in new {
            recordPending(relationship, to: object)
            object.link(inverse, self)
        }
    }

    /// Removes objects from a list. Complexity: linear in the number of removed objects, if they are unordered.
    private func remove(_ objects: [NSManagedObject], from relationship: RelationshipForm) {
        _ = read(relationship)
        let list = list(relationship)
        let old = RelatedObjects(objects.filter { list.contains($0) }).all
        guard !old.isEmpty else { return }
        if relationship.isOrdered {
            let gone = Set(old.map(ObjectIdentifier.init))
            return setList(relationship, list.all.filter { !gone.contains(ObjectIdentifier($0)) })
        }
        for object in old { object.registerOrder(relationship.inverse) }
        context?.registerUndo(self) { $0.add(old, to: relationship) }
        changing(relationship) {
            recordChange(of: relationship)
            for object in old { list.remove(object) }
        }
        context?.touched(self)
        guard let inverse = relationship.inverse else { return }
        for object in old { object.unlink(inverse, self) }
    }

    /// Takes objects out of a relationship.
    public final func _remove(_ objects: Any, from key: String) {
        guard let relationship = property(key) as? RelationshipForm,
            let old = RelatedObjects.objects(of: objects is NSManagedObject ? [objects] : objects)
        else { return }
        remove(old, from: relationship)
    }

    /// Changes the order or the objects of a relationship.
    public final func _edit(_ key: String, _ change: (NSMutableOrderedSet) -> Void) {
        guard let relationship = property(key) as? RelationshipForm else { return }
        let objects = NSMutableOrderedSet(array: list(relationship).all)
        change(objects)
        setList(relationship, (objects.array as? [NSManagedObject]) ?? [])
    }
}
