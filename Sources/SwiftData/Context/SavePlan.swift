import MartletStore

/// The changes of a save, before it is executed.
struct SavePlan {
    let context: ModelContext
    private let inserted: [any PersistentModel]
    private let changed: [any PersistentModel]
    private let deleted: [any PersistentModel]
    private let stores: [Store]
    /// Whether another context is to hear of it.
    private let isShared: Bool

    /// The changes that one transaction has written to a store.
    struct Written {
        let store: Store
        var change = SavedChange()
        var history = HistoryRecording()
    }

    /// Says that others have saved since the context last applied their changes.
    struct Behind: Error {}

    init(_ context: ModelContext) throws {
        self.context = context
        inserted = context.insertedModelsArray
        changed = context.changedModelsArray
        deleted = context.deletedModelsArray
        var stores: [Store] = []
        var seen: EntityPlan?
        for model in inserted + changed + deleted where model.record.plan !== seen {
            seen = model.record.plan
            let store = try context.core.store(of: model.record.plan)
            guard !stores.contains(where: { $0 === store }) else { continue }
            guard store.allowsSave else {
                throw SwiftDataError(
                    .notSaved, "The store \(store.path) was opened for reading alone (allowsSave: false).")
            }
            stores.append(store)
        }
        self.stores = stores
        isShared = context.core.hasOtherContexts(than: context.inbox)
    }

    private func isIn(_ store: Store, _ model: any PersistentModel) -> Bool {
        stores.count == 1 || (try? context.core.store(of: model.record.plan)) === store
    }

    /// Writes all changes: into each store in one transaction.
    ///
    /// The transactions of several stores are nested, and none is committed before everything is written, to the disk
    /// too. So an error of one store, or a full disk, leaves all of them unchanged. Only a failure of the machine
    /// between two commits leaves one store ahead of another, since files with logs of their own have no common commit.
    func write() throws -> [Written] { try holdingCustomStores { try writeStores() } }

    private func writeStores() throws -> [Written] {
        var others: [SavedChange] = []
        var all: [Written] = []
        var databases: [Database] = []
        func write(_ rest: ArraySlice<Store>) throws {
            guard let store = rest.first else {
                if databases.count > 1 { for database in databases { try database.flush() } }
                // Last: they can't be rolled back.
                for (written, database) in zip(all, databases) {
                    if let custom = written.store.custom { others.append(try writeTruth(custom, written, database)) }
                }
                return
            }
            _ = try store.write { database in
                if context.isBehind(store) { throw Behind() }
                var written = Written(store: store)
                try self.write(store, database, &written)
                if store.custom == nil, let changes = written.history.packed(written.change, context.core.schema) {
                    try HistoryLog(database: database).append(changes, author: context.author)
                }
                all.append(written)
                databases.append(database)
                try write(rest.dropFirst())
                return written.change
            } committed: {
                context.core.post($0, from: context.inbox)
            }
        }
        do { try write(stores.sorted { $0.path < $1.path }[...]) } catch let error as StoreError
            where !error.isConstraint
        {
            throw SwiftDataError(.notSaved, error.description)
        }
        for change in others where !change.isEmpty { context.core.post(change, from: nil) }
        return all
    }

    private func writeTruth(
        _ custom: CustomStore, _ written: Written, _ database: Database
    ) throws -> SavedChange {
        func records(_ models: [any PersistentModel]) -> [_ModelRecord] {
            models.filter { isIn(written.store, $0) }.map(\.record)
        }
        return try writeCustomStore(
            custom, written, database, inserted: records(inserted), changed: records(changed),
            deleted: records(deleted))
    }

    private func write(_ store: Store, _ database: Database, _ written: inout Written) throws {
        for model in deleted where isIn(store, model) { try delete(model, database, &written) }
        for model in changed where isIn(store, model) { try clearUniques(model, database) }
        for model in changed where isIn(store, model) { try update(model, database, &written) }
        for model in inserted where isIn(store, model) { try insert(model, database, &written) }
        for model in inserted + changed where isIn(store, model) { try join(model, database, &written) }
    }

