import Foundation

/// The format of a Boolean value.
public enum OSLogBoolFormat: Sendable {
    /// `true` and `false`.
    case truth
    /// `YES` and `NO`.
    case answer
}

/// The interpretation of a C integer.
public enum OSLogInt32ExtendedFormat: Sendable {
    /// The message of an error number.
    case darwinErrno
    /// The name of a signal.
    case darwinSignal

    func text(_ number: Int32) -> String {
        switch self {
        case .darwinErrno: "[\(number): \(String(cString: strerror(number)))]"
        case .darwinSignal: "[\(number): \(strsignal(number).map { String(cString: $0) } ?? "unknown")]"
        }
    }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
    var radix = 10
    var hasSign = false
    var hasPrefix = false
    var isUppercase = false
    var digits: @Sendable () -> Int = { 0 }

    /// Decimal.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    /// Hexadecimal, without a prefix.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    /// Octal, without a prefix.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    /// Decimal, optionally with `+` before positive values.
    public static func decimal(explicitPositiveSign: Bool) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(hasSign: explicitPositiveSign)
    }

    /// Decimal, with zeros up to a minimum number of digits.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping @Sendable () -> Int
    ) -> OSLogIntegerFormatting { OSLogIntegerFormatting(hasSign: explicitPositiveSign, digits: minDigits) }

    /// Hexadecimal, optionally with `+` before positive values and with `0x`.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase)
    }

    /// Hexadecimal, with zeros up to a minimum number of digits.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping @Sendable () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
            digits: minDigits)
    }

    /// Octal, optionally with `+` before positive values and with `0o`.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase)
    }

    func text(_ number: some FixedWidthInteger) -> String {
        let plain = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, min(digits(), 1000) - plain.count))
        let prefix = hasPrefix ? (radix == 16 ? "0x" : radix == 8 ? "0o" : "") : ""
        let sign = number < 0 ? "-" : hasSign && number > 0 ? "+" : ""
        return sign + prefix + zeros + plain
    }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
    enum Form: String { case fixed = "f", hex = "a", exponential = "e", hybrid = "g" }

    var form: Form
    var precision: (@Sendable () -> Int)?
    var hasSign = false
    var isUppercase = false

    /// With six digits after the decimal point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(form: .fixed) }
    /// Hexadecimal.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(form: .hex) }
    /// With an exponent.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(form: .exponential) }
    /// The shorter of the forms with and without an exponent.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(form: .hybrid) }

    /// With six digits after the decimal point, optionally with `+` before positive values.
    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(form: .fixed, hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    /// With the given number of digits after the decimal point.
    public static func fixed(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            form: .fixed, precision: precision, hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    /// Hexadecimal, optionally with `+` before positive values.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(form: .hex, hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    /// With an exponent, optionally with `+` before positive values.
    public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting
    {
        OSLogFloatFormatting(form: .exponential, hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    /// With an exponent and the given number of digits.
    public static func exponential(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            form: .exponential, precision: precision, hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    /// Returns the shorter form, optionally with `+` before positive values.
    public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(form: .hybrid, hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    /// Returns the shorter form, with the given number of digits.
    public static func hybrid(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            form: .hybrid, precision: precision, hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    func text(_ number: Double) -> String {
        let digits = precision.map { ".\(max(0, min($0(), 1000)))" } ?? ""
        let letter = isUppercase ? form.rawValue.uppercased() : form.rawValue
        return String(format: "%" + (hasSign ? "+" : "") + digits + letter, number)
    }
}
