import Foundation

/// What kind of values a column has, and so what can be asked of it in SQL.
enum ColumnKind: String, Codable, Sendable {
    case bool, integer, unsigned, real, text, date, blob, uuid, url, decimal
    /// A value that is stored as what its `Codable` conformance makes of it: SQL can't look into it.
    case coded
    /// An object's number.
    case identifier

    /// The type as SQLite names it.
    var sqlType: String {
        switch self {
        case .bool, .integer, .unsigned, .identifier: "INTEGER"
        case .real, .date: "REAL"
        case .text, .url, .decimal: "TEXT"
        case .coded, .blob, .uuid: "BLOB"
        }
    }

    /// The order of the column's values, where it is not that of their bytes or numbers.
    var collation: String {
        switch self {
        case .text, .url: " COLLATE swift"
        case .decimal: " COLLATE decimal"
        default: ""
        }
    }
}

/// A value that a column can hold as it is.
protocol StorableScalar {
    static var columnKind: ColumnKind { get }
    var sqlValue: SQLValue { get }
    init?(sqlValue: SQLValue)
}

extension StorableScalar where Self: FixedWidthInteger {
    static var columnKind: ColumnKind { .integer }
    var sqlValue: SQLValue { .integer(Int64(truncatingIfNeeded: self)) }
    init?(sqlValue: SQLValue) {
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

/// Numbers that may be too large for SQLite: they lie as far above its least one as they are large, which keeps order.
protocol WideUnsigned: StorableScalar, FixedWidthInteger {}

extension WideUnsigned {
    static var columnKind: ColumnKind { .unsigned }
    var sqlValue: SQLValue { .integer(Int64(bitPattern: UInt64(self) ^ (1 << 63))) }
    init?(sqlValue: SQLValue) {
        guard case .integer(let number) = sqlValue else { return nil }
        self.init(exactly: UInt64(bitPattern: number) ^ (1 << 63))
    }
}

extension UInt: WideUnsigned {}
extension UInt64: WideUnsigned {}

extension Bool: StorableScalar {
    static var columnKind: ColumnKind { .bool }
    var sqlValue: SQLValue { .integer(self ? 1 : 0) }
    init?(sqlValue: SQLValue) {
        guard case .integer(let number) = sqlValue else { return nil }
        self = number != 0
    }
}

extension Double: StorableScalar {
    static var columnKind: ColumnKind { .real }
    // SQLite has no NaN: it makes NULL of it.
    var sqlValue: SQLValue { isNaN ? .null : .real(self) }
    init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .real(let number): self = number
        case .integer(let number): self = Double(number)
        case .null: self = .nan
        default: return nil
        }
    }
}

extension Float: StorableScalar {
    static var columnKind: ColumnKind { .real }
    var sqlValue: SQLValue { Double(self).sqlValue }
    init?(sqlValue: SQLValue) {
        guard let number = Double(sqlValue: sqlValue) else { return nil }
        self = Float(number)
    }
}

extension CGFloat: StorableScalar {
    static var columnKind: ColumnKind { .real }
    var sqlValue: SQLValue { Double(self).sqlValue }
    init?(sqlValue: SQLValue) {
        guard let number = Double(sqlValue: sqlValue) else { return nil }
        self = CGFloat(number)
    }
}

extension String: StorableScalar {
    static var columnKind: ColumnKind { .text }
    var sqlValue: SQLValue { .text(self) }
    init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue else { return nil }
        self = text
    }
}

extension Date: StorableScalar {
    static var columnKind: ColumnKind { .date }
    var sqlValue: SQLValue { timeIntervalSinceReferenceDate.sqlValue }
    init?(sqlValue: SQLValue) {
        guard let number = Double(sqlValue: sqlValue) else { return nil }
        self.init(timeIntervalSinceReferenceDate: number)
    }
}

extension Data: StorableScalar {
    static var columnKind: ColumnKind { .blob }
    var sqlValue: SQLValue { .blob(self) }
    init?(sqlValue: SQLValue) {
        guard case .blob(let data) = sqlValue else { return nil }
        self = data
    }
}

extension UUID: StorableScalar {
    static var columnKind: ColumnKind { .uuid }
    var sqlValue: SQLValue { .blob(withUnsafeBytes(of: uuid) { Data($0) }) }
    init?(sqlValue: SQLValue) {
        guard case .blob(let data) = sqlValue, data.count == 16 else { return nil }
        self.init(uuid: data.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
    }
}

extension URL: StorableScalar {
    static var columnKind: ColumnKind { .url }
    var sqlValue: SQLValue { .text(absoluteString) }
    init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue else { return nil }
        self.init(string: text)
    }
}

extension Decimal: StorableScalar {
    static var columnKind: ColumnKind { .decimal }
    var sqlValue: SQLValue { .text(description) }
    init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue else { return nil }
        self.init(string: text)
    }
}

/// An optional, whatever of.
protocol OptionalStorage {
    static var wrappedType: Any.Type { get }
    var wrappedValue: Any? { get }
    static var missing: Self { get }
}

extension Optional: OptionalStorage {
    static var wrappedType: Any.Type { Wrapped.self }
    var wrappedValue: Any? { self.map { $0 as Any } }
    static var missing: Self { nil }
}
