import MartletStore

extension StoreSave {
    /// Applies the delete rules to objects that others have linked to deleted ones, and that the context may not have
    /// read since.
    func completeDeletions(_ deleted: [NSManagedObject]) throws {
        var queue = deleted
        var seen = Set(deleted.map(\.objectID))
        try context.quietly {
            while let object = queue.popLast() {
                for relationship in object.form.relationships { try apply(relationship, of: object) }
                for (id, other) in context.deleted where seen.insert(id).inserted { queue.append(other) }
            }
        }
    }

    private func apply(_ relationship: RelationshipForm, of object: NSManagedObject) throws {
        for other in storedTargets(of: object, relationship) {
            switch relationship.deleteRule {
            case .denyDeleteRule:
                throw CoreDataError.make(
                    .deniedDelete,
                    "An object of \(object.form.name) can't be deleted: another context has added a "
                        + "\(relationship.destination.name) to its \(relationship.name).", object, relationship.name)
            case .cascadeDeleteRule: context.delete(other)
            default: break
            }
            guard let inverse = relationship.inverse, other.state == .saved else { continue }
            other.unlink(inverse, object)
            try other.validate()
        }
    }

    /// Returns the objects that the store has linked to a deleted one, by columns of their own or by pairs.
    private func storedTargets(of object: NSManagedObject, _ relationship: RelationshipForm) -> [NSManagedObject] {
        let inverse = relationship.inverse
        // Pairs are deleted with the object.
        let hasOwnRule = relationship.deleteRule != .nullifyDeleteRule
        guard inverse?.hasColumn == true || relationship.join != nil && hasOwnRule else { return [] }
        return store.related(relationship, object.objectID.key).compactMap { row in
            let other = context.object(relationship.destination, row: row)
            guard other.state == .saved else { return nil }
            guard let inverse, inverse.hasColumn else { return isKnown(other, relationship, of: object) ? nil : other }
            if other.dirty.contains(inverse.index) { return other.leads(inverse, to: object) ? other : nil }
            // With a change here, the row keeps the version that it had: the merge policy resolves the conflict.
            if other.dirty.isEmpty, let row = store.row(other.form, other.objectID.key) { other.takeOver(row) }
            if !other.leads(inverse, to: object) {
                other.changing(inverse) { other.slots[inverse.index] = .stored(.integer(object.objectID.key)) }
            }
            return other
        }
    }

    /// Whether a context knew the pair of two objects, and so has applied its rule, or removed it.
    private func isKnown(
        _ other: NSManagedObject, _ relationship: RelationshipForm, of object: NSManagedObject
    ) -> Bool {
        if case .list(let list)? = object.baseline[relationship.index], list.contains(other) { return true }
        return object.list(relationship).contains(other)
    }
}
