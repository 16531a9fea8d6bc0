import Foundation

extension LocalizedStringKey {
    /// Collects a key and its arguments from a literal with interpolations.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var first: FormatArgument?
        var rest: [FormatArgument] = []

        /// Creates an empty interpolation.
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

        /// Appends a part of the literal to the key.
        public mutating func appendLiteral(_ literal: String) {
            // The literals between and around interpolations are often empty.
            if literal.isEmpty { return }
            if literal.utf8.contains(UInt8(ascii: "%")) {
                key += literal.replacing("%", with: "%%")
            } else {
                key += literal
            }
        }

        /// Appends `%@` to the key, for a string.
        public mutating func appendInterpolation(_ string: String) {
            append(.string(string), specifier: "%@")
        }

        /// Appends the number's format specifier to the key.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._argument.argument, specifier: value._specifier)
        }

        /// Appends a value with a custom specifier to the key, such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(
            _ value: T, specifier: String
        ) {
            append(value._argument.argument, specifier: specifier)
        }

        /// Appends `%@` to the key, for a value with a formatter.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"), specifier: "%@")
        }

        /// Appends `%@` to the key, for a date with a formatter.
        public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
            append(.string(formatter.text(of: subject)), specifier: "%@")
        }

        /// Appends `%@` to the key, for an object with a formatter.
        public mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"), specifier: "%@")
        }

        /// Appends `%@` to the key, for a value with a format style.
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)), specifier: "%@")
        }

        /// Appends `%@` to the key, for a value in a format style that returns an attributed string.
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(.text(Text(input, format: format)), specifier: "%@")
        }

        /// Appends `%@` to the key, for a date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)), specifier: "%@")
        }

        /// Appends `%@` to the key, for a text with its own styling, or a value that can be converted to a text: an
        /// attributed string, a resource, an image, a `ClosedRange<Date>`, or a `DateInterval`.
        public mutating func appendInterpolation<Part: _InterpolatedText & _OverloadFilter>(_ part: Part) {
            append(.text(part._interpolatedText), specifier: "%@")
        }

        /// Appends `%@` to the key, for a timer that counts through a range of dates.
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
