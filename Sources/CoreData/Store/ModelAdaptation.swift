import Foundation
import MartletStore

/// Gives the tables of a store the form that a model asks for, and carries values and links over.
///
/// Links are read before the tables change, and written when they have. Runs in a transaction of the caller.
struct ModelAdaptation {
    let database: Database
    let form: ModelForm
    private let found: ModelStoreForm.Description?
    private let wanted: ModelStoreForm.Description

    init(
        _ database: Database, _ form: ModelForm, from found: ModelStoreForm.Description?,
        to wanted: ModelStoreForm.Description
    ) {
        self.database = database
        self.form = form
        self.found = found
        self.wanted = wanted
    }

    func run() throws {
        for entity in form.entities { try checkPlace(of: entity) }
        try checkProperties()
        let moves = try makeMoves()
        for entity in form.tables { try adapt(entity) }
        for entity in form.tables { try makeRelationships(of: entity) }
        for move in moves { try move.write(database) }
        try removeSources(of: moves)
        for entity in form.tables where oldName(of: entity) != nil {
            for relationship in entity.relationshipsOfTable where relationship.isStored && former(relationship) == nil {
                try LinkMove.removeDangling(
                    database, relationship.place, tables: (entity.name, relationship.destination.root.name))
            }
        }
        // Indexes of replaced columns no longer exist.
        for entity in form.tables { try makeRelationships(of: entity) }
        try makeConstraints(of: form)
    }

    /// The name that the table of an entity has in the store; nil if it is new.
    private func oldName(of entity: EntityForm) -> String? {
        let root = entity.root
        return [root.name, root.description.renamingIdentifier].compactMap { $0 }.first { found?.entities[$0] != nil }
    }

    /// Whether the table with a name has another one in the model.
    func isRenamed(_ name: String) -> Bool {
        form.tables.contains { $0.name != name && oldName(of: $0) == name }
    }

    private func oldName(of property: PropertyForm, among names: (String) -> Bool) -> String? {
        [property.columnName, property.renamed].compactMap { $0 }.first(where: names)
    }

    // MARK: - Links

    private func former(_ relationship: RelationshipForm) -> StoredLink? {
        guard let links = oldName(of: relationship.entity).flatMap({ found?.links?[$0] }),
            let name = oldName(of: relationship, among: { links[$0] != nil })
        else { return nil }
        return links[name]
    }

    /// Throws where an attribute continues a relationship of the store, or the other way around.
    private func checkProperties() throws {
        for entity in form.tables {
            guard let old = oldName(of: entity) else { continue }
            let (columns, links) = (found?.entities[old] ?? [:], found?.links?[old] ?? [:])
            func check(_ property: PropertyForm, isAttribute: Bool) throws {
                let attribute = oldName(of: property) { columns[$0].map { $0.kind != .identifier } ?? false }
                let link = oldName(of: property) { links[$0] != nil }
                guard isAttribute ? attribute == nil && link != nil : link == nil && attribute != nil else { return }
                throw CoreDataError.make(
                    .migration,
                    "\(database.path) has \(entity.name).\(property.name) as \(isAttribute ? "a relationship" : "an attribute")"
                        + ", and the model as \(isAttribute ? "an attribute" : "a relationship"). It was left as it is."
                )
            }
            for property in entity.columnsOfTable where property is AttributeForm {
                try check(property, isAttribute: true)
            }
            for relationship in entity.relationshipsOfTable where relationship.isStored {
                try check(relationship, isAttribute: false)
            }
        }
    }

