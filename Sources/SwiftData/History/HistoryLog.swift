import Foundation
import MartletStore

/// A transaction as a store has it.
struct HistoryRow {
    let number: Int64
    let time: Date
    let author: String?
    let bundle: String
    let process: String
    /// The packed changes; nil if the transaction was deleted from the history.
    let changes: Data?
}

/// The table of a store with a row for each transaction.
///
/// The table is made by the first save. Of the deleted transactions of each author, the last one stays as a row without
/// changes: it says which tokens are too old to find all that comes after them, and keeps its number from being used again.
struct HistoryLog {
    private static let table = "\"$history\""
    /// The name of the program that saves.
    private static let process = ProcessInfo.processInfo.processName
    private static let bundle = Bundle.main.bundleIdentifier ?? process

    let database: Database

    /// Appends a transaction.
    func append(_ changes: Data, author: String?) throws {
        let values: [SQLValue] = [
            .real(Date().timeIntervalSinceReferenceDate), author.map { .text($0) } ?? .null, .text(Self.bundle),
            .text(Self.process), .blob(changes),
        ]
        let sql = "INSERT INTO \(Self.table) (time, author, bundle, process, changes) VALUES (?, ?, ?, ?, ?)"
        do { try database.run(sql, values) } catch let error as StoreError {
            // Asking first whether the table is there would cost each save a statement.
            guard try !exists() else { throw error }
            // The changes come last: a reader of the other columns skips the pages that only they take.
            try database.execute(
                "CREATE TABLE \(Self.table) (number INTEGER PRIMARY KEY, time REAL, author TEXT, bundle TEXT, "
                    + "process TEXT, changes BLOB)")
            try database.run(sql, values)
        }
    }

    private func exists() throws -> Bool {
        try !database.rows("SELECT 1 FROM sqlite_master WHERE name = '$history'").isEmpty
    }

    /// Returns the transactions that satisfy a condition, in order.
    ///
    /// - Parameters:
    ///   - condition: An SQL condition; empty for all.
    ///   - isDeleted: Whether the transactions are those that were deleted.
    ///   - limit: The maximum number of transactions; nil for any number.
    func rows(
        where condition: String = "", _ arguments: [SQLValue] = [], isDeleted: Bool = false, limit: Int64? = nil
    ) throws -> [HistoryRow] {
        guard try exists() else { return [] }
        let sql =
            "SELECT number, time, author, bundle, process, changes FROM \(Self.table) WHERE changes IS "
            + (isDeleted ? "NULL" : "NOT NULL") + (condition.isEmpty ? "" : " AND \(condition)") + " ORDER BY number"
            + (limit == nil ? "" : " LIMIT ?")
        return try database.rows(sql, arguments + (limit.map { [.integer($0)] } ?? [])).map { row in
            func text(_ column: Int) -> String? { if case .text(let text) = row[column] { text } else { nil } }
            var changes: Data?
            if case .blob(let data) = row[5] { changes = data }
            return HistoryRow(
                number: row[0].integer ?? 0, time: Date(sqlValue: row[1]) ?? .distantPast, author: text(2),
                bundle: text(3) ?? "", process: text(4) ?? "", changes: changes)
        }
    }

    /// Returns the numbers and times of all transactions, the deleted ones included, in order.
    func times() throws -> [(number: Int64, time: Date)] {
        guard try exists() else { return [] }
        return try database.rows("SELECT number, time FROM \(Self.table) ORDER BY number").map {
            ($0[0].integer ?? 0, Date(sqlValue: $0[1]) ?? .distantPast)
        }
    }

    /// The number of the last transaction; 0 before the first.
    func last() throws -> Int64 {
        guard try exists() else { return 0 }
        return try database.rows("SELECT MAX(number) FROM \(Self.table)").first?[0].integer ?? 0
    }

    /// Deletes transactions, in the caller's transaction.
    func remove(_ numbers: [Int64]) throws {
        for start in stride(from: 0, to: numbers.count, by: 500) {
            let list = numbers[start..<min(start + 500, numbers.count)].map(String.init).joined(separator: ",")
            try database.execute("UPDATE \(Self.table) SET changes = NULL WHERE number IN (\(list))")
        }
        try database.execute(
            "DELETE FROM \(Self.table) WHERE changes IS NULL AND number NOT IN "
                + "(SELECT MAX(number) FROM \(Self.table) WHERE changes IS NULL GROUP BY author)")
    }
}
