import Foundation
import MartletStore

/// Gives the tables of a store the form that a schema asks for, and carries values and links over.
///
/// Links are read before the tables change, and written when they have: a list may move from a table of pairs to a column of
/// its inverse, for example. Runs in a transaction of the caller.
struct StoreAdaptation {
    let database: Database
    let schema: Schema
    let found: StoreForm.Description?
    private let wanted: StoreForm.Description

    init(
        _ database: Database, _ schema: Schema, from found: StoreForm.Description?, to wanted: StoreForm.Description
    ) {
        self.database = database
        self.schema = schema
        self.found = found
        self.wanted = wanted
    }

    func run() throws {
        let former = found?.indices(of: wanted) ?? [:]
        for (name, statement) in former where wanted.indices[name] != statement {
            try database.execute("DROP INDEX IF EXISTS \(quoted(name))")
        }
        try checkTables()
        try checkProperties()
        let moves = try makeMoves()
        // The table of a superclass first, which has the columns of its subclasses.
        for plan in schema.plans.sorted(by: { $0.depth < $1.depth }) {
            try adapt(plan, known: found?.entities[plan.tableName])
        }
        for move in moves { try move.write(database) }
        let places = Set(schema.plans.flatMap(\.relationships).map(\.place.table))
        for move in moves {
            try move.removeSources(database, renamed: [:]) { table, column in
                guard let column else { return places.contains(table) }
                return wanted.entities[table]?[column] != nil
            }
        }
        for plan in schema.plans { try finishRelationships(of: plan) }
        let present = try Set(database.rows("SELECT name FROM sqlite_master WHERE type = 'index'").map { $0[0] })
        for (name, statement) in wanted.indices
        where former[name] != statement || !present.contains(.text(name)) { try makeIndex(name, statement) }
    }

    private func makeIndex(_ name: String, _ statement: String) throws {
        do {
            try database.execute("DROP INDEX IF EXISTS \(quoted(name))")
            try database.execute(statement)
        } catch let error as StoreError where error.code & 0xff == 19 {
            throw SwiftDataError(
                .loadIssue,
                "\(database.path) has several objects with values that are unique from now on (\(name)). It was left as it "
                    + "is: a custom migration stage has to tell them apart.")
        }
    }

    // MARK: - Links

    /// The name that a property had in the store; nil if it is new.
    private func formerName(of property: PropertyPlan, among names: (String) -> Bool) -> String? {
        [property.name, property.metadata.originalName].first(where: names)
    }

    private func former(_ relationship: RelationshipPlan) -> StoredLink? {
        guard let links = found?.links?[relationship.entity],
            let name = formerName(of: relationship, among: { links[$0] != nil })
        else { return nil }
        return links[name]
    }

    /// Throws where an attribute continues a relationship of the store, or the other way around.
    private func checkProperties() throws {
        guard let found else { return }
        for plan in schema.plans {
            let (columns, links) = (found.entities[plan.tableName] ?? [:], found.links?[plan.name] ?? [:])
            for property in plan.ownProperties where property.hasColumn || property is RelationshipPlan {
                func isAttribute(_ name: String) -> Bool {
                    columns[plan.column(name)].map { $0.kind != .identifier } ?? false
                }
                let attribute = formerName(of: property, among: isAttribute)
                let link = formerName(of: property) { links[$0] != nil }
                guard property is RelationshipPlan ? link == nil && attribute != nil : attribute == nil && link != nil
                else { continue }
                let (old, new) =
                    attribute == nil ? ("a relationship", "an attribute") : ("an attribute", "a relationship")
                throw SwiftDataError(
                    .loadIssue,
                    "\(database.path) has \(plan.name).\(attribute ?? link ?? "") as \(old), and the app has "
                        + "\(property.name) as \(new). It was left as it is: a custom migration stage has to say what "
                        + "becomes of the values.")
            }
        }
    }

