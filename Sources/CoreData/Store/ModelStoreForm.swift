import Foundation
import MartletStore

/// The tables of a store, and what is written in it of the model that they are of.
struct ModelStoreForm {
    /// What a store says of a column.
    struct Column: Codable, Equatable {
        var kind: ColumnKind
        var isOptional: Bool
    }

    /// What a store says of itself.
    struct Description: Codable, Equatable {
        /// The columns of each table.
        var entities: [String: [String: Column]]
        /// Tables of pairs, columns of orders, and which entities share a table.
        var tables: [String]
        /// What no two rows may have the same of; nil for nothing.
        var constraints: [String]?
    }

    let database: Database

    init(_ database: Database) { self.database = database }

    private func stored() throws -> (identifier: String, Description)? {
        // Asked once: between two questions another program may make its tables.
        let tables = try database.rows("SELECT name FROM sqlite_master")
        if tables.isEmpty { return nil }
        guard tables.contains([.text("$coredata")]) else {
            throw CoreDataError.make(
                .cantOpen, "\(database.path) is a database of something else. It was left as it is.")
        }
        guard let row = try database.rows("SELECT identifier, description FROM \"$coredata\"").first,
            case .text(let identifier) = row[0], case .blob(let data) = row[1],
            let description = try? JSONDecoder().decode(Description.self, from: data)
        else {
            throw CoreDataError.make(
                .newerStore, "\(database.path) was written by a newer version of Core Data. It was left as it is.")
        }
        return (identifier, description)
    }

    private static func description(of form: ModelForm) -> Description {
        var description = Description(entities: [:], tables: [])
        for entity in form.tables {
            var columns: [String: Column] = [:]
            for property in entity.columnsOfTable {
                columns[property.columnName] = Column(kind: property.kind, isOptional: property.isOptional)
            }
            description.entities[entity.name] = columns
            description.tables += entity.relationshipsOfTable.compactMap { $0.join?.table }
            description.tables += entity.ordersOfTable.map(\.orderColumn)
            description.tables += entity.kinds.dropFirst().map { "\(entity.name)/\($0.form.name)" }
        }
        description.tables = Set(description.tables).sorted()
        let constraints = Set(form.entities.flatMap { form in form.constraints.map { $0.index(of: form) } })
        if !constraints.isEmpty { description.constraints = constraints.sorted() }
        return description
    }

    /// Checks that a store that can't be changed has what the model asks for.
    func check(_ form: ModelForm) throws -> String {
        guard let (identifier, found) = try stored() else {
            throw CoreDataError.make(.cantOpen, "\(database.path) is empty, and may not be written.")
        }
        guard found == Self.description(of: form) else {
            throw CoreDataError.make(
                .wrongModel, "\(database.path) was made for another model than the app has, and may not be written.")
        }
        return identifier
    }

    /// Brings the store to the form that a model asks for, in one transaction. What the model does not speak of stays.
    func adapt(to form: ModelForm, mayMigrate: Bool) throws -> String {
        let wanted = Self.description(of: form)
        if let (identifier, found) = try stored() {
            if found == wanted { return identifier }
            if !mayMigrate {
                throw CoreDataError.make(
                    .wrongModel,
                    "\(database.path) was made for another model, and shouldMigrateStoreAutomatically is off. It was "
                        + "left as it is.")
            }
        }
        return try database.transaction {
            // Another program may have been first.
            let existing = try stored()
            let identifier = existing?.identifier ?? UUID().uuidString
            if existing == nil {
                try database.execute("CREATE TABLE \"$coredata\" (identifier TEXT, description BLOB)")
                try database.run("INSERT INTO \"$coredata\" VALUES (?, ?)", [.text(identifier), .blob(Data())])
            }
            for entity in form.entities { try checkPlace(of: entity, existing?.1) }
            for entity in form.tables { try adapt(entity, existing?.1) }
            for entity in form.tables { try makeRelationships(of: entity) }
            try makeConstraints(of: form)
            var description = wanted
            for (entity, columns) in existing?.1.entities ?? [:] {
                description.entities[entity] = columns.merging(wanted.entities[entity] ?? [:]) { $1 }
            }
            if existing?.1.entities.keys.allSatisfy({ wanted.entities[$0] != nil }) ?? true {
                description.entities = wanted.entities
            }
            try database.run(
                "UPDATE \"$coredata\" SET description = ?", [.blob(try JSONEncoder().encode(description))])
            return identifier
        }
    }

    /// Throws where the objects of an entity lie in another table than the model has it.
    private func checkPlace(of entity: EntityForm, _ existing: Description?) throws {
        guard let existing else { return }
        let place = entity.parent == nil ? nil : "\(entity.root.name)/\(entity.name)"
        let other = existing.tables.first { $0.hasSuffix("/\(entity.name)") && $0 != place }
        guard other != nil || place != nil && existing.entities[entity.name] != nil else { return }
        throw CoreDataError.make(
            .migration,
            "\(entity.name) has another parent entity in the model than in \(database.path), which can't be migrated. "
                + "It was left as it is.")
    }

