import Foundation

/// The type of the values in a column, which determines the SQL operations on it.
package enum ColumnKind: String, Codable, Sendable {
    case bool, integer, unsigned, real, text, date, blob, uuid, url, decimal
    /// A value that is stored as its `Codable` encoding: SQL can't read its parts.
    case coded
    /// An object's number.
    case identifier

    /// The type as SQLite names it.
    package var sqlType: String {
        switch self {
        case .bool, .integer, .unsigned, .identifier: "INTEGER"
        case .real, .date: "REAL"
        case .text, .url, .decimal: "TEXT"
        case .coded, .blob, .uuid: "BLOB"
        }
    }

    /// The collation of the column's values, if they are not compared as bytes or numbers.
    package var collation: String {
        switch self {
        case .text, .url: " COLLATE swift"
        case .decimal: " COLLATE decimal"
        default: ""
        }
    }
}

/// A value that a column can hold as it is.
package protocol StorableScalar {
    static var columnKind: ColumnKind { get }
    var sqlValue: SQLValue { get }
    init?(sqlValue: SQLValue)
}

extension StorableScalar where Self: FixedWidthInteger {
    package static var columnKind: ColumnKind { .integer }
    package var sqlValue: SQLValue { .integer(Int64(truncatingIfNeeded: self)) }
    package init?(sqlValue: SQLValue) {
        guard case .integer(let number) = sqlValue, let value = Self(exactly: number) else { return nil }
        self = value
    }
}

extension Int: StorableScalar {}
extension Int8: StorableScalar {}
extension Int16: StorableScalar {}
extension Int32: StorableScalar {}
extension Int64: StorableScalar {}
extension UInt8: StorableScalar {}
extension UInt16: StorableScalar {}
extension UInt32: StorableScalar {}

/// Integers that may be too large for SQLite: they are stored with an offset to SQLite's smallest integer, which keeps
/// their order.
package protocol WideUnsigned: StorableScalar, FixedWidthInteger {}

extension WideUnsigned {
    package static var columnKind: ColumnKind { .unsigned }
    package var sqlValue: SQLValue { .integer(Int64(bitPattern: UInt64(self) ^ (1 << 63))) }
    package init?(sqlValue: SQLValue) {
        guard case .integer(let number) = sqlValue else { return nil }
        self.init(exactly: UInt64(bitPattern: number) ^ (1 << 63))
    }
}

extension UInt: WideUnsigned {}
extension UInt64: WideUnsigned {}

extension Bool: StorableScalar {
    package static var columnKind: ColumnKind { .bool }
    package var sqlValue: SQLValue { .integer(self ? 1 : 0) }
    package init?(sqlValue: SQLValue) {
        guard case .integer(let number) = sqlValue else { return nil }
        self = number != 0
    }
}

extension Double: StorableScalar {
    package static var columnKind: ColumnKind { .real }
    // SQLite has no NaN: it makes NULL of it.
    package var sqlValue: SQLValue { isNaN ? .null : .real(self) }
    package init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .real(let number): self = number
        case .integer(let number): self = Double(number)
        case .null: self = .nan
        default: return nil
        }
    }
}

extension Float: StorableScalar {
    package static var columnKind: ColumnKind { .real }
    package var sqlValue: SQLValue { Double(self).sqlValue }
    package init?(sqlValue: SQLValue) {
        guard let number = Double(sqlValue: sqlValue) else { return nil }
        self = Float(number)
    }
}

extension CGFloat: StorableScalar {
    package static var columnKind: ColumnKind { .real }
    package var sqlValue: SQLValue { Double(self).sqlValue }
    package init?(sqlValue: SQLValue) {
        guard let number = Double(sqlValue: sqlValue) else { return nil }
        self = CGFloat(number)
    }
}

extension String: StorableScalar {
    package static var columnKind: ColumnKind { .text }
    package var sqlValue: SQLValue { .text(self) }
    package init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue else { return nil }
        self = text
    }
}

extension Date: StorableScalar {
    package static var columnKind: ColumnKind { .date }
    package var sqlValue: SQLValue { timeIntervalSinceReferenceDate.sqlValue }
    package init?(sqlValue: SQLValue) {
        guard let number = Double(sqlValue: sqlValue) else { return nil }
        self.init(timeIntervalSinceReferenceDate: number)
    }
}

extension Data: StorableScalar {
    package static var columnKind: ColumnKind { .blob }
    package var sqlValue: SQLValue { .blob(self) }
    package init?(sqlValue: SQLValue) {
        guard case .blob(let data) = sqlValue else { return nil }
        self = data
    }
}

extension UUID: StorableScalar {
    package static var columnKind: ColumnKind { .uuid }
    package var sqlValue: SQLValue { .blob(withUnsafeBytes(of: uuid) { Data($0) }) }
    package init?(sqlValue: SQLValue) {
        guard case .blob(let data) = sqlValue, data.count == 16 else { return nil }
        self.init(uuid: data.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
    }
}

extension URL: StorableScalar {
    package static var columnKind: ColumnKind { .url }
    package var sqlValue: SQLValue { .text(absoluteString) }
    package init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue else { return nil }
        self.init(string: text)
    }
}

extension Decimal: StorableScalar {
    package static var columnKind: ColumnKind { .decimal }
    package var sqlValue: SQLValue { .text(description) }
    package init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue else { return nil }
        self.init(string: text)
    }
}

/// An optional, whatever of.
package protocol OptionalStorage {
    static var wrappedType: Any.Type { get }
    var wrappedValue: Any? { get }
    static var missing: Self { get }
}

extension Optional: OptionalStorage {
    package static var wrappedType: Any.Type { Wrapped.self }
    package var wrappedValue: Any? { self.map { $0 as Any } }
    package static var missing: Self { nil }
}
