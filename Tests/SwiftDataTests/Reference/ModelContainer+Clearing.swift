import MartletStore
import SwiftData

extension ModelContainer {
    func withDatabase(_ body: (Database) throws -> Void) throws {
        try writeStores(body)
    }

    /// Empties the stores, under contexts that are no longer used.
    func clear() throws {
        // A store of a type of the tests' own is not the database, which is a cache of it.
        if configurations.isEmpty { return deleteAllData() }
        try withDatabase { database in
            for row in try database.rows("SELECT name FROM sqlite_master WHERE type = 'table'") {
                guard case .text(let name) = row[0], !name.hasPrefix("$") else { continue }
                try database.run("DELETE FROM \(quoted(name))")
            }
        }
    }
}
