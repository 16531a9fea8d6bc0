import Foundation

/// What a text field edits: a value that is read and written as text.
protocol FieldSource {
    /// The value as text. Read in a rule, it makes a dependency.
    func text(in context: TextContext) -> String

    /// Writes what was typed, if it stands for a value.
    func write(_ text: String, in context: TextContext)

    /// Whether the value is the text itself, so that both must always be the same.
    var isExact: Bool { get }
}

extension FieldSource {
    /// The value in certain surroundings, for an editor.
    func value(in context: TextContext) -> FieldValue {
        FieldValue(
            read: { text(in: context) },
            write: { write($0, in: context) },
            isExact: isExact
        )
    }
}

/// A field that edits a string.
struct StringSource: FieldSource {
    let binding: Binding<String>

    func text(in context: TextContext) -> String { binding.wrappedValue }

    func write(_ text: String, in context: TextContext) { binding.wrappedValue = text }

    var isExact: Bool { true }
}

/// A field that edits a value which a format style writes and parses.
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

/// A field that edits a value which may be missing: an empty field is nil.
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

/// A field that edits a value which a formatter writes and parses.
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
