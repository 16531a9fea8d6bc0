import Foundation
import MartletStore

/// The description of a store's tables, which the store itself contains.
struct StoreForm {
    /// A column in the description.
    struct Column: Codable, Equatable {
        var kind: ColumnKind
        var isOptional: Bool
        /// The type of the values, without optionals; nil in stores of earlier versions of this library.
        var type: String?
    }

    /// The description.
    struct Description: Codable, Equatable {
        var version: Schema.Version
        /// The columns of each class's table: those of subclasses too, which have the table of their superclass.
        var entities: [String: [String: Column]]
        var indices: [String: String]
        /// The relationships of each entity; nil in stores of earlier versions of this library.
        var links: [String: [String: StoredLink]]?

        /// Whether the store already has the form that a schema of some of its classes asks for.
        func has(_ wanted: Description) -> Bool {
            version == wanted.version
                && wanted.entities.allSatisfy { table, columns in entities[table] == columns }
                && (wanted.links ?? [:]).allSatisfy { entity, wanted in links?[entity] == wanted }
                && indices(of: wanted) == wanted.indices
        }

        /// The description, with the columns and indices of subclasses that a store has and a schema does not: another
        /// schema may have them.
        func keepingSubclasses(of found: Description, besides schema: Schema) -> Description {
            var copy = self
            let names = Set(schema.plans.map(\.name))
            for table in entities.keys where found.entities[table]?[EntityFamily.column] != nil {
                for (name, column) in found.entities[table] ?? [:] where copy.entities[table]?[name] == nil {
                    let parts = name.split(separator: ".")
                    guard name == EntityFamily.column || parts.count == 2 && !names.contains(String(parts[0])) else {
                        continue
                    }
                    copy.entities[table]?[name] = column
                }
                for (name, statement) in found.indices {
                    let parts = name.split(separator: ".").map(String.init)
                    guard parts.count == 4, parts[0] == table, !names.contains(parts[1]) else { continue }
                    copy.indices[name] = statement
                }
            }
            return copy
        }

        /// The indices of the entities of another description.
        func indices(of other: Description) -> [String: String] {
            indices.filter { name, _ in
                name.split(separator: ".").first.map { other.entities[String($0)] != nil } ?? true
            }
        }
    }

    let database: Database

    init(_ database: Database) { self.database = database }

    /// The identifier and description of the store; nil if it is new.
    func description() throws -> (identifier: String, Description)? {
        // Asked once: between two questions another program may make its tables.
        let tables = try database.rows("SELECT name FROM sqlite_master")
        if tables.isEmpty { return nil }
        guard tables.contains([.text("$schema")]) else {
            throw SwiftDataError(.loadIssue, "\(database.path) is a database of something else. It was left as it is.")
        }
        guard let row = try database.rows("SELECT identifier, description FROM \"$schema\"").first,
            case .text(let identifier) = row[0], case .blob(let data) = row[1],
            (try? JSONSerialization.jsonObject(with: data)) is [String: Any]
        else {
            throw SwiftDataError(
                .loadIssue, "The description of the models in \(database.path) is damaged. It was left as it is.")
        }
        guard let description = try? JSONDecoder().decode(Description.self, from: data) else {
            throw SwiftDataError(
                .newerStore,
                "\(database.path) describes its models in a way that this version of SwiftData does not know. It was left "
                    + "as it is.")
        }
        return (identifier, description)
    }

    static func description(of schema: Schema) -> Description {
        var description = Description(version: schema.version, entities: [:], indices: [:], links: [:])
        for plan in schema.plans {
            var columns = description.entities[plan.tableName] ?? [:]
            for property in plan.ownColumns {
                columns[property.column] = Column(
                    kind: property.kind, isOptional: property.isOptional, type: property.storedType)
            }
            if plan.superplan != nil { columns[EntityFamily.column] = Column(kind: .text, isOptional: true) }
            description.entities[plan.tableName] = columns
            description.links?[plan.name] = Dictionary(
                uniqueKeysWithValues: plan.ownRelationships.map {
                    ($0.name, StoredLink(destination: $0.destination.name, isToMany: $0.isToMany, place: $0.place))
                })
            for (name, statement) in indices(of: plan) { description.indices[name] = statement }
        }
        return description
    }

    private static func indices(of plan: EntityPlan) -> [(name: String, statement: String)] {
        func index(_ name: String, _ properties: [PropertyPlan], unique: Bool) -> (String, String) {
            let columns = properties.filter(\.hasColumn).map { quoted($0.column) + $0.kind.collation }
            return (
                name,
                "CREATE \(unique ? "UNIQUE " : "")INDEX \(quoted(name)) ON \(plan.table) "
                    + "(\(columns.joined(separator: ", ")))"
            )
        }
        func name(_ properties: [PropertyPlan], _ kind: String) -> String {
            "\(plan.superplan == nil ? "" : "\(plan.tableName).")\(plan.name).\(properties.map(\.name).joined(separator: "+")).\(kind)"
        }
        return plan.uniques.dropFirst(plan.superplan?.uniques.count ?? 0).map {
            index(name($0, "unique"), $0, unique: true)
        }
            + plan.indices.dropFirst(plan.superplan?.indices.count ?? 0).map {
                index(name($0, "index"), $0, unique: false)
            }
            + plan.ownRelationships.filter { $0.hasColumn && !$0.isUnique }.map {
                index(name([$0], "relationship"), [$0], unique: false)
            }
    }

