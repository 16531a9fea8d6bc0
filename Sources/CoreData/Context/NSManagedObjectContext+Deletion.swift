import Foundation

extension NSManagedObjectContext {
    /// Deletes an object.
    ///
    /// - Parameter cascades: False where the undo manager takes an insertion back, or repeats a deletion: the objects that
    ///   existed before stay, and each one that a cascade has reached is registered itself.
    func delete(_ object: NSManagedObject, cascades: Bool) {
        guard object.context === self, object.state == .inserted || object.state == .saved else { return }
        object.prepareForDeletion()
        // Code that still holds the object can read its last values, and no later fetch replaces them.
        object.readIfNeeded()
        object.load()
        let others = object.form.relationships.map { relationship in
            (
                relationship,
                relationship.isToMany ? object.list(relationship).all : object.target(relationship).map { [$0] } ?? []
            )
        }
        let wasInserted = object.state == .inserted
        let referrers = Referrers(of: object, in: self)
        for (relationship, objects) in others where relationship.inverse?.isOrdered == true {
            for other in objects { other.registerOrder(relationship.inverse) }
        }
        for (relationship, other) in referrers.links { other.registerOrder(relationship) }
        registerUndo(object) { [weak self] in self?.restore($0, wasInserted, others, referrers) }
        object.announce()
        if wasInserted {
            inserted[object.objectID] = nil
            object.state = .gone
        } else {
            deleted[object.objectID] = object
            changed[object.objectID] = nil
            object.state = .deleted
        }
        touched(object)
        // A stored object that may not be deleted keeps the links that forbid it, until they are cut.
        for (relationship, objects) in others where relationship.deleteRule != .denyDeleteRule || wasInserted {
            for other in objects {
                if let inverse = relationship.inverse { other.unlink(inverse, object) }
                if cascades, relationship.deleteRule == .cascadeDeleteRule { delete(other) }
            }
        }
        for (relationship, other) in referrers.links { other.unlink(relationship, object) }
        if wasInserted {
            known.remove(object.objectID)
            object.context = nil
        }
    }

    private func restore(
        _ object: NSManagedObject, _ wasInserted: Bool, _ others: [(RelationshipForm, [NSManagedObject])],
        _ referrers: Referrers
    ) {
        object.announce()
        if wasInserted || object.state == .gone {
            object.context = self
            object.state = .inserted
            inserted[object.objectID] = object
            known.insert(object)
        } else {
            deleted[object.objectID] = nil
            object.state = .saved
            if !object.dirty.isEmpty { changed[object.objectID] = object }
        }
        pending.appeared(object)
        object.recordPendingLinks()
        registerUndo(object) { [weak self] in self?.delete($0, cascades: false) }
        for (relationship, objects) in others {
            guard let inverse = relationship.inverse else { continue }
            for other in objects { other.link(inverse, object) }
        }
        referrers.restore(object, in: self)
        touched(object)
    }
}

/// The known objects that refer to a deleted object by a relationship without an inverse.
private struct Referrers {
    /// A list that was read before the deletion. Its owner may end, and be read again as another object.
    private struct ReadList {
        weak var owner: NSManagedObject?
        let index: Int
    }

    private(set) var links: [(RelationshipForm, NSManagedObject)] = []
    private var lists: [ReadList] = []

    init(of object: NSManagedObject, in context: NSManagedObjectContext) {
        Self.forEach(of: object, in: context) { relationship, other in
            if case .missing = other.slots[relationship.index] { return }
            if relationship.isToMany {
                lists.append(ReadList(owner: other, index: relationship.index))
                if other.list(relationship).contains(object) { links.append((relationship, other)) }
            } else if other.leads(relationship, to: object) {
                links.append((relationship, other))
            }
        }
    }

    /// Restores the links to an object whose deletion is undone: those that the deletion has cut, and those in lists that
    /// were read after it, without the object.
    func restore(_ object: NSManagedObject, in context: NSManagedObjectContext) {
        for (relationship, other) in links { other.link(relationship, object) }
        var known: [ObjectIdentifier: Set<Int>] = [:]
        for list in lists {
            if let owner = list.owner { known[ObjectIdentifier(owner), default: []].insert(list.index) }
        }
        Self.forEach(of: object, in: context) { relationship, other in
            guard relationship.isToMany, case .list(let list) = other.slots[relationship.index],
                known[ObjectIdentifier(other)]?.contains(relationship.index) != true, !list.contains(object)
            else { return }
            guard other.dirty.contains(relationship.index) else {
                return other.changing(relationship) {
                    other.slots[relationship.index] = .missing
                    context.touched(other)
                }
            }
            if context.related(of: other, relationship).contains(where: { $0 === object }) {
                other.link(relationship, object)
            }
        }
    }

    private static func forEach(
        of object: NSManagedObject, in context: NSManagedObjectContext,
        _ body: (RelationshipForm, NSManagedObject) -> Void
    ) {
        let relationships = object.form.referrers
        guard !relationships.isEmpty else { return }
        for other in context.known.all where other !== object && (other.state == .saved || other.state == .inserted) {
            for relationship in relationships where other.form.isKind(of: relationship.entity) {
                body(relationship, other)
            }
        }
    }
}
