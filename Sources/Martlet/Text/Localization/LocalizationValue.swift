import Foundation

extension String {
    /// A key of a localization table, with its interpolated values.
    ///
    ///     String(localized: "\(count) books")
    ///
    /// The key in this example is `%lld books`. On Apple's platforms the type is part of Foundation.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let key: LocalizedStringKey

        /// Creates a value from a key without arguments.
        public init(_ value: String) { key = LocalizedStringKey(value) }

        /// Creates a value from a string literal.
        public init(stringLiteral value: String) { key = LocalizedStringKey(stringLiteral: value) }

        /// Creates a value from a string literal with interpolations.
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation.parts)
        }
    }
}

extension String.LocalizationValue {
    /// Collects a key and its arguments from a literal with interpolations.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var parts: LocalizedStringKey.StringInterpolation

        /// Creates an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {
            parts = LocalizedStringKey.StringInterpolation(
                literalCapacity: literalCapacity, interpolationCount: interpolationCount)
        }

        /// Appends a part of the literal to the key.
        public mutating func appendLiteral(_ literal: String) { parts.appendLiteral(literal) }

        /// Appends `%@` to the key, for a string or substring.
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
            parts.appendInterpolation(String(string))
        }

        /// Appends the number's format specifier to the key.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            parts.appendInterpolation(value)
        }

        /// Appends a value with a custom specifier to the key, such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            parts.appendInterpolation(value, specifier: specifier)
        }

        /// Appends `%@` to the key, for a value with a formatter.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            parts.appendInterpolation(subject, formatter: formatter)
        }

        /// Appends `%@` to the key, for a date with a formatter.
        public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
            parts.appendInterpolation(subject, formatter: formatter)
        }

        /// Appends `%@` to the key, for an object with a formatter.
        public mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            parts.appendInterpolation(subject, formatter: formatter)
        }

        /// Appends `%@` to the key, for a value with a format style.
        public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            parts.appendInterpolation(value, format: format)
        }

        /// Appends `%@` to the key, for an attributed string, or another localized string.
        public mutating func appendInterpolation<Part: _InterpolatedString & _OverloadFilter>(_ part: Part) {
            parts.appendInterpolation(part)
        }
    }
}

/// A string interpolated into a key: an attributed string, or another localized string.
public protocol _InterpolatedString: _InterpolatedText {}

extension AttributedString: _InterpolatedString {}

extension LocalizedStringResource: _InterpolatedString {
    /// The localized text of the resource.
    public var _interpolatedText: Text { Text(self) }
}
