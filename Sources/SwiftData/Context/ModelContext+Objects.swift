import Foundation
import Martlet
import MartletRuntime
import MartletStore

extension ModelContext {
    /// Returns the object with an identifier: it is read when one of its properties is.
    ///
    /// If the store has no such object, its properties have their initial values.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let plan = core.schema.plans.first(where: { $0.name == persistentModelID.entityName }) else {
            fatalError("\(persistentModelID.entityName) is no class of the container.")
        }
        do {
            try loadCustomStores()
            try findInCustomStore(persistentModelID, plan)
        } catch {
            Diagnostics.reportDetached(RuntimeIssue(message: "A store could not be read: \(error)"))
        }
        return object(plan, number(persistentModelID, plan), checked: false)!
    }

    /// Returns the object with an identifier, if the context knows it already.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        let plan = EntityPlan.of(T.self)
        return knownObject(plan, number(persistentModelID, plan)) as? T
    }

    /// The number of the object that has an identifier.
    private func number(_ id: PersistentIdentifier, _ plan: EntityPlan) -> Int64 {
        core.custom(of: plan)?.identifiers.number(id) ?? id.key
    }

    /// The object with a key; nil if there is none.
    func object(_ plan: EntityPlan, _ key: Int64, checked: Bool = true) -> (any PersistentModel)? {
        if let known = knownObject(plan, key) {
            guard checked else { return known }
            let record = known.record
            return record.state == .deleted || record.state == .gone || !record.plan.isKind(of: plan) ? nil : known
        }
        if core.schema.family(of: plan) != nil {
            let object = try? rows(of: plan, where: "\"$id\" = ?", [.integer(key)]).first
            if checked || object != nil { return object }
        }
        let row = try? core.store(of: plan).read { database in
            try database.rows("SELECT \(plan.selection) FROM \(plan.table) WHERE \"$id\" = ?", [.integer(key)]).first
        }
        if checked, row == nil { return nil }
        let record = plan.makeRecord(key)
        let object = plan.makeObject(record)
        if let row { record.take(row, from: 1) } else { record.state = .gone }
        remember(record)
        if record.registry?.storeIdentifier == nil {
            record.registry?.storeIdentifier = try? core.store(of: plan).identifier
        }
        return object
    }

    /// Returns the object with a key if it is deleted, and that is not saved yet.
    func deletedObject(_ plan: EntityPlan, _ key: Int64) -> (any PersistentModel)? {
        guard let known = knownObject(plan, key), known.record.state == .deleted else { return nil }
        return known
    }

    /// Returns the row that the store has of an object; nil if it has none.
    func storedRow(of record: _ModelRecord) throws -> [SQLValue]? {
        let plan = record.plan
        return try core.store(of: plan).read { database in
            try database.rows("SELECT \(plan.selection) FROM \(plan.table) WHERE \"$id\" = ?", [.integer(record.key)])
        }.first
    }

    /// Reads the properties of an object that have not been read.
    func load(_ record: _ModelRecord) {
        guard let row = try? storedRow(of: record) else { return }
        for (offset, property) in record.plan.columns.enumerated() {
            if case .missing = record.slots[property.index] {
                record.slots[property.index] = .raw(row[offset + 1])
            }
        }
    }

    /// Reads the targets of an object's relationship from the store, and applies unsaved changes.
    func fill(_ list: ModelList, of record: _ModelRecord, _ property: RelationshipPlan) throws {
        guard let condition = property.condition else { return }
        let found = try rows(of: property.destination, where: condition, [.integer(record.key)])
        for object in found where object.record.state == .saved || denies(property, the: object.record, by: record) {
            if let inverse = property.inverse, !inverse.isToMany, object.record.dirty.contains(inverse.index),
                !object.record.refers(inverse, to: record)
            {
                continue
            }
            list.add(object)
        }
        guard property.join == nil, let inverse = property.inverse else { return }
        let pending = pendingLinks.sources(inverse, to: record.key).filter { other in
            (other.state == .inserted || other.state == .saved || denies(property, the: other, by: record))
                && other.context === self && other.refers(inverse, to: record)
        }
        ListWork.visit(pending.count)
        for other in pending.sorted(by: { ($0.state == .saved ? 1 : 0, $0.key) < ($1.state == .saved ? 1 : 0, $1.key) })
        {
            if let model = other.object { list.add(model) }
        }
    }

    /// Whether a deleted object is still linked to another, which denies its deletion.
    private func denies(_ property: RelationshipPlan, the deleted: _ModelRecord, by record: _ModelRecord) -> Bool {
        guard deleted.state == .deleted, let inverse = property.inverse, inverse.deleteRule == .deny else {
            return false
        }
        guard inverse.isToMany else { return deleted.refers(inverse, to: record) }
        guard case .list(let list) = deleted.slots[inverse.index] else { return false }
        return list.contains(record.id)
    }

    /// Returns the stored objects that satisfy a condition, in the order of their creation.
    func rows(
        of plan: EntityPlan, where condition: String, _ arguments: [SQLValue] = []
    ) throws -> [any PersistentModel] {
        try rows(of: plan, where: condition, arguments, order: "\"$id\"", limit: "") { $0 }
    }

    /// Returns the stored objects that satisfy a condition, each converted to an element of the result.
    func rows<Element>(
        of plan: EntityPlan, where condition: String, _ arguments: [SQLValue], order: String, limit: String,
        _ element: (any PersistentModel) -> Element
    ) throws -> [Element] {
        let family = core.schema.family(of: plan)
        let condition = core.schema.condition(condition, of: plan)
        let sql =
            "SELECT \(family?.selection ?? plan.selection) FROM \(plan.table) AS t0"
            + (condition.isEmpty ? "" : " WHERE \(condition)") + " ORDER BY \(order)\(limit)"
        let store = try core.store(of: plan)
        let known = knownObjects(of: plan)
        if known.storeIdentifier == nil { known.storeIdentifier = store.identifier }
        let columns = family?.count ?? plan.columns.count
        var objects: [Element] = []
        try store.read { database in
            let statement = try database.statement(sql)
            defer { statement.reset() }
            statement.bind(arguments)
            // A row is read only once, so if no object existed before, none of the new ones has to be looked up.
            let areNew = known.isEmpty
            var rows: [(record: _ModelRecord, object: (any PersistentModel)?)] = []
            rows.reserveCapacity(RowPage.size)
            var page: RowPage
            repeat {
                page = try RowPage(statement, columns: columns, family)
                known.locked {
                    // Records first: then consecutive objects are adjacent in memory, which makes traversing a long
                    // list (as each copy of its array does) faster.
                    for (row, key) in page.keys.enumerated() {
                        if !areNew, let object = known.object(key, missing: page, row) {
                            rows.append((object.record, object))
                        } else {
                            rows.append(((page.plan(row) ?? plan).makeRecord(key, page, row: row), nil))
                        }
                    }
                    for (record, object) in rows {
                        if let object {
                            objects.append(element(object))
                        } else {
                            objects.append(element(record.plan.makeObject(record)))
                            known.insertWhileLocked(record)
                        }
                    }
                }
                rows.removeAll(keepingCapacity: true)
            } while page.isFull
        }
        return objects
    }
}
