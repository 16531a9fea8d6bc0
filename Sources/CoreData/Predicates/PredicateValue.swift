import Foundation
import MartletBase
import MartletStore

/// A value that predicates compare.
enum PredicateValue {
    case null
    case integer(Int64)
    case real(Double)
    case decimal(Decimal)
    case text(String)
    case date(Date)
    case data(Data)
    case uuid(UUID)
    case url(URL)
    case object(NSManagedObjectID, NSManagedObject?)
    case list([PredicateValue])

    /// A value of code; nil if predicates can't compare it.
    static func of(_ value: Any?) -> PredicateValue? {
        guard let value = AttributeValues.unwrapped(value) else { return .null }
        switch value {
        case is NSNull: return .null
        case let value as NSManagedObject: return .object(value.objectID, value)
        case let value as NSManagedObjectID: return .object(value, nil)
        case let value as Bool: return .integer(value ? 1 : 0)
        case let value as any BinaryInteger: return Int64(exactly: value).map(PredicateValue.integer)
        case let value as Double: return .real(value)
        case let value as Float: return .real(Double(value))
        case let value as CGFloat: return .real(Double(value))
        case let value as Decimal: return .decimal(value)
        case let value as String: return .text(value)
        case let value as NSString: return .text(value as String)
        case let value as Substring: return .text(String(value))
        case let value as NSDecimalNumber: return .decimal(value.decimalValue)
        case let value as NSNumber:
            return CFNumberIsFloat(value) ? .real(value.doubleValue) : .integer(value.int64Value)
        case let value as Date: return .date(value)
        case let value as NSDate: return .date(value as Date)
        case let value as Data: return .data(value)
        case let value as NSData: return .data(value as Data)
        case let value as UUID: return .uuid(value)
        case let value as NSUUID: return .uuid(value as UUID)
        case let value as URL: return .url(value)
        case let value as NSURL: return .url(value as URL)
        case let value as [Any]: return each(value)
        case let value as NSOrderedSet: return each(value.array)
        case let value as NSSet: return each(value.allObjects)
        case let value as any Sequence: return each(value)
        case let value as any RawRepresentable: return of(value.rawValue)
        default: return nil
        }
    }

    private static func each<Values: Sequence>(_ values: Values) -> PredicateValue? {
        var found: [PredicateValue] = []
        for value in values {
            guard let value = of(value) else { return nil }
            found.append(value)
        }
        return .list(found)
    }

    private static func CFNumberIsFloat(_ number: NSNumber) -> Bool {
        let kind = String(cString: number.objCType)
        return kind == "d" || kind == "f"
    }

    /// Returns the value of a stored attribute.
    static func of(_ stored: SQLValue, _ kind: ColumnKind) -> PredicateValue {
        if stored.isNull { return .null }
        switch kind {
        case .bool, .integer, .unsigned, .identifier: return stored.integer.map(PredicateValue.integer) ?? .null
        case .real: return Double(sqlValue: stored).map(PredicateValue.real) ?? .null
        case .text: return String(sqlValue: stored).map(PredicateValue.text) ?? .null
        case .date: return Date(sqlValue: stored).map(PredicateValue.date) ?? .null
        case .blob, .coded: return Data(sqlValue: stored).map(PredicateValue.data) ?? .null
        case .uuid: return UUID(sqlValue: stored).map(PredicateValue.uuid) ?? .null
        case .url: return URL(sqlValue: stored).map(PredicateValue.url) ?? .null
        case .decimal: return Decimal(sqlValue: stored).map(PredicateValue.decimal) ?? .null
        }
    }

    var elements: [PredicateValue]? {
        if case .list(let values) = self { return values }
        return nil
    }

    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    var isNull: Bool {
        if case .null = self { return true }
        return false
    }

    /// The number that it is, exactly.
    private var number: Decimal? {
        switch self {
        case .integer(let value): Decimal(value)
        case .real(let value): Decimal(value)
        case .decimal(let value): value
        default: nil
        }
    }

    /// The number that it is, or nearly so.
    var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }

    // MARK: - Comparing

    /// Returns the order of two values; nil if they can't be compared.
    static func compare(_ a: PredicateValue, _ b: PredicateValue) -> ComparisonResult? {
        func result<T: Comparable>(_ a: T, _ b: T) -> ComparisonResult {
            a < b ? .orderedAscending : b < a ? .orderedDescending : .orderedSame
        }
        func bytes<T: Sequence>(_ a: T, _ b: T) -> ComparisonResult where T.Element == UInt8 {
            a.lexicographicallyPrecedes(b)
                ? .orderedAscending : b.lexicographicallyPrecedes(a) ? .orderedDescending : .orderedSame
        }
        switch (a, b) {
        case (.integer(let a), .integer(let b)): return result(a, b)
        case (.real(let a), .real(let b)): return result(a, b)
        case (.integer, .real), (.real, .integer):
            guard let a = a.double, let b = b.double else { return nil }
            return result(a, b)
        case (.decimal, _), (_, .decimal):
            guard let a = a.number, let b = b.number else { return nil }
            return result(a, b)
        case (.text(let a), .text(let b)): return result(a, b)
        case (.date(let a), .date(let b)): return result(a, b)
        case (.data(let a), .data(let b)): return bytes(a, b)
        case (.uuid(let a), .uuid(let b)):
            return bytes(Array(bytesOf: a), Array(bytesOf: b))
        case (.url(let a), .url(let b)): return result(a.absoluteString, b.absoluteString)
        case (.object(let a, _), .object(let b, _)): return result(a.key, b.key)
        default: return nil
        }
    }

    /// The order for sorting: missing values come first.
    static func order(_ a: PredicateValue, _ b: PredicateValue, _ textOrder: TextOrder? = nil) -> ComparisonResult {
        if let textOrder, case (.text(let a), .text(let b)) = (a, b) { return textOrder.compare(a, b) }
        return switch (a.isNull, b.isNull) {
        case (true, true): .orderedSame
        case (true, false): .orderedAscending
        case (false, true): .orderedDescending
        default: compare(a, b) ?? .orderedSame
        }
    }

    static func areEqual(_ a: PredicateValue, _ b: PredicateValue, _ options: TextComparison.Options) -> Bool {
        switch (a, b) {
        case (.null, .null): return true
        case (.text(let a), .text(let b)): return options.folded(a) == options.folded(b)
        case (.list(let a), .list(let b)):
            return a.count == b.count && zip(a, b).allSatisfy { areEqual($0, $1, options) }
        default: return compare(a, b) == .orderedSame
        }
    }
}

extension Array where Element == UInt8 {
    /// The bytes in the order in which they are written.
    // Unsafe pointers: they are read inside of the call.
    init(bytesOf identifier: UUID) { self = Swift.withUnsafeBytes(of: identifier.uuid) { [UInt8]($0) } }
}
