import MartletStore

extension ModelContext {
    /// Applies the delete rules again after others have saved: to the links that the store has now.
    ///
    /// An object that others have linked to a deleted one is treated as if it had been linked before. An object that a
    /// cascade has reached, and others have moved away in the meantime, returns.
    func completeDeletions() throws {
        guard mayLackDeletions else { return }
        isCompletingDeletions = true
        defer { isCompletingDeletions = false }
        // Others have made these changes, so that there is nothing here to undo.
        try quietly {
            try takeBackCompletions()
            try restoreMovedObjects()
            for model in deletedModelsArray { try deleteStoredTargets(of: model) }
        }
        mayLackDeletions = false
    }

    /// Takes back what an earlier attempt of the save has deleted: others have changed the links since that led there.
    private func takeBackCompletions() throws {
        let returning = completions.filter { deletion in
            let state = deletion.record.state
            return state == .deleted || (deletion.wasInserted && state == .detached && deletion.record.object != nil)
        }
        completions = []
        let wereLinked = Set(returning.map(\.record.id).filter { cascaded[$0] != nil })
        // Owners return last, and take their objects along.
        try bringBack(returning) { deletion in
            let record = deletion.record
            if deletion.wasInserted { return }
            if let row = try storedRow(of: record) {
                show(row, in: record, withOwners: wereLinked.contains(record.id))
            } else if let object = record.object {
                end(object)
            }
        }
    }

    /// Takes back deletions, shows in each object what the store has of it, and then in those that were linked to it.
    private func bringBack(_ deletions: [Deletion], show: (Deletion) throws -> Void) rethrows {
        for deletion in deletions { restore(deletion) }
        // After all have returned: one that returns takes the objects along that were linked to it.
        for deletion in deletions { try show(deletion) }
        for deletion in deletions { takeBackStoredLinks(deletion) }
    }

    private func deleteStoredTargets(of model: any PersistentModel) throws {
        let record = model.record
        for property in record.plan.relationships {
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

    /// Takes back the deletion of objects that only a cascade has reached, and that no longer belong to a deleted object in
    /// the store.
    private func restoreMovedObjects() throws {
        var rows: [PersistentIdentifier: [SQLValue]] = [:]
        for (id, deletion) in cascaded { rows[id] = try row(of: deletion.record) }
        // Those that belong to each other alone belong to no deleted object: so the search begins at objects that return
        // in no case.
        var owned: [PersistentIdentifier: [PersistentIdentifier]] = [:]
        var reached: [PersistentIdentifier] = []
        for (id, row) in rows {
            guard let plan = cascaded[id]?.record.plan else { continue }
            for owner in owners(plan, row) where deleted[owner] != nil {
                owned[owner, default: []].append(id)
                if rows[owner] == nil { reached.append(owner) }
            }
        }
        while let owner = reached.popLast() {
            for id in owned.removeValue(forKey: owner) ?? [] where rows.removeValue(forKey: id) != nil {
                reached.append(id)
            }
        }
        let restored = rows.keys.sorted().compactMap { cascaded[$0] }
        bringBack(restored) { deletion in
            if let row = rows[deletion.record.id] { show(row, in: deletion.record) }
        }
    }

    /// Shows what the store has in the columns of the objects that were linked to one that has returned: others may have
    /// changed them since.
    private func takeBackStoredLinks(_ deletion: Deletion) {
        for link in deletion.links where link.isStored {
            guard let inverse = link.property.inverse, !inverse.isToMany else { continue }
            let other = link.other.record
            guard other.state == .saved, other.dirty.contains(inverse.index),
                let stored = other.baseline[inverse.index]
            else { continue }
            other.revert(inverse, to: stored)
            if other.dirty.isEmpty { changed[other.id] = nil }
        }
    }

    /// Returns the row of a deleted object; nil if others have deleted it, or nothing holds the object any longer.
    private func row(of record: _ModelRecord) throws -> [SQLValue]? {
        guard record.object != nil, record.state == .deleted else { return nil }
        return try storedRow(of: record)
    }

    /// Returns the objects whose deletion cascades to an object, by the object's row.
    private func owners(_ plan: EntityPlan, _ row: [SQLValue]) -> [PersistentIdentifier] {
        plan.columns.enumerated().compactMap { offset, column in
            guard let owner = cascadingOwner(column), let key = row[offset + 1].integer else { return nil }
            return identifier(owner.destination, key)
        }
    }

    /// The property as a link to an object whose deletion cascades along it; nil for other properties.
    private func cascadingOwner(_ property: PropertyPlan) -> RelationshipPlan? {
        guard let property = property as? RelationshipPlan, property.inverse?.deleteRule == .cascade else { return nil }
        return property
    }

    /// Shows what the store has of an object that has returned, but for what the user has changed in it.
    ///
    /// - Parameter withOwners: Whether the deletions of owners have changed the links to them, and the user has not.
    private func show(_ row: [SQLValue], in record: _ModelRecord, withOwners: Bool = true) {
        let plan = record.plan
        for (offset, property) in plan.columns.enumerated() {
            if record.dirty.contains(property.index), !withOwners || cascadingOwner(property) == nil { continue }
            record.revert(property, to: row[offset + 1])
        }
        for property in plan.relationships where property.isToMany {
            if property.join == nil {
                record.changing(property) { record.slots[property.index] = .missing }
            } else {
                showPairs(of: record, property)
            }
        }
        if record.dirty.isEmpty { changed[record.id] = nil }
    }

    /// Shows the pairs that the store has of an object that has returned, with the user's changes of them: on both sides.
    private func showPairs(of record: _ModelRecord, _ property: RelationshipPlan) {
        guard let model = record.object, case .list(let list) = record.slots[property.index],
            let old = record.joined[property.index]
        else { return }
        merge(list, of: record, property, before: old)
        guard let inverse = property.inverse else { return }
        let now = record.list(property)
        let stored = record.joined[property.index] ?? []
        for other in knownRecords(of: property.destination) {
            guard other.state == .saved, !other.isOnPage, case .list(let back) = other.slots[inverse.index],
                other.joined[inverse.index] != nil
            else { continue }
            if stored.contains(other.key) {
                other.joined[inverse.index]?.insert(record.key)
            } else {
                other.joined[inverse.index]?.remove(record.key)
            }
            guard back.contains(record.id) != now.contains(other.id) else { continue }
            other.changing(inverse) { if now.contains(other.id) { back.add(model) } else { back.remove(record.id) } }
        }
    }
}

extension _ModelRecord {
    /// Shows a property as the store has it, without a change to save.
    fileprivate final func revert(_ property: PropertyPlan, to stored: SQLValue) {
        dirty.remove(property.index)
        baseline[property.index] = nil
        changing(property) { slots[property.index] = .raw(stored) }
    }
}
