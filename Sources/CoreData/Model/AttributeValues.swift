import Foundation
import MartletStore

/// Conversions between stored values of attributes and the values that code sees.
enum AttributeValues {
    static func kind(_ type: NSAttributeType) -> ColumnKind? {
        switch type {
        case .undefinedAttributeType: nil
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: .integer
        case .decimalAttributeType: .decimal
        case .doubleAttributeType, .floatAttributeType: .real
        case .stringAttributeType: .text
        case .booleanAttributeType: .bool
        case .dateAttributeType: .date
        case .binaryDataAttributeType: .blob
        case .UUIDAttributeType: .uuid
        case .URIAttributeType: .url
        case .transformableAttributeType: .blob
        }
    }

    /// Returns the stored form of a value; nil if the value does not have the type.
    static func stored(
        _ value: Any?, as type: NSAttributeType, by transformer: AttributeTransformer? = nil
    ) -> SQLValue? {
        guard let value = unwrapped(value), !(value is NSNull) else { return .null }
        switch type {
        case .undefinedAttributeType: return nil
        case .integer16AttributeType: return integer(value).flatMap(Int16.init(exactly:))?.sqlValue
        case .integer32AttributeType: return integer(value).flatMap(Int32.init(exactly:))?.sqlValue
        case .integer64AttributeType: return integer(value)?.sqlValue
        case .decimalAttributeType:
            if let decimal = value as? Decimal { return decimal.sqlValue }
            return (value as? NSNumber)?.decimalValue.sqlValue
        case .doubleAttributeType: return real(value)?.sqlValue
        case .floatAttributeType: return real(value).map { Double(Float($0)).sqlValue }
        case .stringAttributeType:
            if let text = value as? String { return text.sqlValue }
            return (value as? NSString).map { ($0 as String).sqlValue }
        case .booleanAttributeType:
            if let truth = value as? Bool { return truth.sqlValue }
            return (value as? NSNumber)?.boolValue.sqlValue
        case .dateAttributeType: return (value as? Date)?.sqlValue ?? (value as? NSDate).map { ($0 as Date).sqlValue }
        case .binaryDataAttributeType:
            return (value as? Data)?.sqlValue ?? (value as? NSData).map { ($0 as Data).sqlValue }
        case .UUIDAttributeType: return (value as? UUID)?.sqlValue ?? (value as? NSUUID).map { ($0 as UUID).sqlValue }
        case .URIAttributeType: return (value as? URL)?.sqlValue ?? (value as? NSURL).map { ($0 as URL).sqlValue }
        case .transformableAttributeType: return transformer?.stored(value)
        }
    }

    /// Returns the value of an attribute as key-value access returns it: numbers are `NSNumber`, as in the original.
    static func object(
        _ value: SQLValue, of type: NSAttributeType, by transformer: AttributeTransformer? = nil
    ) -> Any? {
        if value.isNull { return nil }
        switch type {
        case .undefinedAttributeType: return nil
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return value.integer.map { NSNumber(value: $0) }
        case .decimalAttributeType: return Decimal(sqlValue: value).map { NSDecimalNumber(decimal: $0) }
        case .doubleAttributeType, .floatAttributeType: return Double(sqlValue: value).map { NSNumber(value: $0) }
        case .stringAttributeType: return String(sqlValue: value)
        case .booleanAttributeType: return Bool(sqlValue: value).map { NSNumber(value: $0) }
        case .dateAttributeType: return Date(sqlValue: value)
        case .binaryDataAttributeType: return Data(sqlValue: value)
        case .UUIDAttributeType: return UUID(sqlValue: value)
        case .URIAttributeType: return URL(sqlValue: value)
        case .transformableAttributeType: return Data(sqlValue: value).flatMap { transformer?.value(of: $0) }
        }
    }

    /// A default as an `.xcdatamodeld` has it.
    static func parse(_ text: String, as type: NSAttributeType) -> Any? {
        switch type {
        case .undefinedAttributeType, .binaryDataAttributeType, .transformableAttributeType: nil
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int64(text)
        case .decimalAttributeType: Decimal(string: text)
        case .doubleAttributeType, .floatAttributeType: Double(text)
        case .stringAttributeType: text
        case .booleanAttributeType: text == "YES" || text == "true" || text == "1"
        case .dateAttributeType: Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        }
    }

    private static func integer(_ value: Any) -> Int64? {
        if let number = value as? any BinaryInteger { return Int64(exactly: number) }
        if let truth = value as? Bool { return truth ? 1 : 0 }
        if let number = value as? NSNumber { return number.int64Value }
        return nil
    }

    private static func real(_ value: Any) -> Double? {
        if let number = value as? Double { return number }
        if let number = value as? Float { return Double(number) }
        if let number = value as? any BinaryInteger { return Double(number) }
        return (value as? NSNumber)?.doubleValue
    }

    /// Returns the value in an optional, through any number of levels.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if let optional = value as? any OptionalStorage { return unwrapped(optional.wrappedValue) }
        return value
    }
}
