import Foundation

/// Moves the links of one relationship, and its inverse, from the places of the old form to those of the new.
///
/// It is created before tables change, when it reads the links, and writes them when the new tables exist:
///
///     let moves = try ends.compactMap { try LinkMove(database, $0, inverse: $1, …) }
///     … // tables and columns get their new form
///     for move in moves { try move.write(database) }
package struct LinkMove {
    private struct Pair: Hashable {
        let own: Int64
        let other: Int64
    }
    private struct Orders {
        var own: SQLValue = .null
        var other: SQLValue = .null
    }

    private let end: LinkEnd
    private let inverse: LinkEnd?
    private let tables: (own: String, other: String)
    private let targets: [LinkPlace]
    /// The targets in which a relationship that was removed earlier may have left links.
    private let emptied: [LinkPlace]
    private var pairs: [Pair] = []
    private var orders: [Pair: Orders] = [:]
    /// The places of the old form, which are removed unless the new form has them too.
    package let sources: [LinkPlace]

    /// - Parameters:
    ///   - end: One side of the relationship.
    ///   - inverse: The other side, if the relationship has one.
    ///   - tables: The new names of the tables of both sides.
    ///   - oldTables: Their old names.
    /// - Returns: nil if the links are already where the new form has them.
    package init?(
        _ database: Database, _ end: LinkEnd, inverse: LinkEnd?, tables: (own: String, other: String),
        oldTables: (own: String, other: String)
    ) throws {
        self.end = end
        self.inverse = inverse
        self.tables = tables
        var targets = [end.place]
        if let back = inverse?.place.reversed, back != end.place { targets.append(back) }
        self.targets = targets
        let moved = [end.movedFormer, inverse?.movedFormer?.reversed].compactMap { $0 }
        if moved.isEmpty || Set(moved) == Set(targets) { return nil }
        emptied = targets.filter { target in
            !moved.contains { $0.table == target.table && $0.own == target.own && $0.other == target.other }
        }
        var sources: [LinkPlace] = []
        for place in [end.former?.place, inverse?.former?.place.reversed].compactMap({ $0 })
        where !sources.contains(place) { sources.append(place) }
        self.sources = sources
        for place in sources { try read(place, database, oldTables) }
        try check()
    }

    private mutating func read(
        _ place: LinkPlace, _ database: Database, _ tables: (own: String, other: String)
    ) throws {
        let order = [place.ownOrder, place.otherOrder].map { $0.map { "l." + quoted($0) } ?? "NULL" }
        let sql =
            "SELECT l.\(quoted(place.own)), l.\(quoted(place.other)), \(order.joined(separator: ", ")) "
            + "FROM \(quoted(place.table)) l JOIN \(quoted(tables.own)) x ON x.\"$id\" = l.\(quoted(place.own)) "
            + "JOIN \(quoted(tables.other)) y ON y.\"$id\" = l.\(quoted(place.other))"
        for row in try database.rows(sql) {
            guard let own = row[0].integer, let other = row[1].integer else { continue }
            let pair = Pair(own: own, other: other)
            if orders[pair] == nil { pairs.append(pair) }
            var known = orders[pair] ?? Orders()
            if known.own.isNull { known.own = row[2] }
            if known.other.isNull { known.other = row[3] }
            orders[pair] = known
        }
    }

    /// Throws where an object has several links, and the new form has room for one.
    private func check() throws {
        func check(_ end: LinkEnd?, _ keys: [Int64]) throws {
            guard let end, !end.isToMany else { return }
            let several = keys.count - Set(keys).count
            guard several > 0 else { return }
            throw LinkError(
                message: "\(end.name) leads to one object now, and \(several) of the stored links are beyond that")
        }
        try check(end, pairs.map(\.own))
        try check(inverse, pairs.map(\.other))
    }

    /// Writes the links into the new tables.
    package func write(_ database: Database) throws {
        for place in emptied {
            try database.execute(
                place.isColumn
                    ? "UPDATE \(quoted(place.table)) SET \(quoted(place.column)) = NULL"
                    : "DELETE FROM \(quoted(place.table))")
        }
        for place in targets {
            let names = [place.own, place.other] + [place.ownOrder, place.otherOrder].compactMap { $0 }
            func values(_ pair: Pair) -> [SQLValue] {
                let orders = orders[pair] ?? Orders()
                return [.integer(pair.own), .integer(pair.other)] + (place.ownOrder == nil ? [] : [orders.own])
                    + (place.otherOrder == nil ? [] : [orders.other])
            }
            if !place.isColumn {
                let sql =
                    "INSERT OR IGNORE INTO \(quoted(place.table)) (\(names.map(quoted).joined(separator: ", "))) "
                    + "VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))"
                for pair in pairs { try database.run(sql, values(pair)) }
                continue
            }
            let written = names.enumerated().filter { $0.element != LinkPlace.key }
            let sql =
                "UPDATE \(quoted(place.table)) SET "
                + written.map { "\(quoted($0.element)) = ?" }.joined(separator: ", ") + " WHERE \"$id\" = ?"
            for pair in pairs {
                let all = values(pair)
                try database.run(
                    sql, written.map { all[$0.offset] } + [place.own == LinkPlace.key ? all[0] : all[1]])
            }
        }
    }

    /// Removes the places of the old form that the new one does not have, since they would hold outdated links.
    ///
    /// - Parameters:
    ///   - renamed: The new names of tables that have another name now.
    ///   - isKept: Whether the new form has a table, or a column of a table.
    package func removeSources(
        _ database: Database, renamed: [String: String], isKept: (_ table: String, _ column: String?) -> Bool
    ) throws {
        for place in sources {
            if !place.isColumn {
                if !isKept(place.table, nil) { try database.execute("DROP TABLE IF EXISTS \(quoted(place.table))") }
                continue
            }
            let table = renamed[place.table] ?? place.table
            for column in [place.column, place.ownOrder, place.otherOrder].compactMap({ $0 })
            where !isKept(table, column) { try database.dropColumn(column, of: table) }
        }
    }

    /// Removes links to objects that no longer exist. They remain when an entity or a relationship was temporarily not
    /// part of the model.
    package static func removeDangling(
        _ database: Database, _ place: LinkPlace, tables: (own: String, other: String)
    ) throws {
        func isMissing(_ column: String, _ table: String) -> String {
            "\(quoted(column)) NOT IN (SELECT \"$id\" FROM \(quoted(table)))"
        }
        if place.isColumn {
            let target = place.own == LinkPlace.key ? tables.other : tables.own
            try database.execute(
                "UPDATE \(quoted(place.table)) SET \(quoted(place.column)) = NULL "
                    + "WHERE \(isMissing(place.column, target))")
        } else {
            try database.execute(
                "DELETE FROM \(quoted(place.table)) WHERE \(isMissing(place.own, tables.own)) "
                    + "OR \(isMissing(place.other, tables.other))")
        }
    }
}