    private func delete(_ model: any PersistentModel, _ database: Database, _ written: inout Written) throws {
        let record = model.record
        let plan = record.plan
        let key = SQLValue.integer(record.key)
        // Others may have changed the values since the object was deleted here: the row has those to preserve.
        if let preservation = plan.preservation, let row = try database.rows(preservation, [key]).first {
            written.history.preserve(row[...], of: plan, deletion: written.change.deleted.count)
        }
        try database.run("DELETE FROM \(plan.table) WHERE \"$id\" = ?", [key])
        for relationship in plan.relationships {
            guard let join = relationship.join else { continue }
            let others = try take(
                join.other, of: quoted(join.table), where: join.own, key, database,
                "DELETE FROM \(quoted(join.table)) WHERE \(join.own) = ?")
            if let inverse = relationship.inverse {
                try touch(inverse, of: relationship.destination, others, database, &written)
            }
        }
        for relationship in context.core.schema.oneWay(to: plan) {
            let (owner, property) = (relationship.owner, relationship.property)
            guard (try? context.core.store(of: owner)) === written.store else { continue }
            let owners: [[SQLValue]]
            if let join = property.join {
                owners = try take(
                    join.own, of: quoted(join.table), where: join.other, key, database,
                    "DELETE FROM \(quoted(join.table)) WHERE \(join.other) = ?")
            } else {
                let column = quoted(property.column)
                owners = try take(
                    "\"$id\"", of: owner.table, where: column, key, database,
                    "UPDATE \(owner.table) SET \(column) = NULL WHERE \(column) = ?")
            }
            try touch(property, of: owner, owners, database, &written)
        }
        written.change.deleted.append(record.id)
    }

    /// Records for the history that a property of objects has changed: of each by its own class.
    private func touch(
        _ property: PropertyPlan, of plan: EntityPlan, _ rows: [[SQLValue]], _ database: Database,
        _ written: inout Written
    ) throws {
        guard let family = context.core.schema.family(of: plan) else {
            return written.history.touch(property, of: plan, rows)
        }
        for row in rows {
            guard let key = row[0].integer else { continue }
            var member = context.knownObject(plan, key)?.record.plan
            if member == nil {
                let sql = "SELECT \(EntityFamily.quotedColumn) FROM \(plan.table) WHERE \"$id\" = ?"
                member = try database.rows(sql, [row[0]]).first.map { family.member($0[0]) }
            }
            written.history.touch(property, of: member ?? plan, key)
        }
    }

    /// Runs a statement on the rows that have a key in a column, if there are any, and returns what they have in another.
    ///
    /// `RETURNING` would be one statement, and take four times as long: SQLite makes a table for its result each time.
    private func take(
        _ result: String, of table: String, where column: String, _ key: SQLValue, _ database: Database,
        _ statement: String
    ) throws -> [[SQLValue]] {
        let found = try database.rows("SELECT \(result) FROM \(table) WHERE \(column) = ?", [key])
        if !found.isEmpty { try database.run(statement, [key]) }
        return found
    }

    /// Takes the unique values out of a row that is about to get others, so that objects may exchange theirs.
    private func clearUniques(_ model: any PersistentModel, _ database: Database) throws {
        let record = model.record
        let columns = record.plan.uniques.joined().filter { record.dirty.contains($0.index) }
        guard !columns.isEmpty else { return }
        let changes = columns.map { "\(quoted($0.column)) = NULL" }.joined(separator: ", ")
        try database.run(
            "UPDATE \(record.plan.table) SET \(changes) WHERE \"$id\" = ?", [.integer(record.key)])
    }