    private func makeMoves() throws -> [LinkMove] {
        guard found != nil else { return [] }
        var done: Set<ObjectIdentifier> = []
        var moves: [LinkMove] = []
        func end(_ relationship: RelationshipForm) -> LinkEnd {
            LinkEnd(
                name: relationship.identity, isToMany: relationship.isToMany, place: relationship.place,
                former: former(relationship))
        }
        for relationship in form.tables.flatMap(\.relationshipsOfTable)
        where relationship.isStored && done.insert(ObjectIdentifier(relationship)).inserted {
            let entity: EntityForm = relationship.entity
            let destination: EntityForm = relationship.destination
            guard let old = oldName(of: entity) else { continue }
            if try leadsElsewhere(relationship) { continue }
            guard let oldDestination = oldName(of: destination) else { continue }
            let inverse = relationship.inverse.flatMap { $0 === relationship || !$0.isStored ? nil : $0 }
            if let inverse {
                done.insert(ObjectIdentifier(inverse))
                if try leadsElsewhere(inverse) { continue }
            }
            let move = try LinkMove(
                database, end(relationship), inverse: inverse.map(end),
                tables: (entity.root.name, destination.root.name), oldTables: (old, oldDestination))
            if let move { moves.append(move) }
        }
        return moves
    }

    /// Whether a relationship led to another entity in the store. Throws if there are links.
    private func leadsElsewhere(_ relationship: RelationshipForm) throws -> Bool {
        guard let former = former(relationship) else { return false }
        let destination: EntityForm = relationship.destination
        if former.destination == oldName(of: destination) ?? destination.root.name { return false }
        let place = former.place
        let links = try database.rows(
            "SELECT 1 FROM \(quoted(place.table)) WHERE \(quoted(place.own)) IS NOT NULL "
                + "AND \(quoted(place.other)) IS NOT NULL LIMIT 1")
        if links.isEmpty { return true }
        throw LinkError(
            message: "\(relationship.identity) leads to \(destination.name) in the model, and its links to "
                + former.destination)
    }

    private func removeSources(of moves: [LinkMove]) throws {
        var renamed: [String: String] = [:]
        for entity in form.tables {
            if let old = oldName(of: entity) { renamed[old] = entity.name }
        }
        let places = Set(form.tables.flatMap(\.relationshipsOfTable).filter(\.isStored).map(\.place))
        let tables = Set(places.map(\.table))
        for move in moves {
            try move.removeSources(database, renamed: renamed) { table, column in
                guard let column else { return tables.contains(table) }
                return wanted.entities[table]?[column] != nil
                    || places.contains { $0.table == table && ($0.ownOrder == column || $0.otherOrder == column) }
            }
        }
    }

    // MARK: - Tables

    /// Throws if the objects of an entity are in another table than in the model.
    private func checkPlace(of entity: EntityForm) throws {
        guard let existing = found else { return }
        let place = entity.parent == nil ? nil : "\(entity.root.name)/\(entity.name)"
        let other = existing.tables.first { $0.hasSuffix("/\(entity.name)") && $0 != place }
        guard other != nil || place != nil && existing.entities[entity.name] != nil else { return }
        throw CoreDataError.make(
            .migration,
            "\(entity.name) has another parent entity in the model than in \(database.path), which can't be migrated. "
                + "It was left as it is.")
    }

    private func adapt(_ entity: EntityForm) throws {
        guard let old = oldName(of: entity), let known = found?.entities[old] else {
            var columns = entity.columnsOfTable.map { "\($0.column) \($0.kind.sqlType)" }
            if entity.isShared { columns.append("\(EntityForm.kindColumn) TEXT") }
            try database.execute(
                "CREATE TABLE IF NOT EXISTS \(entity.table) (\"$id\" INTEGER PRIMARY KEY, "
                    + "\"$version\" INTEGER NOT NULL DEFAULT 1\(columns.map { ", " + $0 }.joined()))")
            return
        }
        if old != entity.name { try database.execute("ALTER TABLE \(quoted(old)) RENAME TO \(entity.table)") }
        var present = try database.columns(of: entity.name)
        for property in entity.columnsOfTable where known[property.columnName] == nil {
            try add(property, to: entity, &present, known)
        }
        for property in entity.columnsOfTable {
            if let column = known[property.columnName] { try keep(property, of: entity, known: column) }
        }
    }

