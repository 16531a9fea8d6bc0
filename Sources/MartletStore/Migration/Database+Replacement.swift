extension Database {
    /// Replaces all tables and indexes by those of another file, in the caller's transaction.
    ///
    /// After the transaction, `detachReplacement()` closes the other file.
    package func replaceContents(withThoseOf path: String) throws {
        try run("ATTACH ? AS replacement", [.text(path)])
        for table in try names(of: "table", in: "main") { try execute("DROP TABLE \(quoted(table))") }
        for table in try names(of: "table", in: "replacement") {
            try make("table", table)
            try execute("INSERT INTO main.\(quoted(table)) SELECT * FROM replacement.\(quoted(table))")
        }
        for index in try names(of: "index", in: "replacement") { try make("index", index) }
    }

    /// Closes the file whose contents were taken over.
    package func detachReplacement() { try? execute("DETACH replacement") }

    private func names(of type: String, in schema: String) throws -> [String] {
        try rows(
            "SELECT name FROM \(schema).sqlite_master WHERE type = ? AND sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' "
                + "ESCAPE '\\'", [.text(type)]
        ).compactMap { if case .text(let name) = $0[0] { name } else { nil } }
    }

    private func make(_ type: String, _ name: String) throws {
        let sql = "SELECT sql FROM replacement.sqlite_master WHERE type = ? AND name = ?"
        for case .text(let statement) in try rows(sql, [.text(type), .text(name)]).map({ $0[0] }) {
            try execute(statement)
        }
    }
}
