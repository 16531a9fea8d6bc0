import Foundation

/// The value of a text field, which is read and written as text.
protocol FieldSource {
    /// Returns the value as text. Reading it in a rule registers a dependency.
    func text(in context: TextContext) -> String

    /// Writes the typed text, if it can be parsed.
    func write(_ text: String, in context: TextContext)

    /// Whether the value is the text itself, so that text and value must always be equal.
    var isExact: Bool { get }
}

extension FieldSource {
    /// Returns the value in an environment, for an editor.
    func value(in context: TextContext) -> FieldValue {
        FieldValue(
            read: { text(in: context) },
            write: { write($0, in: context) },
            isExact: isExact
        )
    }
}

/// A string.
struct StringSource: FieldSource {
    let binding: Binding<String>

    func text(in context: TextContext) -> String { binding.wrappedValue }

    func write(_ text: String, in context: TextContext) { binding.wrappedValue = text }

    var isExact: Bool { true }
}

/// A value that a format style formats and parses.
struct FormatSource<F: ParseableFormatStyle>: FieldSource where F.FormatOutput == String {
    let binding: Binding<F.FormatInput>
    let format: F

    func text(in context: TextContext) -> String { context.localized(format).format(binding.wrappedValue) }

    func write(_ text: String, in context: TextContext) {
        guard let value = try? context.localized(format).parseStrategy.parse(text) else { return }
        binding.wrappedValue = value
    }

    var isExact: Bool { false }
}

/// An optional value that a format style formats and parses. An empty field is `nil`.
struct OptionalFormatSource<F: ParseableFormatStyle>: FieldSource where F.FormatOutput == String {
    let binding: Binding<F.FormatInput?>
    let format: F

    func text(in context: TextContext) -> String {
        binding.wrappedValue.map { context.localized(format).format($0) } ?? ""
    }

    func write(_ text: String, in context: TextContext) {
        if text.allSatisfy(\.isWhitespace) {
            binding.wrappedValue = nil
        } else if let value = try? context.localized(format).parseStrategy.parse(text) {
            binding.wrappedValue = value
        }
    }

    var isExact: Bool { false }
}

/// A value that a `Formatter` formats and parses.
struct FormatterSource<Value>: FieldSource {
    let binding: Binding<Value>
    let formatter: Formatter

    func text(in context: TextContext) -> String { formatter.string(for: binding.wrappedValue) ?? "" }

    func write(_ text: String, in context: TextContext) {
        if let value = value(of: text) { binding.wrappedValue = value }
    }

    var isExact: Bool { false }

    private func value(of text: String) -> Value? {
        switch formatter {
        case let formatter as NumberFormatter:
            guard let number = formatter.number(from: text) else { return nil }
            return number as? Value ?? Self.converted(number)
        case let formatter as DateFormatter: return formatter.date(from: text) as? Value
        default: return text as? Value
        }
    }

    private static func converted(_ number: NSNumber) -> Value? {
        switch Value.self {
        case is Int.Type: number.intValue as? Value
        case is Double.Type: number.doubleValue as? Value
        case is Float.Type: number.floatValue as? Value
        case is Decimal.Type: number.decimalValue as? Value
        case is Int?.Type: number.intValue as? Value
        case is Double?.Type: number.doubleValue as? Value
        default: nil
        }
    }
}