    private func add(
        _ property: PropertyForm, to entity: EntityForm, _ present: inout Set<String>,
        _ known: [String: ModelStoreForm.Column]
    ) throws {
        // A property that was removed in an earlier version has left its column.
        if present.contains(property.columnName) { try database.dropColumn(property.columnName, of: entity.name) }
        if let old = property.renamed, let column = known[old], present.contains(old) {
            if entity.columnsOfTable.contains(where: { $0.columnName == old }) {
                // The old name remains too, with the same values.
                try database.execute(
                    "ALTER TABLE \(entity.table) ADD COLUMN \(property.column) \(column.kind.sqlType)")
                try database.execute("UPDATE \(entity.table) SET \(property.column) = \(quoted(old))")
            } else {
                try database.execute(
                    "ALTER TABLE \(entity.table) RENAME COLUMN \(quoted(old)) TO \(property.column)")
                present.remove(old)
            }
            present.insert(property.columnName)
            return try keep(property, of: entity, known: column)
        }
        try database.execute(
            "ALTER TABLE \(entity.table) ADD COLUMN \(property.column) \(property.kind.sqlType)")
        present.insert(property.columnName)
        try fill(property, of: entity, isNew: true)
    }

    /// Gives objects that lack a value the default.
    private func fill(_ property: PropertyForm, of entity: EntityForm, isNew: Bool) throws {
        guard let attribute = property as? AttributeForm, isNew || !property.isOptional else { return }
        if !attribute.initial.isNull {
            try database.run(
                "UPDATE \(entity.table) SET \(property.column) = ? WHERE \(property.column) IS NULL",
                [attribute.initial])
        } else if !property.isOptional, try lacksValues(property, of: entity) {
            throw CoreDataError.make(
                .migration,
                "\(entity.name).\(property.name) is not optional and has no default, and \(database.path) has objects "
                    + "without a value for it. It was left as it is.")
        }
    }

    /// Whether there are objects that have a property, and no value for it.
    private func lacksValues(_ property: PropertyForm, of entity: EntityForm) throws -> Bool {
        let sql = "SELECT 1 FROM \(entity.table) WHERE \(property.column) IS NULL"
        if entity.isShared, !entity.columns.contains(where: { $0 === property }) {
            // Entities that are new beside others have no objects yet.
            guard try database.columns(of: entity.name).contains("$entity") else { return false }
            let owners = entity.kinds.map(\.form).filter { $0.columns.contains { $0 === property } }
            let list = owners.map { _ in "?" }.joined(separator: ", ")
            return try !database.rows(
                sql + " AND \(EntityForm.kindColumn) IN (\(list)) LIMIT 1", owners.map { .text($0.name) }
            ).isEmpty
        }
        return try !database.rows(sql + " LIMIT 1").isEmpty
    }

    private func keep(_ property: PropertyForm, of entity: EntityForm, known: ModelStoreForm.Column) throws {
        if let attribute = property as? AttributeForm { try convert(attribute, of: entity, from: known.kind) }
        if known.isOptional { try fill(property, of: entity, isNew: false) }
    }

    /// Brings values to another type, where each of them is one of that too.
    private func convert(_ attribute: AttributeForm, of entity: EntityForm, from kind: ColumnKind) throws {
        if kind == attribute.kind { return }
        let widen = attribute.kind.widening(from: kind)
        if let widen {
            let odd = try database.convertColumn(attribute.columnName, of: entity.name, from: kind, to: attribute.kind)
            {
                value in
                guard let new = widen(value), attribute.object(new) != nil else { return nil }
                return new
            }
            if odd == nil { return }
        }
        throw CoreDataError.make(
            .migration,
            "\(database.path) has \(widen == nil ? "" : "values of ")\(entity.name).\(attribute.name) as \(kind.rawValue)"
                + "\(widen == nil ? ", and the model as " : " that are none of ")\(attribute.kind.rawValue). It was left as it "
                + "is.")
    }

    /// Creates the unique indexes, and removes those that are no longer in the model.
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
