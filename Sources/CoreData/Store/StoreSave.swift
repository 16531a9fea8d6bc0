import Foundation
import MartletStore

/// The save of a context to its store, in one transaction.
struct StoreSave {
    let context: NSManagedObjectContext
    let store: ObjectStore
    private let inserted: [NSManagedObject]
    private var changed: [NSManagedObject]
    private var deleted: [NSManagedObject]
    private let insertedKeys: Set<Int64>

    private struct Outcome {
        var change = SavedChange()
        /// The versions of the written objects.
        var versions: [(NSManagedObject, Int64)] = []
        /// Rows that others have written in between, for objects that take values over.
        var taken: [(NSManagedObject, [SQLValue])] = []
        /// Objects that others have deleted in between.
        var gone: [NSManagedObject] = []
    }

    init(_ context: NSManagedObjectContext, _ store: ObjectStore) {
        self.context = context
        self.store = store
        inserted = context.ordered(context.inserted)
        changed = context.ordered(context.changed)
        deleted = context.ordered(context.deleted)
        insertedKeys = Set(inserted.map { $0.objectID.key })
    }

    mutating func run() throws -> SavedChange {
        let outcome: Outcome
        do {
            outcome = try store.file.write { database in
                var outcome = Outcome()
                // No other program can change the store from here on.
                if !deleted.isEmpty {
                    try completeDeletions(deleted)
                    changed = context.ordered(context.changed)
                    deleted = context.ordered(context.deleted)
                }
                for object in deleted { try checkRequired(object, database) }
                for object in deleted { try delete(object, database, &outcome) }
                // Unique values that are given up must be cleared before another object takes them.
                for object in changed { try clearUniques(object, database) }
                for object in changed { try update(object, database, &outcome) }
                for object in inserted { try insert(object, database, &outcome) }
                for object in inserted + changed { try writeLists(object, database) }
                return outcome
            }
        } catch let error as StoreError {
            throw CoreDataError.make(.notSaved, error.description)
        }
        finish(outcome)
        return outcome.change
    }

    /// Throws if an object of the store needs a deleted one by a relationship without an inverse, whether it has been
    /// read or not.
    private func checkRequired(_ object: NSManagedObject, _ database: Database) throws {
        for relationship in object.form.referrers where !relationship.isOptional && relationship.hasColumn {
            let form: EntityForm = relationship.entity.root
            let rows = try database.rows(
                "SELECT \(form.selection) FROM \(form.table) WHERE \(relationship.column) = ?",
                [.integer(object.objectID.key)])
            for row in rows {
                let owner = context.object(form, row: row)
                if owner.state != .saved || owner.dirty.contains(relationship.index) { continue }
                throw CoreDataError.make(
                    .missingValue,
                    "\(relationship.entity.name).\(relationship.name) has no value, and is not optional: its "
                        + "\(object.form.name) was deleted.", owner, relationship.name)
            }
        }
    }

    private func delete(_ object: NSManagedObject, _ database: Database, _ outcome: inout Outcome) throws {
        let key = SQLValue.integer(object.objectID.key)
        if context.policy == .error {
            let versions = try database.rows("SELECT \"$version\" FROM \(object.form.table) WHERE \"$id\" = ?", [key])
            if let version = versions.first?[0].integer, version != object.version { throw conflict(object, "changed") }
        }
        try database.run("DELETE FROM \(object.form.table) WHERE \"$id\" = ?", [key])
        for join in object.form.relationships.compactMap(\.join) {
            try database.run("DELETE FROM \(join.table) WHERE \(join.own) = ?", [key])
        }
        for relationship in object.form.referrers {
            if let join = relationship.join {
                try database.run("DELETE FROM \(join.table) WHERE \(join.other) = ?", [key])
            } else if relationship.hasColumn {
                try database.run(
                    "UPDATE \(relationship.entity.table) SET \(relationship.column) = NULL "
                        + "WHERE \(relationship.column) = ?", [key])
            }
            outcome.change.lists.insert(relationship.identity)
        }
        outcome.change.deleted.append(object.objectID)
        outcome.change.recordLists(of: object, all: true)
    }