    /// Checks that a read-only store has everything that the classes need.
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
        for (entity, links) in wanted.links ?? [:] where found.links != nil {
            for (name, link) in links {
                guard found.links?[entity]?[name]?.place != link.place else { continue }
                throw SwiftDataError(
                    .loadIssue,
                    "\(database.path) has no \(entity).\(name) as the app has it, and may not be written.")
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

    /// Brings the store to the form that a schema asks for, in one transaction. Tables and columns that the schema does
    /// not have stay.
    func adapt(to schema: Schema) throws -> String {
        var wanted = Self.description(of: schema)
        if let (identifier, found) = try description() {
            if found.has(wanted.keepingSubclasses(of: found, besides: schema)) { return identifier }
            try refuseNewer(found, schema)
        }
        return try database.transaction {
            // Another program may have been first.
            let existing = try description()
            if let (identifier, found) = existing {
                wanted = wanted.keepingSubclasses(of: found, besides: schema)
                if found.has(wanted) { return identifier }
                try refuseNewer(found, schema)
            }
            let identifier = existing?.identifier ?? UUID().uuidString
            if existing == nil {
                try database.execute("CREATE TABLE \"$schema\" (identifier TEXT, description BLOB)")
                try database.run("INSERT INTO \"$schema\" VALUES (?, ?)", [.text(identifier), .blob(Data())])
            }
            let known = try existing.map { try $0.1.completed(of: schema, database) }
            do { try StoreAdaptation(database, schema, from: known, to: wanted).run() } catch let error as LinkError {
                throw SwiftDataError(
                    .loadIssue,
                    "\(database.path) was left as it is: \(error.message). A custom migration stage has to say what "
                        + "becomes of them.")
            }
            var description = wanted
            if let known {
                // Other schemas may have the classes that this one does not.
                description.entities.merge(known.entities) { new, _ in new }
                description.links?.merge(known.links ?? [:]) { new, _ in new }
                let others = known.indices.filter { known.indices(of: wanted)[$0.key] == nil }
                description.indices.merge(others) { new, _ in new }
            }
            try database.run("UPDATE \"$schema\" SET description = ?", [.blob(try JSONEncoder().encode(description))])
            return identifier
        }
    }
}

extension StoreForm.Description {
    /// The description with the relationships that a store of an earlier version of this library does not describe, as far
    /// as its tables show them.
    fileprivate func completed(of schema: Schema, _ database: Database) throws -> Self {
        guard links == nil else { return self }
        var links: [String: [String: StoredLink]] = [:]
        func add(_ entity: String, _ name: String, to destination: String, _ isToMany: Bool, _ place: LinkPlace) {
            links[entity, default: [:]][name] = StoredLink(
                destination: destination, isToMany: isToMany, place: place)
        }
        let tables = try Set(database.rows("SELECT name FROM sqlite_master WHERE type = 'table'").map { $0[0] })
        // Stores of that time had no subclasses.
        for plan in schema.plans where plan.superplan == nil {
            for relationship in plan.relationships {
                let destination = relationship.destination.name
                for name in Set([relationship.name, relationship.metadata.originalName]) {
                    if entities[plan.name]?[name]?.kind == .identifier {
                        let place = LinkPlace(table: plan.name, own: LinkPlace.key, other: name)
                        add(plan.name, name, to: destination, false, place)
                    }
                    if tables.contains(.text("\(plan.name).\(name)")) {
                        let place = LinkPlace(table: "\(plan.name).\(name)", own: "a", other: "b")
                        add(plan.name, name, to: destination, true, place)
                    }
                }
                let place = relationship.place
                let isThere =
                    relationship.join.map { tables.contains(.text($0.table)) }
                    ?? (entities[place.table]?[place.other == LinkPlace.key ? place.own : place.other] != nil)
                if isThere {
                    add(plan.name, relationship.name, to: destination, relationship.isToMany, place)
                }
            }
        }
        var copy = self
        copy.links = links
        return copy
    }
}

extension RelationshipPlan {
    /// The place of the links in the store.
    var place: LinkPlace {
        if let join { return LinkPlace(table: join.table, own: join.own, other: join.other) }
        if let inverse, isToMany {
            return LinkPlace(table: inverse.tableName, own: inverse.column, other: LinkPlace.key)
        }
        return LinkPlace(table: tableName, own: LinkPlace.key, other: column)
    }
}
