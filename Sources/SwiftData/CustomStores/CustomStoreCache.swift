import Foundation
import MartletStore

/// Enters snapshots of a custom store in its cache.
struct CustomStoreCache {
    let custom: CustomStore
    let schema: Schema
    let database: Database

    /// Enters snapshots, and removes the objects of a class that a complete answer does not have.
    ///
    /// - Returns: the differences, for contexts that have read the objects.
    func enter(_ snapshots: [DefaultSnapshot], complete plan: EntityPlan? = nil) throws -> SavedChange {
        var change = SavedChange()
        var seen: Set<Int64> = []
        for snapshot in snapshots {
            let id = snapshot.persistentIdentifier
            guard let plan = schema.plans.first(where: { $0.name == id.entityName }) else {
                throw SwiftDataError(
                    .unknownModel,
                    "The store '\(custom.name)' has objects of \(id.entityName), which is no class of "
                        + "the container.")
            }
            let key = custom.identifiers.number(id)
            custom.identifiers.insert(key)
            seen.insert(key)
            try enter(snapshot, plan, key, &change)
        }
        // The rows of a hierarchy are those of several classes.
        guard let plan, schema.family(of: plan) == nil else { return change }
        for row in try database.rows("SELECT \"$id\" FROM \(plan.table)") {
            guard let key = row[0].integer, !seen.contains(key) else { continue }
            try database.run("DELETE FROM \(plan.table) WHERE \"$id\" = ?", [row[0]])
            for join in plan.relationships.compactMap(\.join) {
                try database.run("DELETE FROM \(quoted(join.table)) WHERE \(join.own) = ?", [row[0]])
            }
            change.deleted.append(PersistentIdentifier(entityName: plan.name, key: key))
            custom.identifiers.remove(key)
        }
        return change
    }

    private func enter(
        _ snapshot: DefaultSnapshot, _ plan: EntityPlan, _ key: Int64, _ change: inout SavedChange
    ) throws {
        let old = try database.rows(
            "SELECT \(plan.selection) FROM \(plan.table) WHERE \"$id\" = ?", [.integer(key)]
        ).first
        var values: [Int: SQLValue] = [:]
        for (offset, property) in plan.columns.enumerated() {
            let value: SQLValue
            if let given = snapshot.values[property.name] {
                value = try column(given, property, plan)
            } else if old == nil {
                value = property.stand ?? .null
            } else {
                continue
            }
            if old?[offset + 1] != value { values[property.index] = value }
        }
        let update = SavedChange.Update(entity: plan.name, key: key, values: values)
        if old == nil {
            let arguments = plan.columns.map { values[$0.index] ?? .null }
            try database.run(plan.insertion, [.integer(key)] + arguments)
            change.inserted.append(update)
        } else if !values.isEmpty {
            let columns = plan.columns.filter { values[$0.index] != nil }
            let changes = columns.map { "\(quoted($0.column)) = ?" }.joined(separator: ", ")
            try database.run(
                "UPDATE \(plan.table) SET \(changes) WHERE \"$id\" = ?",
                columns.map { values[$0.index]! } + [.integer(key)])
            change.updated.append(update)
        }
        for property in plan.relationships {
            guard let join = property.join, case .objects(let ids) = snapshot.values[property.name] else { continue }
            try enter(Set(ids.map(custom.identifiers.number)), property, join, .integer(key), &change)
        }
    }

    private func column(_ value: SnapshotValue, _ property: PropertyPlan, _ plan: EntityPlan) throws -> SQLValue {
        if case .object(let id?) = value, property is RelationshipPlan {
            return .integer(custom.identifiers.number(id))
        }
        if case .object(nil) = value { return .null }
        if let column = value.column(property.kind) { return column }
        throw SwiftDataError(
            .unreadable,
            "A snapshot of the store '\(custom.name)' has a value of \(plan.name).\(property.name) that is no "
                + "\(property.storedType ?? "object").")
    }

    private func enter(
        _ new: Set<Int64>, _ property: RelationshipPlan, _ join: RelationshipPlan.Join, _ own: SQLValue,
        _ change: inout SavedChange
    ) throws {
        let table = quoted(join.table)
        let old = Set(
            try database.rows("SELECT \(join.other) FROM \(table) WHERE \(join.own) = ?", [own])
                .compactMap { $0[0].integer })
        guard old != new else { return }
        for key in new.subtracting(old).sorted() {
            try database.run(
                "INSERT OR IGNORE INTO \(table) (\(join.own), \(join.other)) VALUES (?, ?)", [own, .integer(key)])
        }
        for key in old.subtracting(new) {
            try database.run(
                "DELETE FROM \(table) WHERE \(join.own) = ? AND \(join.other) = ?", [own, .integer(key)])
        }
        change.joins.insert("\(property.entity).\(property.name)")
        if let inverse = property.inverse { change.joins.insert("\(inverse.entity).\(inverse.name)") }
    }
}

extension SavedChange {
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && joins.isEmpty }
}
