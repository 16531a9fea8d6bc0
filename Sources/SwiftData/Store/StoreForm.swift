import Foundation
import MartletStore

/// The tables of a store, and what is written in it of the classes that they are of.
struct StoreForm {
    /// What a store says of a column.
    struct Column: Codable, Equatable {
        var kind: ColumnKind
        var isOptional: Bool
    }

    /// What a store says of itself.
    struct Description: Codable, Equatable {
        var version: Schema.Version
        var entities: [String: [String: Column]]
        var indices: [String: String]
    }

    let database: Database

    init(_ database: Database) { self.database = database }

    // MARK: - What the store says

    /// What the store says of itself; nil if it is new.
    func description() throws -> (identifier: String, Description)? {
        // Asked once: between two questions another program may make its tables.
        let tables = try database.rows("SELECT name FROM sqlite_master")
        if tables.isEmpty { return nil }
        guard tables.contains([.text("$schema")]) else {
            throw SwiftDataError(.loadIssue, "\(database.path) is a database of something else. It was left as it is.")
        }
        guard
            case .text(let identifier)? = try database.rows("SELECT identifier, description FROM \"$schema\"").first?[0],
            case .blob(let data)? = try database.rows("SELECT description FROM \"$schema\"").first?[0],
            let description = try? JSONDecoder().decode(Description.self, from: data)
        else { throw SwiftDataError(.newerStore, "\(database.path) was written by a newer version of SwiftData.") }
        return (identifier, description)
    }

    static func description(of schema: Schema) -> Description {
        var description = Description(version: schema.version, entities: [:], indices: [:])
        for plan in schema.plans {
            var columns: [String: Column] = [:]
            for property in plan.columns {
                columns[property.name] = Column(kind: property.kind, isOptional: property.isOptional)
            }
            description.entities[plan.name] = columns
            for (name, statement) in indices(of: plan) { description.indices[name] = statement }
        }
        return description
    }

    private static func indices(of plan: EntityPlan) -> [(name: String, statement: String)] {
        func index(_ name: String, _ properties: [PropertyPlan], unique: Bool) -> (String, String) {
            let columns = properties.filter(\.hasColumn).map { quoted($0.name) + $0.kind.collation }
            return (
                name,
                "CREATE \(unique ? "UNIQUE " : "")INDEX \(quoted(name)) ON \(plan.table) "
                    + "(\(columns.joined(separator: ", ")))"
            )
        }
        func name(_ properties: [PropertyPlan], _ kind: String) -> String {
            "\(plan.name).\(properties.map(\.name).joined(separator: "+")).\(kind)"
        }
        return plan.uniques.map { index(name($0, "unique"), $0, unique: true) }
            + plan.indices.map { index(name($0, "index"), $0, unique: false) }
            + plan.relationships.filter { $0.hasColumn && !$0.isUnique }.map {
                index(name([$0], "relationship"), [$0], unique: false)
            }
    }

    // MARK: - Bringing it up to date

    /// Checks that a store that can't be changed has what the classes ask for.
    func check(_ schema: Schema) throws -> String {
        guard let (identifier, found) = try description() else {
            throw SwiftDataError(.loadIssue, "\(database.path) is empty, and may not be written.")
        }
        try refuseNewer(found, schema)
        let wanted = Self.description(of: schema)
        for (entity, columns) in wanted.entities {
            for (column, form) in columns where found.entities[entity]?[column]?.kind != form.kind {
                throw SwiftDataError(
                    .loadIssue,
                    "\(database.path) has no \(entity).\(column) as the app has it, and may not be written.")
            }
        }
        return identifier
    }

    private func refuseNewer(_ found: Description, _ schema: Schema) throws {
        guard found.version > schema.version else { return }
        throw SwiftDataError(
            .newerStore,
            "\(database.path) was written by a newer version of the app (its models are of version \(found.version), "
                + "these of \(schema.version)). It was left as it is.")
    }

