import Foundation
import MartletStore

extension ModelContext {
    /// Applies the saves of other contexts. Local changes remain.
    func takeOver() {
        uncheckedLists.check()
        lookElsewhere()
        let changes = inbox.take()
        guard !changes.isEmpty else { return }
        mayLackDeletions = mayLackDeletions || !deleted.isEmpty
        let wasQuiet = isQuiet
        isQuiet = true
        defer { isQuiet = wasQuiet }
        for change in changes { take(change) }
    }

    /// Checks whether other programs have changed the stores, and if so, reads the known objects again.
    private func lookElsewhere() {
        var isNew = false
        for store in core.stores {
            let version = store.foreignVersion
            let last = versions.updateValue(version, forKey: ObjectIdentifier(store))
            guard last != version else { continue }
            // Of several contexts, the first to look reports the save.
            if core.historyWatch.sawVersion(version, of: store) { isNew = true }
            guard last != nil else { continue }
            mayLackDeletions = mayLackDeletions || !deleted.isEmpty
            quietly {
                // The arrays keep the objects: a list that is forgotten may have been all that held some of them.
                let objects = store.plans.map { knownModels(exactly: $0) }
                defer { withExtendedLifetime(objects) {} }
                for plan in store.plans { reload(plan, in: store) }
                // Lists last: they drop the objects that are gone.
                for object in objects.joined() where object.record.state == .saved {
                    forget(object.record.plan.relationships.filter(\.isToMany), of: object.record)
                }
            }
            watchers.invalidateAll()
        }
        // Last: observers may use this context.
        if isNew { NotificationCenter.default.post(name: ModelContainer.remoteChange, object: core.container) }
    }

    /// Whether others have changed a store that is locked for a save, since the context last applied their changes.
    func isBehind(_ store: Store) -> Bool {
        !inbox.isEmpty || versions[ObjectIdentifier(store)] != store.lockedForeignVersion
    }

    private func reload(_ plan: EntityPlan, in store: Store) {
        let records = knownModels(exactly: plan).map(\.record).filter { $0.state == .saved }
        for start in stride(from: 0, to: records.count, by: 500) {
            let part = records[start..<min(start + 500, records.count)]
            let keys = part.map { String($0.id.key) }.joined(separator: ",")
            guard
                let rows = try? store.read({ database in
                    try database.rows("SELECT \(plan.selection) FROM \(plan.table) WHERE \"$id\" IN (\(keys))")
                })
            else { continue }
            let found = Dictionary(rows.map { ($0[0].integer ?? 0, $0) }) { first, _ in first }
            for record in part {
                guard let row = found[record.key] else {
                    if let object = record.object { end(object) }
                    continue
                }
                var values: [Int: SQLValue] = [:]
                for (offset, property) in plan.columns.enumerated() { values[property.index] = row[offset + 1] }
                take(SavedChange.Update(entity: plan.name, key: record.key, values: values), record)
            }
        }
    }

    private func take(_ change: SavedChange) {
        let plans = Dictionary(core.schema.plans.map { ($0.name, $0) }) { first, _ in first }
        /// Properties whose lists may have other objects now.
        var lists = change.joins
        for update in change.inserted + change.updated {
            guard let plan = plans[update.entity] else { continue }
            for property in plan.relationships where update.values[property.index] != nil {
                if let inverse = property.inverse { lists.insert("\(inverse.entity).\(inverse.name)") }
            }
            if let record = knownObject(plan, update.key)?.record { take(update, record) }
        }
        for id in change.deleted {
            guard let plan = plans[id.entityName] else { continue }
            for property in plan.relationships {
                if let inverse = property.inverse { lists.insert("\(inverse.entity).\(inverse.name)") }
            }
            for relationship in core.schema.oneWay(to: plan) {
                lists.insert("\(relationship.owner.name).\(relationship.property.name)")
            }
            if let object = knownObject(plan, id.key) { end(object) }
        }
        for plan in core.schema.plans {
            let affected = plan.relationships.filter { lists.contains("\($0.entity).\($0.name)") }
            guard !affected.isEmpty else { continue }
            // The array keeps the objects: a list that is forgotten may have been all that held some of them.
            let objects = knownModels(exactly: plan)
            for object in objects { forget(affected, of: object.record) }
        }
        for update in change.inserted + change.updated {
            guard let plan = plans[update.entity] else { continue }
            touch(plan, PersistentIdentifier(entityName: update.entity, key: update.key))
        }
        for id in change.deleted {
            if let plan = plans[id.entityName] { touch(plan, id) }
        }
    }

    private func take(_ update: SavedChange.Update, _ record: _ModelRecord) {
        guard record.state == .saved else { return }
        for (index, value) in update.values {
            if record.dirty.contains(index) {
                // A rollback restores the store's current value.
                record.baseline[index] = value
                continue
            }
            let property = record.plan.properties[index]
            // A value that was never read has no dependents.
            if case .missing = record.slots[index] { continue }
            if let old = try? record.stored(property), old == value { continue }
            record.changing(property) { record.slots[index] = .raw(value) }
        }
    }

    /// Makes an object, which the store no longer has, leave the context.
    func end(_ object: any PersistentModel) {
        let record = object.record
        guard record.state == .saved || record.state == .deleted else { return }
        // Code that still holds the object can read its last values.
        record.load()
        record.state = .gone
        changed[record.id] = nil
        deleted[record.id] = nil
        record.leave()
    }

    /// Discards the unchanged lists of a record, so that they are read again.
    private func forget(_ properties: [RelationshipPlan], of record: _ModelRecord) {
        for property in properties {
            switch record.slots[property.index] {
            case .list(let list):
                guard record.state == .saved else {
                    for model in list.all where model.record.state == .gone {
                        record.changing(property) { list.remove(model.record.id) }
                    }
                    continue
                }
                if property.join != nil, let old = record.joined[property.index],
                    old != Set(list.all.map({ $0.record.key }))
                {
                    merge(list, of: record, property, before: old)
                    continue
                }
            case .object where record.state == .saved && !record.dirty.contains(property.index): break
            default: continue
            }
            record.changing(property) { record.slots[property.index] = .missing }
        }
    }

    /// Reads a list again, and applies the additions and removals that are not saved yet.
    ///
    /// - Parameter old: The keys of the objects that the store had when the list was last read.
    func merge(
        _ list: ModelList, of record: _ModelRecord, _ property: RelationshipPlan, before old: Set<Int64>
    ) {
        let added = list.all.filter { !old.contains($0.record.key) && $0.record.state != .gone }
        let removed = old.subtracting(list.all.map { $0.record.key })
        record.changing(property) {
            record.slots[property.index] = .missing
            let fresh = record.list(property)
            for model in added { fresh.add(model) }
            for key in removed {
                fresh.remove(PersistentIdentifier(entityName: property.destination.name, key: key))
            }
            // A change that others have made too stays one of this context: they may take theirs back.
            record.joined[property.index]?.subtract(added.map { $0.record.key })
            record.joined[property.index]?.formUnion(removed)
        }
    }
}
