import Foundation

/// A value of a property list.
package enum StoredValue: Equatable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)
    /// A command-line argument `-key text`, from which a value of any type may be read.
    case argument(String)
    /// A collection, or a number that is not an `Int`, as a binary property list of an array with this one element.
    case other(Data)

    /// Creates a stored value from a property list value; `nil` for types that property lists do not support.
    package init?(_ value: Any) {
        // Casting does not work: on Linux, a number casts to a Boolean and vice versa.
        let type = type(of: value)
        if type == Bool.self, let value = value as? Bool {
            self = .bool(value)
        } else if type == Int.self, let value = value as? Int {
            self = .int(value)
        } else if type == Double.self, let value = value as? Double {
            self = .double(value)
        } else if type == Float.self, let value = value as? Float {
            self = .double(Double(value))
        } else if type is AnyObject.Type, let number = value as? NSNumber {
            self.init(number)
        } else if let value = value as? String {
            self = .string(value)
        } else if let value = value as? Data {
            self = .data(value)
        } else if let value = value as? Date {
            self = .date(value)
        } else if let value = value as? NSNumber {
            self.init(value)
        } else if let list = Self.list(of: value) {
            self = .other(list)
        } else {
            return nil
        }
    }

    private init(_ number: NSNumber) {
        let type = String(cString: number.objCType)
        if type == "d" || type == "f" {
            self = .double(number.doubleValue)
        } else if type == "c" || type == "B", number.intValue == 0 || number.intValue == 1 {
            self = .bool(number.boolValue)
        } else {
            self = .int(number.intValue)
        }
    }

    /// The property list value.
    package var propertyList: Any {
        switch self {
        case .bool(let value): value
        case .int(let value): value
        case .double(let value): value
        case .string(let value), .argument(let value): value
        case .data(let value): value
        case .date(let value): value
        case .other(let list): Self.element(of: list) ?? ""
        }
    }

    private static func list(of value: Any) -> Data? {
        guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else { return nil }
        return try? PropertyListSerialization.data(fromPropertyList: [value], format: .binary, options: 0)
    }

    private static func element(of list: Data) -> Any? {
        let array = try? PropertyListSerialization.propertyList(from: list, options: [], format: nil) as? [Any]
        return array?.first
    }

    /// Whether the value survives a round trip through XML, which rounds dates to seconds and normalizes line ends.
    var survivesXML: Bool {
        switch self {
        case .date(let date):
            let seconds = date.timeIntervalSinceReferenceDate
            return seconds == seconds.rounded()
        case .string(let text): return !text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" && $0 != "\t" }
        case .double(let number): return number.isFinite
        default: return true
        }
    }

    /// The name of the type for messages.
    package var typeName: String {
        switch self {
        case .bool: "a Bool"
        case .int: "an Int"
        case .double: "a Double"
        case .string: "a String"
        case .data: "Data"
        case .date: "a Date"
        case .argument: "a launch argument"
        case .other: "a collection"
        }
    }
}