    private func makeMoves() throws -> [LinkMove] {
        guard let found else { return [] }
        var done: Set<ObjectIdentifier> = []
        var moves: [LinkMove] = []
        func end(_ relationship: RelationshipPlan) -> LinkEnd {
            LinkEnd(
                name: "\(relationship.entity).\(relationship.name)", isToMany: relationship.isToMany,
                place: relationship.place, former: former(relationship))
        }
        for plan in schema.plans where found.entities[plan.tableName] != nil {
            for relationship in plan.ownRelationships where done.insert(ObjectIdentifier(relationship)).inserted {
                let destination = relationship.destination.name
                if let former = former(relationship), former.destination != destination {
                    try checkIsEmpty(former, relationship)
                    continue
                }
                guard found.entities[relationship.destination.tableName] != nil else { continue }
                let inverse = relationship.inverse.flatMap { $0 === relationship ? nil : $0 }
                if let inverse {
                    done.insert(ObjectIdentifier(inverse))
                    if let former = former(inverse), former.destination != plan.name {
                        try checkIsEmpty(former, inverse)
                        continue
                    }
                }
                let tables = (own: plan.tableName, other: relationship.destination.tableName)
                let move = try LinkMove(
                    database, end(relationship), inverse: inverse.map(end), tables: tables, oldTables: tables)
                if let move { moves.append(move) }
            }
        }
        return moves
    }

    /// Throws if a relationship has another destination class and there are links.
    private func checkIsEmpty(_ former: StoredLink, _ relationship: RelationshipPlan) throws {
        let place = former.place
        let sql =
            "SELECT 1 FROM \(quoted(place.table)) WHERE \(quoted(place.own)) IS NOT NULL "
            + "AND \(quoted(place.other)) IS NOT NULL LIMIT 1"
        guard try !database.rows(sql).isEmpty else { return }
        throw LinkError(
            message:
                "\(relationship.entity).\(relationship.name) leads to \(relationship.destination.name) now, and its "
                + "links to \(former.destination)")
    }

    private func finishRelationships(of plan: EntityPlan) throws {
        guard let known = found?.entities[plan.tableName] else { return }
        for relationship in plan.ownRelationships where former(relationship) == nil {
            try LinkMove.removeDangling(
                database, relationship.place, tables: (plan.tableName, relationship.destination.tableName))
        }
        for relationship in plan.ownRelationships where relationship.hasColumn {
            let name = formerName(of: relationship) { known[plan.column($0)] != nil }
            if name.flatMap({ known[plan.column($0)]?.isOptional }) ?? true { try fill(relationship, of: plan) }
        }
    }

    // MARK: - Columns

    private func adapt(_ plan: EntityPlan, known: [String: StoreForm.Column]?) throws {
        var present = try database.columns(of: plan.tableName)
        if present.isEmpty {
            let columns = plan.ownColumns.map { ", \(quoted($0.column)) \($0.kind.sqlType)" }
            try database.execute(
                "CREATE TABLE \(plan.table) (\"$id\" INTEGER PRIMARY KEY\(columns.joined()))")
        } else {
            // Names that were taken over first, so that a new property may have the old name of another.
            let known = known ?? [:]
            if plan.superplan != nil, present.insert(EntityFamily.column).inserted {
                try database.execute("ALTER TABLE \(plan.table) ADD COLUMN \(EntityFamily.quotedColumn) TEXT")
            }
            for property in plan.ownColumns where known[property.column] == nil {
                try add(property, to: plan, &present, known)
            }
            for property in plan.ownColumns {
                if let column = known[property.column] { try keep(property, of: plan, known: column) }
            }
        }
        for join in plan.ownRelationships.compactMap(\.join) {
            try database.execute(
                "CREATE TABLE IF NOT EXISTS \(quoted(join.table)) (a INTEGER, b INTEGER, PRIMARY KEY (a, b)) "
                    + "WITHOUT ROWID")
            try database.execute(
                "CREATE INDEX IF NOT EXISTS \(quoted(join.table + ".b")) ON \(quoted(join.table)) (b)")
        }
    }

    private func add(
        _ property: PropertyPlan, to plan: EntityPlan, _ present: inout Set<String>,
        _ known: [String: StoreForm.Column]
    ) throws {
        let name = quoted(property.column)
        let original = property.originalColumn
        // A property that was removed in an earlier version has left its column.
        if present.contains(property.column) {
            if original == property.column || known[original] == nil, try isUsable(property, of: plan) {
                return try fillAttribute(property, of: plan)
            }
            try database.dropColumn(property.column, of: plan.tableName)
        }
        if original != property.column, let column = known[original], present.contains(original) {
            if plan.ownColumns.contains(where: { $0.column == original }) {
                // The old name remains too, with the same values.
                try database.execute("ALTER TABLE \(plan.table) ADD COLUMN \(name) \(column.kind.sqlType)")
                try database.execute("UPDATE \(plan.table) SET \(name) = \(quoted(original))")
            } else {
                try database.execute("ALTER TABLE \(plan.table) RENAME COLUMN \(quoted(original)) TO \(name)")
                present.remove(original)
            }
            present.insert(property.column)
            return try keep(property, of: plan, known: column)
        }
        try database.execute("ALTER TABLE \(plan.table) ADD COLUMN \(name) \(property.kind.sqlType)")
        present.insert(property.column)
        try fillAttribute(property, of: plan)
    }

