internal import CMartletSQLite
import Foundation

/// A statement that SQLite has compiled.
package final class Statement {
    private let handle: OpaquePointer
    // unowned(unsafe): the connection keeps its statements.
    private unowned(unsafe) let database: Database
    private let sql: String
    package let columnCount: Int

    init(_ handle: OpaquePointer, of database: Database, _ sql: String) {
        self.handle = handle
        self.database = database
        self.sql = sql
        columnCount = Int(sqlite3_column_count(handle))
    }

    deinit { sqlite3_finalize(handle) }

    package func bind(_ values: [SQLValue]) {
        for (index, value) in values.enumerated() { bind(value, at: index + 1) }
    }

    /// Sets an argument; the first one is at 1.
    package func bind(_ value: SQLValue, at index: Int) {
        let index = Int32(index)
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let value): sqlite3_bind_int64(handle, index, value)
        case .real(let value): sqlite3_bind_double(handle, index, value)
        case .text(var value):
            value.withUTF8 { bytes in
                _ = bytes.withMemoryRebound(to: CChar.self) {
                    sqlite3_bind_text(handle, index, $0.baseAddress ?? Self.nothing, Int32($0.count), Self.copied)
                }
            }
        case .blob(let value):
            value.withUnsafeBytes { bytes in
                _ =
                    bytes.isEmpty
                    ? sqlite3_bind_zeroblob(handle, index, 0)
                    : sqlite3_bind_blob(handle, index, bytes.baseAddress, Int32(bytes.count), Self.copied)
            }
        }
    }

    /// Makes SQLite copy the passed bytes.
    static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    // nonisolated(unsafe): one byte that is never written.
    nonisolated(unsafe) private static let nothing: UnsafePointer<CChar> = {
        let byte = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
        byte.pointee = 0
        return UnsafePointer(byte)
    }()

    /// Goes to the next row; false at the end.
    package func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw database.error(code, sql)
        }
    }

    package func reset() {
        sqlite3_reset(handle)
        database.steps += Int(sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_VM_STEP, 1))
        sqlite3_clear_bindings(handle)
    }

    package func row() -> [SQLValue] {
        Array(unsafeUninitializedCapacity: columnCount) { buffer, count in
            for column in 0..<columnCount { (buffer.baseAddress! + column).initialize(to: value(at: column)) }
            count = columnCount
        }
    }

    package func integer(at column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }

    package func value(at column: Int) -> SQLValue {
        let column = Int32(column)
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
        case SQLITE_TEXT:
            guard let bytes = sqlite3_column_text(handle, column) else { return .null }
            let count = Int(sqlite3_column_bytes(handle, column))
            return .text(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
        case SQLITE_BLOB:
            guard let bytes = sqlite3_column_blob(handle, column) else { return .blob(Data()) }
            return .blob(Data(bytes: bytes, count: Int(sqlite3_column_bytes(handle, column))))
        default: return .null
        }
    }
}
