import Foundation

/// A location whose value can be set from a text, independent of its type.
protocol TextSettable {
    /// Whether values of the type can be parsed from text.
    var takesText: Bool { get }

    /// Sets the value from a text.
    ///
    /// - Returns: The value as reports show it; nil if the text can't be parsed.
    func set(fromText text: String) -> String?
}

extension Location: TextSettable {
    var takesText: Bool { ValueReading.canRead(Value.self) }

    func set(fromText text: String) -> String? {
        guard let value = ValueReading.read(text, as: Value.self) else { return nil }
        set(value, transaction: Transaction())
        return ValueText.describe(value)
    }
}

extension AnyLocation {
    /// The latest value as text; nil if it can't be read.
    var inspectedText: String? { (self as? any TextReadable)?.text }

    /// The latest value; nil if it can't be read.
    var inspectedValue: Any? { (self as? any TextReadable)?.anyValue }
}

/// A place of a value that reports can show.
private protocol TextReadable {
    var text: String { get }
    var anyValue: Any { get }
}

extension Location: TextReadable {
    fileprivate var text: String { ValueText.describe(get()) }
    fileprivate var anyValue: Any { self.get() }
}

/// Parses values from text as users write them.
enum ValueReading {
    /// Returns whether values of a type can be parsed from text.
    static func canRead(_ type: Any.Type) -> Bool {
        if let optional = type as? any OptionalReading.Type { return canRead(optional.wrapped) }
        return type is any LosslessStringConvertible.Type || type is any CaseIterable.Type || type == Date.self
    }

    /// Returns the value that a text represents; nil if it represents none of the type.
    static func read<Value>(_ text: String, as type: Value.Type) -> Value? { value(text, type) as? Value }

    private static func value(_ text: String, _ type: Any.Type) -> Any? {
        if let optional = type as? any OptionalReading.Type {
            return text == "nil" ? optional.absent : value(text, optional.wrapped).map(optional.present)
        }
        if let type = type as? any LosslessStringConvertible.Type {
            let isQuoted = type == String.self && text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
            return type.init(isQuoted ? String(text.dropFirst().dropLast()) : text)
        }
        if type == Date.self { return try? Date(text, strategy: .iso8601) }
        if let type = type as? any CaseIterable.Type { return element(of: type, named: text) }
        return nil
    }

    /// The case that a text names, with or without the dot before it.
    private static func element<Value: CaseIterable>(of type: Value.Type, named text: String) -> Any? {
        let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
        return type.allCases.first { "\($0)" == name }
    }
}

/// An optional type, independent of its wrapped type.
private protocol OptionalReading {
    static var wrapped: Any.Type { get }
    static var absent: Any { get }
    static func present(_ value: Any) -> Any
}

extension Optional: OptionalReading {
    static var wrapped: Any.Type { Wrapped.self }
    static var absent: Any { Wrapped?.none as Any }
    static func present(_ value: Any) -> Any { (value as? Wrapped).map { Wrapped?.some($0) } as Any }
}