    /// Clears the unique values of a row that is about to get others, so that objects may exchange theirs. A row that
    /// another context has written keeps them: the merge policy resolves the conflict.
    private func clearUniques(_ object: NSManagedObject, _ database: Database) throws {
        let columns = object.form.constraints.flatMap(\.properties).filter { object.dirty.contains($0.index) }
        guard !columns.isEmpty else { return }
        try database.run(
            "UPDATE \(object.form.table) SET \(columns.map { "\($0.column) = NULL" }.joined(separator: ", ")) "
                + "WHERE \"$id\" = ? AND \"$version\" = ?",
            [.integer(object.objectID.key), .integer(object.version)])
    }

    private func insert(_ object: NSManagedObject, _ database: Database, _ outcome: inout Outcome) throws {
        let form: EntityForm = object.form
        let statement = try database.insertion(of: form, form.insertion)
        defer { statement.reset() }
        statement.bind(.integer(object.objectID.key), at: 1)
        for (offset, property) in form.columns.enumerated() {
            statement.bind(try written(property, of: object, database), at: offset + 2)
        }
        if form.isShared { statement.bind(.text(form.name), at: form.columns.count + 2) }
        _ = try statement.step()
        outcome.versions.append((object, 1))
        outcome.change.inserted.append(object.objectID)
        outcome.change.recordLists(of: object, all: true)
    }

    private func update(_ object: NSManagedObject, _ database: Database, _ outcome: inout Outcome) throws {
        outcome.change.updated.append(object.objectID)
        outcome.change.recordLists(of: object, all: false)
        let columns = object.form.columns.filter { object.dirty.contains($0.index) }
        guard !columns.isEmpty else { return }
        if try write(columns, of: object, database, version: object.version) {
            outcome.versions.append((object, object.version + 1))
            return
        }
        // Another context has been here in between.
        let form: EntityForm = object.form
        let key = object.objectID.key
        let found = try database.rows("SELECT \(form.selection) FROM \(form.table) WHERE \"$id\" = ?", [.integer(key)])
        guard let row = found.first else {
            if context.policy == .error { throw conflict(object, "deleted") }
            outcome.gone.append(object)
            return
        }
        let written: [PropertyForm]
        switch context.policy {
        case .error: throw conflict(object, "changed")
        case .objectByProperty: written = columns
        case .overwrite: written = form.columns
        case .rollback: written = []
        case .storeByProperty:
            written = columns.filter { property in
                let place = form.columns.firstIndex { $0 === property }!
                return object.storedBefore(property) == row[2 + place]
            }
        }
        var merged = row
        if !written.isEmpty { _ = try write(written, of: object, database, version: nil) }
        for (offset, property) in form.columns.enumerated() where written.contains(where: { $0 === property }) {
            merged[2 + offset] = object.stored(property)
        }
        merged[1] = .integer((row[1].integer ?? 1) + (written.isEmpty ? 0 : 1))
        outcome.taken.append((object, merged))
    }

    private func conflict(_ object: NSManagedObject, _ what: String) -> NSError {
        CoreDataError.make(
            .mergeConflict,
            "An object of \(object.form.name) was not saved: another context has \(what) it in between. "
                + "A mergePolicy of the context says what goes first.")
    }

    /// Writes columns; false if the store has another version of the object than the one that is given.
    private func write(
        _ columns: [PropertyForm], of object: NSManagedObject, _ database: Database, version: Int64?
    ) throws -> Bool {
        let changes = columns.map { "\($0.column) = ?" }.joined(separator: ", ")
        var arguments = try columns.map { try written($0, of: object, database) } + [.integer(object.objectID.key)]
        if let version { arguments.append(.integer(version)) }
        try database.run(
            "UPDATE \(object.form.table) SET \(changes), \"$version\" = \"$version\" + 1 WHERE \"$id\" = ?"
                + (version == nil ? "" : " AND \"$version\" = ?"), arguments)
        return database.changes > 0
    }

