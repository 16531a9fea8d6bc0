import Foundation

/// How yes and no are written.
public enum OSLogBoolFormat: Sendable {
    /// `true` and `false`.
    case truth
    /// `YES` and `NO`.
    case answer
}

/// What a number of the C library stands for.
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

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
    var radix = 10
    var hasSign = false
    var hasPrefix = false
    var isUppercase = false
    var digits: @Sendable () -> Int = { 0 }

    /// In tens.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    /// In sixteens, without a prefix.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    /// In eights, without a prefix.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    /// In tens; with `+` before what is above 0.
    public static func decimal(explicitPositiveSign: Bool) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(hasSign: explicitPositiveSign)
    }

    /// In tens, with zeros up to as many digits.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping @Sendable () -> Int
    ) -> OSLogIntegerFormatting { OSLogIntegerFormatting(hasSign: explicitPositiveSign, digits: minDigits) }

    /// In sixteens; with `+` before what is above 0, and with `0x`.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase)
    }

    /// In sixteens, with zeros up to as many digits.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping @Sendable () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
            digits: minDigits)
    }

    /// In eights; with `+` before what is above 0, and with `0o`.
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

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    enum Form: String { case fixed = "f", hex = "a", exponential = "e", hybrid = "g" }

    var form: Form
    var precision: (@Sendable () -> Int)?
    var hasSign = false
    var isUppercase = false

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(form: .fixed) }
    /// In sixteens.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(form: .hex) }
    /// With a power of ten.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(form: .exponential) }
    /// As short as it can be, with a power of ten or without.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(form: .hybrid) }

    /// With six digits after the point; with `+` before what is above 0.
    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(form: .fixed, hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    /// With as many digits after the point.
    public static func fixed(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            form: .fixed, precision: precision, hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    /// In sixteens; with `+` before what is above 0.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(form: .hex, hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    /// With a power of ten; with `+` before what is above 0.
    public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting
    {
        OSLogFloatFormatting(form: .exponential, hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    /// With a power of ten, and as many digits after the point.
    public static func exponential(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            form: .exponential, precision: precision, hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    /// As short as it can be; with `+` before what is above 0.
    public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(form: .hybrid, hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    /// As short as it can be, with as many digits.
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
