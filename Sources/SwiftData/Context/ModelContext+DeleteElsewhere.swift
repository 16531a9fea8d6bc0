import MartletStore

/// The deletion of an object that a cascade has reached.
struct Cascade {
    let deletion: Deletion
    /// The deleted object whose relationship the cascade has followed.
    let owner: PersistentIdentifier
}

extension ModelContext {
    /// Applies the delete rules again after others have saved: to the links that the store has now.
    ///
    /// An object that others have linked to a deleted one is treated as if it had been linked before. An object that a
    /// cascade has reached, and others have moved away in the meantime, returns.
    func completeDeletions() throws {
        guard mayLackDeletions else { return }
        // Others have made these changes, so that there is nothing here to undo.
        try quietly {
            try restoreMovedObjects()
            for model in deletedModelsArray { try deleteStoredTargets(of: model) }
        }
        mayLackDeletions = false
    }

    private func deleteStoredTargets(of model: any PersistentModel) throws {
        let record = model.record
        for property in record.plan.relationships where property.deleteRule != .noAction {
            for other in try storedTargets(of: record, property) {
                if property.deleteRule == .deny {
                    keep(other, property, of: record)
                    continue
                }
                if let inverse = property.inverse { other.record.unlink(inverse, model) }
                if property.deleteRule == .cascade { deleteByCascade(other, property, of: record) }
            }
        }
    }

    /// Has an object that the store has linked to a deleted one deny the deletion.
    private func keep(_ other: any PersistentModel, _ property: RelationshipPlan, of record: _ModelRecord) {
        guard property.isToMany else { return record.slots[property.index] = .object(other) }
        // A pair that was known when the object was deleted has been cut since if the list lacks it.
        if record.joined[property.index]?.contains(other.record.key) == true { return }
        record.list(property).add(other)
    }

    /// Returns the objects that the store has linked to a deleted one, by columns of their own or by pairs.
    private func storedTargets(of record: _ModelRecord, _ property: RelationshipPlan) throws -> [any PersistentModel] {
        guard let condition = property.condition, property.join != nil || property.inverse?.isToMany == false
        else { return [] }
        return try rows(of: property.destination, where: condition, [.integer(record.key)]).filter { other in
            guard other.record.state == .saved else { return false }
            guard let inverse = property.inverse, !inverse.isToMany else { return true }
            return other.record.refers(inverse, to: record)
        }
    }

    /// Takes back the deletion of objects that only a cascade has reached, and that the store has linked elsewhere since.
    private func restoreMovedObjects() throws {
        var restored: [(record: _ModelRecord, row: [SQLValue])] = []
        // The objects that the cascade has reached through a returning one return as well.
        while try cascaded.values.contains(where: { cascade in
            guard let row = try rowIfMoved(cascade) else { return false }
            restore(cascade.deletion)
            restored.append((cascade.deletion.record, row))
            return true
        }) {}
        // After all have returned: one that returns takes the objects along that were linked to it.
        for (record, row) in restored { show(row, in: record) }
    }

    /// Returns the row of an object that a cascade has reached, and that others have moved away since.
    private func rowIfMoved(_ cascade: Cascade) throws -> [SQLValue]? {
        let record = cascade.deletion.record
        let plan = record.plan
        let found = try core.store(of: plan).read { database in
            try database.rows("SELECT \(plan.selection) FROM \(plan.table) WHERE \"$id\" = ?", [.integer(record.key)])
        }
        guard record.object != nil, record.state == .deleted, let row = found.first else { return nil }
        var isMoved = false
        for (offset, column) in plan.columns.enumerated() {
            guard let owner = cascadingOwner(column) else { continue }
            let value = row[offset + 1]
            if let old = record.baseline[column.index], old != value { isMoved = true }
            if let key = value.integer,
                deleted[PersistentIdentifier(entityName: owner.destination.name, key: key)] != nil
            {
                return nil
            }
        }
        return isMoved || deleted[cascade.owner] == nil ? row : nil
    }

    /// The property as a link to an object whose deletion cascades along it; nil for other properties.
    private func cascadingOwner(_ property: PropertyPlan) -> RelationshipPlan? {
        guard let property = property as? RelationshipPlan, property.inverse?.deleteRule == .cascade else { return nil }
        return property
    }

    /// Shows what the store has of an object that has returned, but for what the user has changed in it.
    private func show(_ row: [SQLValue], in record: _ModelRecord) {
        let plan = record.plan
        for (offset, property) in plan.columns.enumerated() {
            // The deletions of owners have changed these, and nothing else has.
            if cascadingOwner(property) != nil {
                record.dirty.remove(property.index)
                record.baseline[property.index] = nil
            }
            if record.dirty.contains(property.index) { continue }
            record.changing(property) { record.slots[property.index] = .raw(row[offset + 1]) }
        }
        for property in plan.relationships where property.isToMany && property.join == nil {
            record.changing(property) { record.slots[property.index] = .missing }
        }
        if record.dirty.isEmpty { changed[record.id] = nil }
    }
}
