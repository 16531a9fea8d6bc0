internal import CMartletSQLite
import Foundation

/// A connection to a store's file.
///
/// Confined to the thread that holds the lock of its owner.
// Unsafe pointers in this module: SQLite is a library for C; its handles live as long as the objects that hold them.
// @unchecked Sendable: confined as said above.
package final class Database: @unchecked Sendable {
    package let path: String
    let handle: OpaquePointer
    private var statements: [String: Statement] = [:]
    /// The instructions of SQLite's virtual machine that statements have taken so far.
    package internal(set) var steps = 0
    /// The last statement that inserted, and its owner: many insertions of one owner follow each other.
    private var insertion: (owner: AnyObject, statement: Statement)?
    var statementObserver: StatementObserver?

    /// Opens a file, or a store in memory for the path `:memory:`.
    package convenience init(path: String, readOnly: Bool) throws {
        try self.init(
            path, name: path, flags: readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    }

    /// Opens a file that no program writes.
    package convenience init(immutable path: String) throws {
        let name = URL(fileURLWithPath: path).absoluteString + "?immutable=1"
        try self.init(path, name: name, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    }

    private init(_ path: String, name: String, flags: Int32) throws {
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened else {
            let error = StoreError(code: code, message: opened.map { String(cString: sqlite3_errmsg($0)) } ?? "", path)
            sqlite3_close_v2(opened)
            throw error
        }
        self.path = path
        handle = opened
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, Self.busyTimeout)
        StoreFunctions.install(in: handle)
    }

    deinit {
        insertion = nil
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    /// Runs statements that have neither arguments nor results.
    package func execute(_ sql: String) throws {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        if code != SQLITE_OK { throw error(code, sql) }
    }

    /// The timeout for a file that another program uses, in milliseconds.
    private static let busyTimeout: Int32 = 10_000

    /// Sets the timeout for a file that another program uses.
    package func setBusyTimeout(seconds: Int) { sqlite3_busy_timeout(handle, Int32(seconds) * 1_000) }

    /// Enables the write-ahead log, so that readers never wait for a writer.
    ///
    /// If two programs enable it for a file at the same time, SQLite does not wait: it refuses one of them immediately,
    /// which then retries.
    package func writeAhead() throws {
        let sql = "PRAGMA journal_mode = WAL"
        let pause: Int32 = 5
        var waited: Int32 = 0
        while true {
            let code = sqlite3_exec(handle, sql, nil, nil, nil)
            if code == SQLITE_OK { return }
            guard code & 0xff == SQLITE_BUSY, waited < Self.busyTimeout else { throw error(code, sql) }
            sqlite3_sleep(pause)
            waited += pause
        }
    }

    /// The statement for a text, which is compiled once.
    package func statement(_ sql: String) throws -> Statement {
        if let known = statements[sql] { return known }
        if statements.count >= 200 { statements.removeAll() }
        var made: OpaquePointer?
        let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &made, nil)
        guard code == SQLITE_OK, let made else { throw error(code, sql) }
        let statement = Statement(made, of: self, sql)
        statements[sql] = statement
        return statement
    }

    /// The statement that inserts an object.
    ///
    /// - Parameter owner: Whose statement it is, which always has the same one.
    package func insertion(of owner: AnyObject, _ sql: @autoclosure () -> String) throws -> Statement {
        if let insertion, insertion.owner === owner { return insertion.statement }
        let statement = try statement(sql())
        insertion = (owner, statement)
        return statement
    }

    /// Defines an SQL function. It must return the same result for the same arguments.
    package func define(_ name: String, arguments count: Int, _ body: @escaping ([SQLValue]) -> SQLValue) {
        StoreFunctions.define(name, Int32(count), in: handle) { call in body((0..<call.count).map(call.value)) }
    }

    /// Runs a statement to its end.
    package func run(_ sql: String, _ arguments: [SQLValue] = []) throws {
        let statement = try statement(sql)
        defer { statement.reset() }
        statement.bind(arguments)
        while try statement.step() {}
    }

    /// Returns the rows of a query.
    package func rows(_ sql: String, _ arguments: [SQLValue] = []) throws -> [[SQLValue]] {
        let statement = try statement(sql)
        defer { statement.reset() }
        statement.bind(arguments)
        var rows: [[SQLValue]] = []
        while try statement.step() { rows.append(statement.row()) }
        return rows
    }

    /// Runs `body` in one transaction: all of it counts, or nothing.
    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // A full disk has rolled it back already.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// Writes the transaction's changes so far to the disk, without committing it.
    package func flush() throws {
        let code = sqlite3_db_cacheflush(handle)
        if code != SQLITE_OK { throw error(code, "flush") }
    }

    /// The number of rows that the last statement has changed.
    package var changes: Int { Int(sqlite3_changes(handle)) }

    func error(_ code: Int32, _ sql: String) -> StoreError {
        StoreError(code: code, message: "\(String(cString: sqlite3_errmsg(handle))) (in: \(sql))", path)
    }
}

/// An error of SQLite, with its message.
package struct StoreError: Error, CustomStringConvertible {
    package let code: Int32
    package let message: String
    package let path: String

    /// Whether values are refused that an index or a column does not allow.
    package var isConstraint: Bool { code & 0xff == SQLITE_CONSTRAINT }

    init(code: Int32, message: String, _ path: String) {
        self.code = code
        self.message = message
        self.path = path
    }

    /// A description in the terms of the app's code.
    package var description: String {
        let place = path == ":memory:" ? "The store in memory" : "The store \(path)"
        switch code & 0xff {
        case SQLITE_CORRUPT, SQLITE_NOTADB:
            return "\(place) is damaged, or is no store. It was left as it is. \(message)"
        case SQLITE_FULL: return "\(place) was not saved: the disk is full. What was saved before is still there."
        case SQLITE_READONLY: return "\(place) can't be written: the file or its folder is read-only."
        case SQLITE_CANTOPEN: return "\(place) can't be opened. \(message)"
        case SQLITE_BUSY, SQLITE_LOCKED: return "\(place) is in use by another program that does not let go of it."
        case SQLITE_IOERR: return "\(place) can't be read or written: the disk reports an error. \(message)"
        case SQLITE_CONSTRAINT: return "\(place) refuses the values: \(message)"
        default: return "\(place): \(message)"
        }
    }
}
