import Foundation

extension LocalizedStringKey {
    /// Collects a key and its arguments from a literal with interpolations.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var first: FormatArgument?
        var rest: [FormatArgument] = []

        /// Makes an empty collection.
        public init(literalCapacity: Int, interpolationCount: Int) {
            // Up to 15 bytes need no buffer. The compiler passes small numbers; other callers may pass any number,
            // which is limited here.
            let capacity = min(max(0, literalCapacity), 1 << 20) + 4 * min(max(0, interpolationCount), 1 << 16)
            if capacity > 15 { key.reserveCapacity(capacity) }
        }

        mutating func append(_ argument: FormatArgument, specifier: String) {
            key += specifier
            if first == nil {
                first = argument
            } else {
                rest.append(argument)
            }
        }

        /// Adds a part of the literal to the key.
        public mutating func appendLiteral(_ literal: String) {
            // Between and around interpolations there often is none.
            if literal.isEmpty { return }
            if literal.utf8.contains(UInt8(ascii: "%")) {
                key += literal.replacing("%", with: "%%")
            } else {
                key += literal
            }
        }

        /// Adds `%@` to the key, for a string.
        public mutating func appendInterpolation(_ string: String) {
            append(.string(string), specifier: "%@")
        }

        /// Adds the number's specifier to the key.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._argument.argument, specifier: value._specifier)
        }

        /// Appends a value with a custom specifier to the key, such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(
            _ value: T, specifier: String
        ) {
            append(value._argument.argument, specifier: specifier)
        }

        /// Adds `%@` to the key, for a value and the formatter for it.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"), specifier: "%@")
        }

        /// Adds `%@` to the key, for a date and the formatter for it.
        public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
            append(.string(formatter.text(of: subject)), specifier: "%@")
        }

        /// Adds `%@` to the key, for an object and the formatter for it.
        public mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"), specifier: "%@")
        }

        /// Adds `%@` to the key, for a value in a format style.
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)), specifier: "%@")
        }

        /// Appends `%@` to the key, for a value in a format style that returns an attributed string.
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(.text(Text(input, format: format)), specifier: "%@")
        }

        /// Adds `%@` to the key, for a date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)), specifier: "%@")
        }

        /// Adds `%@` to the key, for a text, which keeps its own styling, or for what a text is made from: a string with
        /// attributes, one that is looked up, an image, a `ClosedRange<Date>`, or a `DateInterval`.
        public mutating func appendInterpolation<Part: _InterpolatedText & _ToldApart>(_ part: Part) {
            append(.text(part._interpolatedText), specifier: "%@")
        }

        /// Adds `%@` to the key, for a count through an interval of dates.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>,
            pauseTime: Date? = nil,
            countsDown: Bool = true,
            showsHours: Bool = true
        ) {
            append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)),
                specifier: "%@")
        }
    }
}

extension Formatter {
    /// Formats a date; returns an empty string for an invalid date, for which Foundation would stop the program (law
    /// C6).
    func text(of date: Date) -> String {
        date.timeIntervalSinceReferenceDate.magnitude < 1e13 ? string(for: date) ?? "" : ""
    }
}