    /// Brings the store to the form that a schema asks for, in one transaction. What the schema does not speak of stays.
    func adapt(to schema: Schema) throws -> String {
        let wanted = Self.description(of: schema)
        if let (identifier, found) = try description() {
            if found == wanted { return identifier }
            try refuseNewer(found, schema)
        }
        return try database.transaction {
            // Another program may have been first.
            let existing = try description()
            if existing == nil {
                try database.execute("CREATE TABLE \"$schema\" (identifier TEXT, description BLOB)")
                try database.run(
                    "INSERT INTO \"$schema\" VALUES (?, ?)", [.text(UUID().uuidString), .blob(Data())])
            }
            for (name, statement) in existing?.1.indices ?? [:] where wanted.indices[name] != statement {
                try database.execute("DROP INDEX IF EXISTS \(quoted(name))")
            }
            for plan in schema.plans { try adapt(plan, known: existing?.1.entities[plan.name]) }
            for (name, statement) in wanted.indices where existing?.1.indices[name] != statement {
                try makeIndex(name, statement)
            }
            var description = wanted
            // Of what this schema does not speak of another may.
            for (entity, columns) in existing?.1.entities ?? [:] {
                description.entities[entity] = columns.merging(wanted.entities[entity] ?? [:]) { $1 }
            }
            if existing?.1.entities.keys.allSatisfy({ wanted.entities[$0] != nil }) ?? true {
                description.entities = wanted.entities
            }
            try database.run("UPDATE \"$schema\" SET description = ?", [.blob(try JSONEncoder().encode(description))])
            guard case .text(let identifier)? = try database.rows("SELECT identifier FROM \"$schema\"").first?[0] else {
                throw SwiftDataError.loadIssueModelContainer
            }
            return identifier
        }
    }

    private func makeIndex(_ name: String, _ statement: String) throws {
        do { try database.execute(statement) } catch let error as StoreError where error.code & 0xff == 19 {
            throw SwiftDataError(
                .loadIssue,
                "\(database.path) has several objects with values that are unique from now on (\(name)). It was left as it "
                    + "is: a custom migration stage has to tell them apart.")
        }
    }

    private func adapt(_ plan: EntityPlan, known: [String: Column]?) throws {
        let present = try Set(
            database.rows("SELECT name FROM pragma_table_info(?)", [.text(plan.name)]).map { $0[0] })
        if present.isEmpty {
            let columns = plan.columns.map { ", \(quoted($0.name)) \($0.kind.sqlType)" }
            try database.execute(
                "CREATE TABLE \(plan.table) (\"$id\" INTEGER PRIMARY KEY\(columns.joined()))")
        } else {
            for property in plan.columns {
                if present.contains(.text(property.name)) {
                    try keep(property, of: plan, known: known?[property.name])
                } else {
                    try add(property, to: plan, present, known)
                }
            }
        }
        for join in plan.relationships.compactMap(\.join) {
            try database.execute(
                "CREATE TABLE IF NOT EXISTS \(quoted(join.table)) (a INTEGER, b INTEGER, PRIMARY KEY (a, b)) "
                    + "WITHOUT ROWID")
            try database.execute(
                "CREATE INDEX IF NOT EXISTS \(quoted(join.table + ".b")) ON \(quoted(join.table)) (b)")
        }
    }

    private func add(
        _ property: PropertyPlan, to plan: EntityPlan, _ present: Set<SQLValue>, _ known: [String: Column]?
    ) throws {
        let original = property.metadata.originalName
        if original != property.name, present.contains(.text(original)) {
            try database.execute(
                "ALTER TABLE \(plan.table) RENAME COLUMN \(quoted(original)) TO \(quoted(property.name))")
            return try keep(property, of: plan, known: known?[original])
        }
        try database.execute(
            "ALTER TABLE \(plan.table) ADD COLUMN \(quoted(property.name)) \(property.kind.sqlType)")
        try fill(property, of: plan)
    }

    /// Gives objects that lack a value the one that the property starts with.
    private func fill(_ property: PropertyPlan, of plan: EntityPlan) throws {
        guard !property.isOptional else { return }
        let name = quoted(property.name)
        guard try !database.rows("SELECT 1 FROM \(plan.table) WHERE \(name) IS NULL LIMIT 1").isEmpty else { return }
        guard let stand = property.stand else {
            throw SwiftDataError(
                .loadIssue,
                "\(database.path) has objects of \(plan.name) without a value for \(property.name), which is not optional "
                    + "and has no default. It was left as it is.")
        }
        try database.run("UPDATE \(plan.table) SET \(name) = ? WHERE \(name) IS NULL", [stand])
    }

    private func keep(_ property: PropertyPlan, of plan: EntityPlan, known: Column?) throws {
        guard let known else { return }
        if known.kind != property.kind {
            let alike: [Set<ColumnKind>] = [[.bool, .integer], [.real, .date], [.text, .url, .decimal]]
            guard alike.contains(where: { $0.contains(known.kind) && $0.contains(property.kind) }) else {
                throw SwiftDataError(
                    .loadIssue,
                    "\(database.path) has \(plan.name).\(property.name) as \(known.kind.rawValue), and the app as "
                        + "\(property.kind.rawValue). It was left as it is: a custom migration stage has to say what "
                        + "becomes of the values.")
            }
        }
        // A number that is none is stored as nothing.
        if known.isOptional, !property.isOptional, property.kind != .real, property.kind != .date,
            !(property is RelationshipPlan)
        {
            try fill(property, of: plan)
        }
    }
}