    /// Whether the column that a removed property has left has values of the type that the property has now.
    private func isUsable(_ property: PropertyPlan, of plan: EntityPlan) throws -> Bool {
        let type = try database.rows(
            "SELECT type FROM pragma_table_info(?) WHERE name = ?", [.text(plan.tableName), .text(property.column)])
        guard type.first == [.text(property.kind.sqlType)] else { return false }
        return try firstUnreadable(property, of: plan, from: property.kind) == nil
    }

    /// Links are written later than columns: `finishRelationships` checks for missing ones.
    private func fillAttribute(_ property: PropertyPlan, of plan: EntityPlan) throws {
        if !(property is RelationshipPlan) { try fill(property, of: plan) }
    }

    /// Gives objects that lack a value the one that the property starts with.
    private func fill(_ property: PropertyPlan, of plan: EntityPlan) throws {
        guard !property.isOptional else { return }
        let name = quoted(property.column)
        let own = schema.condition("", of: plan)
        let isMissing = own.isEmpty ? "\(name) IS NULL" : "\(own) AND \(name) IS NULL"
        guard try !database.rows("SELECT 1 FROM \(plan.table) WHERE \(isMissing) LIMIT 1").isEmpty else { return }
        guard let stand = property.stand else {
            throw SwiftDataError(
                .loadIssue,
                "\(database.path) has objects of \(plan.name) without a value for \(property.name), which is not optional "
                    + "and has no default. It was left as it is.")
        }
        try database.run("UPDATE \(plan.table) SET \(name) = ? WHERE \(isMissing)", [stand])
    }

    private func keep(_ property: PropertyPlan, of plan: EntityPlan, known: StoreForm.Column) throws {
        // Stores of earlier versions of this library do not record the type. Encoded values have to be inspected.
        let isSame = known.type.map { $0 == property.storedType } ?? (property.kind != .coded)
        if known.kind != property.kind || !isSame { try convert(property, of: plan, from: known) }
        if known.isOptional, !property.isOptional { try fillAttribute(property, of: plan) }
    }

    /// Brings values to another type, where each of them is one of that too.
    private func convert(_ property: PropertyPlan, of plan: EntityPlan, from known: StoreForm.Column) throws {
        guard property.coder != nil else { return }
        guard property.kind.widening(from: known.kind) != nil else {
            throw SwiftDataError(
                .loadIssue,
                "\(database.path) has \(plan.name).\(property.name) as \(known.type ?? known.kind.rawValue), and the app as "
                    + "\(property.storedType ?? property.kind.rawValue). It was left as it is: a custom migration stage has "
                    + "to say what becomes of the values.")
        }
        guard try firstUnreadable(property, of: plan, from: known.kind) != nil else { return }
        throw SwiftDataError(
            .loadIssue,
            "\(database.path) has values of \(plan.name).\(property.name) as \(known.type ?? known.kind.rawValue) that are "
                + "none of \(property.storedType ?? property.kind.rawValue). It was left as it is: a custom migration stage "
                + "has to say what becomes of them.")
    }

    /// Converts the values of a column, or returns the first that can't be.
    private func firstUnreadable(
        _ property: PropertyPlan, of plan: EntityPlan, from kind: ColumnKind
    ) throws -> SQLValue? {
        guard let coder = property.coder, let widen = property.kind.widening(from: kind) else { return nil }
        return try database.convertColumn(property.column, of: plan.tableName, from: kind, to: property.kind) { value in
            guard let new = widen(value), coder.decode(new) != nil else { return nil }
            return new
        }
    }
}

extension EntityPlan {
    /// Returns the column of a property that the class declares, or did.
    fileprivate func column(_ name: String) -> String { superplan == nil ? name : "\(self.name).\(name)" }
}