    private func adapt(_ entity: EntityForm, _ existing: Description?) throws {
        var known = existing?.entities[entity.name]
        if known == nil, let old = entity.description.renamingIdentifier, let columns = existing?.entities[old] {
            try database.execute("ALTER TABLE \(quoted(old)) RENAME TO \(entity.table)")
            known = columns
        }
        guard let known else {
            var columns = entity.columnsOfTable.map { "\($0.column) \($0.kind.sqlType)" }
            if entity.isShared { columns.append("\(EntityForm.kindColumn) TEXT") }
            try database.execute(
                "CREATE TABLE IF NOT EXISTS \(entity.table) (\"$id\" INTEGER PRIMARY KEY, "
                    + "\"$version\" INTEGER NOT NULL DEFAULT 1\(columns.map { ", " + $0 }.joined()))")
            return
        }
        for property in entity.columnsOfTable {
            if let column = known[property.columnName] {
                guard column.kind == property.kind else {
                    throw CoreDataError.make(
                        .migration,
                        "\(database.path) has \(entity.name).\(property.name) as \(column.kind.rawValue), "
                            + "and the model as \(property.kind.rawValue). It was left as it is.")
                }
                continue
            }
            if let old = property.renamed, let column = known[old], column.kind == property.kind {
                try database.execute(
                    "ALTER TABLE \(entity.table) RENAME COLUMN \(quoted(old)) TO \(property.column)")
                continue
            }
            let initial = (property as? AttributeForm)?.initial ?? .null
            if !property.isOptional, initial.isNull, property is AttributeForm, try hasRows(entity, with: property) {
                throw CoreDataError.make(
                    .migration,
                    "\(entity.name).\(property.name) is new, not optional and without a default, and \(database.path) "
                        + "has objects of it already. It was left as it is.")
            }
            try database.execute(
                "ALTER TABLE \(entity.table) ADD COLUMN \(property.column) \(property.kind.sqlType)")
            if !initial.isNull {
                try database.run("UPDATE \(entity.table) SET \(property.column) = ?", [initial])
            }
        }
    }

    /// Whether there are objects that have a property.
    private func hasRows(_ entity: EntityForm, with property: PropertyForm) throws -> Bool {
        if entity.isShared, !entity.columns.contains(where: { $0 === property }) {
            // Entities that are new beside others have no objects yet.
            let columns = try database.rows("PRAGMA table_info(\(entity.table))").map { $0[1] }
            guard columns.contains(.text("$entity")) else { return false }
            let owners = entity.kinds.map(\.form).filter { $0.columns.contains { $0 === property } }
            let names = owners.map { SQLValue.text($0.name) }
            let list = Array(repeating: "?", count: names.count).joined(separator: ", ")
            let sql = "SELECT 1 FROM \(entity.table) WHERE \(EntityForm.kindColumn) IN (\(list)) LIMIT 1"
            return try !database.rows(sql, names).isEmpty
        }
        return try !database.rows("SELECT 1 FROM \(entity.table) LIMIT 1").isEmpty
    }

    /// Makes the indexes that keep two objects from being alike, and takes away those that the model has no more.
    private func makeConstraints(of form: ModelForm) throws {
        var wanted: Set<String> = []
        for entity in form.entities {
            for constraint in entity.constraints where wanted.insert(constraint.index(of: entity)).inserted {
                let index = quoted(constraint.index(of: entity))
                let kinds = entity.kindCondition().map { " WHERE " + $0 }
                do {
                    try database.execute(
                        "CREATE UNIQUE INDEX IF NOT EXISTS \(index) ON \(entity.table) (\(constraint.columns))"
                            + (kinds ?? ""))
                } catch {
                    throw CoreDataError.make(
                        .migration,
                        "\(database.path) has several objects of \(entity.name) with the same \(constraint.names), of "
                            + "which the model now allows one. It was left as it is.")
                }
            }
        }
        for row in try database.rows("SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE '%.unique'") {
            guard case .text(let name) = row[0], !wanted.contains(name) else { continue }
            try database.execute("DROP INDEX \(quoted(name))")
        }
    }

    private func makeRelationships(of entity: EntityForm) throws {
        for relationship in entity.relationshipsOfTable {
            if let join = relationship.join {
                try database.execute(
                    "CREATE TABLE IF NOT EXISTS \(join.table) (a INTEGER, b INTEGER, oa INTEGER, ob INTEGER, "
                        + "PRIMARY KEY (a, b)) WITHOUT ROWID")
                let index = quoted("\(relationship.identity).join")
                try database.execute(
                    "CREATE INDEX IF NOT EXISTS \(index) ON \(join.table) (\(join.other), \(join.own))")
            } else if relationship.hasColumn {
                let index = quoted("\(relationship.identity).relationship")
                try database.execute(
                    "CREATE INDEX IF NOT EXISTS \(index) ON \(entity.table) (\(relationship.column))")
            }
        }
        let columns = try database.rows("PRAGMA table_info(\(entity.table))").map { $0[1] }
        if entity.isShared, !columns.contains(.text("$entity")) {
            try database.execute("ALTER TABLE \(entity.table) ADD COLUMN \(EntityForm.kindColumn) TEXT")
            try database.run("UPDATE \(entity.table) SET \(EntityForm.kindColumn) = ?", [.text(entity.name)])
        }
        for relationship in entity.ordersOfTable {
            let name = "\(relationship.identity)$order"
            guard !columns.contains(.text(name)) else { continue }
            try database.execute("ALTER TABLE \(entity.table) ADD COLUMN \(quoted(name)) INTEGER")
        }
    }
}