    /// The value of a property to write: no link to an object that others have deleted in the meantime.
    private func written(_ property: PropertyForm, of object: NSManagedObject, _ database: Database) throws -> SQLValue
    {
        let value = object.stored(property)
        guard let relationship = property as? RelationshipForm, let key = value.integer, !insertedKeys.contains(key),
            try database.rows("SELECT 1 FROM \(relationship.destination.table) WHERE \"$id\" = ?", [value]).isEmpty
        else { return value }
        guard relationship.isOptional else {
            throw CoreDataError.make(
                .missingValue,
                "\(object.form.name).\(property.name) has no value, and is not optional: its "
                    + "\(relationship.destination.name) was deleted by another context.", object, property.name)
        }
        context.quietly { object.changing(property) { object.slots[property.index] = .object(nil) } }
        return .null
    }

    /// Writes the pairs of many-to-many relationships, and the order of lists.
    private func writeLists(_ object: NSManagedObject, _ database: Database) throws {
        let own = SQLValue.integer(object.objectID.key)
        for relationship in object.form.relationships where relationship.isToMany {
            guard case .list(let list) = object.slots[relationship.index],
                object.state == .inserted || object.dirty.contains(relationship.index)
            else { continue }
            let keys = list.all.filter { $0.state != .deleted && $0.state != .gone }.map { $0.objectID.key }
            if let join = relationship.join {
                var old: Set<Int64> = []
                if case .list(let before)? = object.baseline[relationship.index] {
                    old = Set(before.all.map { $0.objectID.key })
                }
                for key in keys where !old.contains(key) {
                    // Others may have deleted either object in the meantime.
                    try database.run(
                        "INSERT OR IGNORE INTO \(join.table) (\(join.own), \(join.other)) SELECT ?1, ?2 "
                            + "WHERE EXISTS (SELECT 1 FROM \(relationship.entity.table) WHERE \"$id\" = ?1) "
                            + "AND EXISTS (SELECT 1 FROM \(relationship.destination.table) WHERE \"$id\" = ?2)",
                        [own, .integer(key)])
                }
                for key in old.subtracting(keys) {
                    try database.run(
                        "DELETE FROM \(join.table) WHERE \(join.own) = ? AND \(join.other) = ?", [own, .integer(key)])
                }
                guard relationship.isOrdered else { continue }
                for (place, key) in keys.enumerated() {
                    try database.run(
                        "UPDATE \(join.table) SET \(join.order) = ? WHERE \(join.own) = ? AND \(join.other) = ?",
                        [.integer(Int64(place)), own, .integer(key)])
                }
            } else if relationship.isOrdered {
                for (place, key) in keys.enumerated() {
                    try database.run(
                        "UPDATE \(relationship.destination.table) SET \(relationship.orderColumn) = ? "
                            + "WHERE \"$id\" = ?",
                        [.integer(Int64(place)), .integer(key)])
                }
            }
        }
    }

    /// Updates the context after the store was written.
    private func finish(_ outcome: Outcome) {
        for (object, version) in outcome.versions { object.version = version }
        context.quietly {
            for (object, row) in outcome.taken {
                object.dirty = []
                object.takeOver(row)
            }
            for object in outcome.gone { context.end(object) }
        }
    }
}

extension NSManagedObject {
    /// Returns the stored value of a property before its change.
    fileprivate func storedBefore(_ property: PropertyForm) -> SQLValue {
        switch baseline[property.index] {
        case .stored(let value)?: return value
        case .object(let object)?: return object.map { .integer($0.objectID.key) } ?? .null
        default: return .null
        }
    }
}
