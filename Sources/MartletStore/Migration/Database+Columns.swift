extension Database {
    /// The names of a table's columns; empty if there is no such table.
    package func columns(of table: String) throws -> Set<String> {
        Set(
            try rows("SELECT name FROM pragma_table_info(?)", [.text(table)]).compactMap {
                if case .text(let name) = $0[0] { name } else { nil }
            })
    }

    /// Removes a column with the indexes that use it, if the table has it.
    package func dropColumn(_ column: String, of table: String) throws {
        guard try columns(of: table).contains(column) else { return }
        let indices = try rows(
            "SELECT l.name FROM pragma_index_list(?) l JOIN pragma_index_info(l.name) i WHERE i.name = ?",
            [.text(table), .text(column)])
        for case .text(let index) in indices.map({ $0[0] }) { try execute("DROP INDEX IF EXISTS \(quoted(index))") }
        try execute("ALTER TABLE \(quoted(table)) DROP COLUMN \(quoted(column))")
    }

    /// Gives a column another type, where the values have another storage class in it.
    ///
    /// - Parameter values: The new value of a stored one; nil if there is none.
    /// - Returns: The first value that has no new one, whereupon nothing has changed; nil if all have.
    package func convertColumn(
        _ column: String, of table: String, from old: ColumnKind, to new: ColumnKind,
        _ values: (SQLValue) -> SQLValue?
    ) throws -> SQLValue? {
        let (name, quotedTable) = (quoted(column), quoted(table))
        var changes: [(key: SQLValue, value: SQLValue)] = []
        let read = try statement("SELECT \"$id\", \(name) FROM \(quotedTable) WHERE \(name) IS NOT NULL")
        do {
            defer { read.reset() }
            read.bind([])
            while try read.step() {
                let row = read.row()
                guard let value = values(row[1]) else { return row[1] }
                if value != row[1] { changes.append((row[0], value)) }
            }
        }
        var target = name
        if old.sqlType != new.sqlType {
            target = quoted(column + "$new")
            try execute("ALTER TABLE \(quotedTable) ADD COLUMN \(target) \(new.sqlType)")
            try execute("UPDATE \(quotedTable) SET \(target) = \(name)")
        }
        for change in changes {
            try run("UPDATE \(quotedTable) SET \(target) = ? WHERE \"$id\" = ?", [change.value, change.key])
        }
        if target != name {
            try dropColumn(column, of: table)
            try execute("ALTER TABLE \(quotedTable) RENAME COLUMN \(target) TO \(name)")
        }
        return nil
    }
}