    private func insert(_ model: any PersistentModel, _ database: Database, _ written: inout Written) throws {
        let record = model.record
        let statement = try database.insertion(of: record.plan, record.plan.insertion)
        defer { statement.reset() }
        var values: [Int: SQLValue] = [:]
        if isShared { values.reserveCapacity(record.plan.columns.count) }
        statement.bind(.integer(record.key), at: 1)
        for (offset, property) in record.plan.columns.enumerated() {
            let value = try record.stored(property)
            if isShared { values[property.index] = value }
            statement.bind(value, at: offset + 2)
        }
        _ = try statement.step()
        written.change.inserted.append(
            SavedChange.Update(entity: record.plan.name, key: record.key, values: values))
    }

    private func update(_ model: any PersistentModel, _ database: Database, _ written: inout Written) throws {
        let record = model.record
        try write(record.plan.columns.filter { record.dirty.contains($0.index) }, of: record, database, &written)
    }

    private func write(
        _ columns: [PropertyPlan], of record: _ModelRecord, _ database: Database, _ written: inout Written
    ) throws {
        guard !columns.isEmpty else { return }
        var values: [Int: SQLValue] = [:]
        var arguments: [SQLValue] = []
        for property in columns {
            let value = try record.stored(property)
            values[property.index] = value
            arguments.append(value)
        }
        let changes = columns.map { "\(quoted($0.column)) = ?" }.joined(separator: ", ")
        try database.run(
            "UPDATE \(record.plan.table) SET \(changes) WHERE \"$id\" = ?", arguments + [.integer(record.key)])
        written.change.updated.append(
            SavedChange.Update(entity: record.plan.name, key: record.key, values: values))
    }

    /// Writes the pairs of relationships that have several objects at either side.
    private func join(_ model: any PersistentModel, _ database: Database, _ written: inout Written) throws {
        let record = model.record
        for property in record.plan.relationships {
            guard let join = property.join, case .list(let list) = record.slots[property.index] else { continue }
            let old = record.joined[property.index] ?? []
            let new = Set(
                list.all.filter { $0.record.state == .saved || $0.record.state == .inserted }.map { $0.record.key })
            guard old != new else { continue }
            let own = SQLValue.integer(record.key)
            for key in new.subtracting(old).sorted() {
                try database.run(
                    "INSERT OR IGNORE INTO \(quoted(join.table)) (\(join.own), \(join.other)) VALUES (?, ?)",
                    [own, .integer(key)])
            }
            for key in old.subtracting(new) {
                try database.run(
                    "DELETE FROM \(quoted(join.table)) WHERE \(join.own) = ? AND \(join.other) = ?",
                    [own, .integer(key)])
            }
            written.history.touch(property, of: record.plan, record.key)
            if let inverse = property.inverse {
                let others = old.symmetricDifference(new).map { [SQLValue.integer($0)] }
                try touch(inverse, of: property.destination, others, database, &written)
            }
            written.change.joins.insert("\(property.entity).\(property.name)")
            if let inverse = property.inverse { written.change.joins.insert("\(inverse.entity).\(inverse.name)") }
        }
    }

    /// Updates the context after the stores were written.
    func finish(_ all: [Written]) -> [SavedChange] {
        for model in inserted + changed { settle(model.record) }
        for model in deleted {
            let record = model.record
            record.state = .gone
            record.leave()
        }
        context.pendingLinks.removeAll()
        context.inserted = [:]
        context.changed = [:]
        context.deleted = [:]
        context.cascaded = [:]
        context.completions = []
        context.batch = nil
        return all.map(\.change)
    }

    private func settle(_ record: _ModelRecord) {
        if record.registry?.storeIdentifier == nil {
            record.registry?.storeIdentifier = try? context.core.store(of: record.plan).identifier
        }
        record.state = .saved
        record.agree()
        for property in record.plan.relationships where property.join != nil {
            guard case .list(let list) = record.slots[property.index] else { continue }
            record.joined[property.index] = Set(list.all.map { $0.record.key })
        }
    }
}
