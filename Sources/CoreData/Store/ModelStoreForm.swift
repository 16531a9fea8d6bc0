import Foundation
import MartletStore

/// The tables of a store, and the description of the model in it.
struct ModelStoreForm {
    /// The description of a column in a store.
    struct Column: Codable, Equatable {
        var kind: ColumnKind
        var isOptional: Bool
    }

    /// The description of a store's schema, as the store contains it.
    struct Description: Codable, Equatable {
        /// The columns of each table.
        var entities: [String: [String: Column]]
        /// Tables of pairs, columns of orders, and which entities share a table.
        var tables: [String]
        /// The columns of the unique index; nil for none.
        var constraints: [String]?
        /// The relationships of each table, by the names that their columns have or would have; nil in stores of earlier
        /// versions of this library.
        var links: [String: [String: StoredLink]]?

        /// Whether the store already has the form that a model asks for.
        func has(_ wanted: Description) -> Bool {
            tables == wanted.tables && constraints == wanted.constraints
                && wanted.entities.allSatisfy { entity, columns in
                    entities[entity] == columns && links?[entity] == wanted.links?[entity]
                }
        }
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
            (try? JSONSerialization.jsonObject(with: data)) is [String: Any]
        else {
            throw CoreDataError.make(
                .cantOpen, "The description of the model in \(database.path) is damaged. It was left as it is.")
        }
        guard let description = try? JSONDecoder().decode(Description.self, from: data) else {
            throw CoreDataError.make(
                .newerStore,
                "\(database.path) describes its model in a way that this version of Core Data does not know. It was left "
                    + "as it is.")
        }
        return (identifier, description)
    }

    private static func description(of form: ModelForm) -> Description {
        var description = Description(entities: [:], tables: [], links: [:])
        for entity in form.tables {
            var columns: [String: Column] = [:]
            for property in entity.columnsOfTable {
                columns[property.columnName] = Column(kind: property.kind, isOptional: property.isOptional)
            }
            description.entities[entity.name] = columns
            description.links?[entity.name] = Dictionary(
                entity.relationshipsOfTable.filter(\.isStored).map { ($0.columnName, $0.storedLink) }
            ) { first, _ in first }
            description.tables += entity.relationshipsOfTable.compactMap { $0.join?.table }
            description.tables += entity.ordersOfTable.map(\.orderColumn)
            description.tables += entity.kinds.dropFirst().map { "\(entity.name)/\($0.form.name)" }
        }
        description.tables = Set(description.tables).sorted()
        let constraints = Set(form.entities.flatMap { form in form.constraints.map { $0.index(of: form) } })
        if !constraints.isEmpty { description.constraints = constraints.sorted() }
        return description
    }

    /// Checks that a read-only store has everything that the model needs.
    func check(_ form: ModelForm) throws -> String {
        guard let (identifier, found) = try stored() else {
            throw CoreDataError.make(.cantOpen, "\(database.path) is empty, and may not be written.")
        }
        var wanted = Self.description(of: form)
        if found.links == nil { wanted.links = nil }
        guard found.has(wanted) else {
            throw CoreDataError.make(
                .wrongModel, "\(database.path) was made for another model than the app has, and may not be written.")
        }
        return identifier
    }

    /// Migrates the store to the form of a model, in one transaction. Parts that are not in the model remain.
    func adapt(to form: ModelForm, mayMigrate: Bool) throws -> String {
        let wanted = Self.description(of: form)
        if let (identifier, found) = try stored() {
            if found.has(wanted) { return identifier }
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
            if let found = existing?.1, found.has(wanted) { return identifier }
            let known = try existing.map { try $0.1.completed(of: form, database) }
            let adaptation = ModelAdaptation(database, form, from: known, to: wanted)
            do { try adaptation.run() } catch let error as LinkError {
                throw CoreDataError.make(.migration, "\(database.path) was left as it is: \(error.message).")
            }
            var description = wanted
            // Entities that the model no longer has keep their tables.
            for (entity, columns) in known?.entities ?? [:]
            where wanted.entities[entity] == nil && !adaptation.isRenamed(entity) {
                description.entities[entity] = columns
                description.links?[entity] = known?.links?[entity]
            }
            try database.run(
                "UPDATE \"$coredata\" SET description = ?", [.blob(try JSONEncoder().encode(description))])
            return identifier
        }
    }
}

extension ModelStoreForm.Description {
    /// The description with the relationships that a store of an earlier version of this library does not describe, as far
    /// as its tables show them.
    fileprivate func completed(of form: ModelForm, _ database: Database) throws -> Self {
        guard links == nil else { return self }
        var links: [String: [String: StoredLink]] = [:]
        for entity in form.tables {
            let old = entities[entity.name] == nil ? entity.description.renamingIdentifier ?? "" : entity.name
            for relationship in entity.relationshipsOfTable where relationship.isStored {
                let link = relationship.storedLink
                func add(_ name: String, _ isToMany: Bool, _ place: LinkPlace) {
                    links[old, default: [:]][name] = StoredLink(
                        destination: link.destination, isToMany: isToMany, place: place)
                }
                for name in [relationship.columnName, relationship.renamed].compactMap({ $0 }) {
                    if entities[old]?[name]?.kind == .identifier {
                        add(name, false, LinkPlace(table: old, own: LinkPlace.key, other: name))
                    } else if try !database.columns(of: "\(old).\(name)").isEmpty {
                        add(
                            name, true,
                            LinkPlace(
                                table: "\(old).\(name)", own: "a", other: "b", ownOrder: "oa", otherOrder: "ob"))
                    }
                }
                let columns = try database.columns(of: link.place.table)
                let needed = [link.place.own, link.place.other, link.place.ownOrder, link.place.otherOrder]
                if columns.isSuperset(of: needed.compactMap { $0 }) {
                    add(relationship.columnName, link.isToMany, link.place)
                }
            }
        }
        var copy = self
        copy.links = links
        return copy
    }
}
