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
        var entities: [String: [String: Column]]
        var tables: [String]
    }

    let database: Database

    init(_ database: Database) { self.database = database }

    private func stored() throws -> (identifier: String, Description)? {
        guard try !database.rows("SELECT 1 FROM sqlite_master WHERE name = '$coredata'").isEmpty else {
            if try database.rows("SELECT 1 FROM sqlite_master LIMIT 1").isEmpty { return nil }
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
        for entity in form.entities {
            var columns: [String: Column] = [:]
            for property in entity.columns {
                columns[property.name] = Column(kind: property.kind, isOptional: property.isOptional)
            }
            description.entities[entity.name] = columns
            description.tables += entity.relationships.compactMap { $0.join?.table }
            description.tables += entity.orders.map(\.orderColumn)
        }
        description.tables = Set(description.tables).sorted()
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
            for entity in form.entities { try adapt(entity, existing?.1) }
            for entity in form.entities { try makeRelationships(of: entity) }
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

    private func adapt(_ entity: EntityForm, _ existing: Description?) throws {
        var known = existing?.entities[entity.name]
        if known == nil, let old = entity.description.renamingIdentifier, let columns = existing?.entities[old] {
            try database.execute("ALTER TABLE \(quoted(old)) RENAME TO \(entity.table)")
            known = columns
        }
        guard let known else {
            let columns = entity.columns.map { "\(quoted($0.name)) \($0.kind.sqlType)" }
            try database.execute(
                "CREATE TABLE IF NOT EXISTS \(entity.table) (\"$id\" INTEGER PRIMARY KEY, "
                    + "\"$version\" INTEGER NOT NULL DEFAULT 1\(columns.map { ", " + $0 }.joined()))")
            return
        }
        for property in entity.columns {
            if let column = known[property.name] {
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
                    "ALTER TABLE \(entity.table) RENAME COLUMN \(quoted(old)) TO \(quoted(property.name))")
                continue
            }
            let initial = (property as? AttributeForm)?.initial ?? .null
            if !property.isOptional, initial.isNull, property is AttributeForm,
                try !database.rows("SELECT 1 FROM \(entity.table) LIMIT 1").isEmpty
            {
                throw CoreDataError.make(
                    .migration,
                    "\(entity.name).\(property.name) is new, not optional and without a default, and \(database.path) "
                        + "has objects of it already. It was left as it is.")
            }
            try database.execute(
                "ALTER TABLE \(entity.table) ADD COLUMN \(quoted(property.name)) \(property.kind.sqlType)")
            if !initial.isNull {
                try database.run("UPDATE \(entity.table) SET \(quoted(property.name)) = ?", [initial])
            }
        }
    }

    private func makeRelationships(of entity: EntityForm) throws {
        for relationship in entity.relationships {
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
                    "CREATE INDEX IF NOT EXISTS \(index) ON \(entity.table) (\(quoted(relationship.name)))")
            }
        }
        let columns = try database.rows("PRAGMA table_info(\(entity.table))").map { $0[1] }
        for relationship in entity.orders {
            let name = "\(relationship.identity)$order"
            guard !columns.contains(.text(name)) else { continue }
            try database.execute("ALTER TABLE \(entity.table) ADD COLUMN \(quoted(name)) INTEGER")
        }
    }
}
