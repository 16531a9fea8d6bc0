import Foundation

/// The number format of a locale.
///
/// It is derived once for each locale from formatted sample numbers. Integers are then formatted without the locale's
/// own formatter, which is much slower.
struct NumberSymbols: Equatable, Sendable {
    /// The digits 0 to 9, or `nil` for ASCII digits.
    var digits: [Character]?
    var groupingSeparator: String
    var decimalSeparator: String
    var minusSign: String
    /// Digits in the group next to the decimal separator; 0 for no groups.
    var primaryGroup: Int
    /// Digits in all other groups.
    var secondaryGroup: Int
    /// The number of digits required before the first separator.
    var minimumLeadingDigits: Int

    /// The symbols of English in the United States.
    static let plain = NumberSymbols(
        digits: nil, groupingSeparator: ",", decimalSeparator: ".", minusSign: "-",
        primaryGroup: 3, secondaryGroup: 3, minimumLeadingDigits: 1)

    init(
        digits: [Character]?, groupingSeparator: String, decimalSeparator: String,
        minusSign: String, primaryGroup: Int, secondaryGroup: Int, minimumLeadingDigits: Int
    ) {
        self.digits = digits
        self.groupingSeparator = groupingSeparator
        self.decimalSeparator = decimalSeparator
        self.minusSign = minusSign
        self.primaryGroup = primaryGroup
        self.secondaryGroup = secondaryGroup
        self.minimumLeadingDigits = minimumLeadingDigits
    }

    /// The locales with the number format of English in the United States. Most apps run in one of them, and need not
    /// load the data of all languages for their first text.
    static let plainLocales: Set<String> = ["en", "en_US", "en_GB", "en_AU", "en_CA", "en_NZ", "en_001"]

    /// The symbols of a locale.
    init(locale: Locale) {
        self = Self.plainLocales.contains(locale.identifier) ? .plain : NumberSymbols(samplesOf: locale)
    }

    /// Derives the symbols from formatted sample numbers.
    init(samplesOf locale: Locale) {
        func format(_ value: Int) -> String { value.formatted(.number.locale(locale)) }

        // Few samples: each costs as much as the start of a small program can spare.
        let sample = format(1_234_567_890)
        let found = sample.filter(\.isNumber)
        let digits = found.suffix(1) + found.dropLast()
        let groups = sample.split { !$0.isNumber }.map(\.count)
        primaryGroup = groups.count > 1 ? groups[groups.count - 1] : 0
        secondaryGroup = groups.count > 2 ? groups[groups.count - 2] : primaryGroup
        groupingSeparator = String(sample.drop { $0.isNumber }.prefix { !$0.isNumber })
        decimalSeparator = String(
            (1.5).formatted(.number.locale(locale)).filter { !$0.isNumber })
        minusSign = String(format(-1).filter { !$0.isNumber })
        minimumLeadingDigits = format(1111).contains { !$0.isNumber } ? 1 : 2
        self.digits = digits.count == 10 && digits.first != "0" ? Array(digits) : nil
    }

    /// Formats a signed integer with the locale's digits and groups.
    func string(_ value: Int64) -> String { string(value.magnitude, isNegative: value < 0) }

    /// Formats an unsigned integer with the locale's digits and groups.
    func string(_ value: UInt64) -> String { string(value, isNegative: false) }

    private func string(_ magnitude: UInt64, isNegative: Bool) -> String {
        if digits == nil { return ascii(magnitude, isNegative: isNegative) }
        return localize(
            integer: String(magnitude).utf8, rest: EmptyCollection(), isNegative: isNegative, grouping: true)
    }

    /// Returns whether an integer with the given number of digits has group separators.
    private func isGrouped(_ count: Int) -> Bool { primaryGroup > 0 && count >= primaryGroup + minimumLeadingDigits }

    /// Formats an integer with ASCII digits in the locale's groups. Nearly all numbers take this path, so that the
    /// string is written in one pass, from its end.
    private func ascii(_ magnitude: UInt64, isNegative: Bool) -> String {
        var count = 1
        var power: UInt64 = 10
        // The largest number has twenty digits.
        while count < 20, magnitude >= power {
            power &*= 10
            count += 1
        }
        let isGrouped = isGrouped(count)
        let group = max(secondaryGroup, 1)
        let separators = isGrouped ? 1 + (count - 1 - primaryGroup) / group : 0
        let length =
            count + separators * groupingSeparator.utf8.count + (isNegative ? minusSign.utf8.count : 0)
        return String(unsafeUninitializedCapacity: length) { buffer in
            var end = length
            var rest = magnitude
            var untilSeparator = isGrouped ? primaryGroup : count
            for _ in 0..<count {
                if untilSeparator == 0 {
                    end = Self.put(groupingSeparator, before: end, in: buffer)
                    untilSeparator = group
                }
                end -= 1
                untilSeparator -= 1
                buffer[end] = UInt8(truncatingIfNeeded: 48 + rest % 10)
                rest /= 10
            }
            if isNegative { end = Self.put(minusSign, before: end, in: buffer) }
            return length
        }
    }

    // Unsafe pointers: the buffer belongs to the string being made; `end` has been counted to leave room for `string`.
    /// Writes `string` so that it ends before the offset `end`, and returns the offset of its first byte.
    @inline(__always)
    private static func put(_ string: String, before end: Int, in buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        let bytes = string.utf8
        if bytes.count == 1, let byte = bytes.first {
            buffer[end - 1] = byte
            return end - 1
        }
        let start = end - bytes.count
        _ = UnsafeMutableBufferPointer(rebasing: buffer[start..<end]).initialize(from: bytes)
        return start
    }

    /// Converts an ASCII number, such as `-1234.50` or `1e+06`, to the locale's symbols.
    func localize(ascii text: String) -> String {
        let bytes = Array(text.utf8)
        let signs = bytes.prefix { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") || $0 == 32 }
        let integer = bytes[signs.count...].prefix { (48...57).contains($0) }
        // Infinity and not-a-number keep their letters.
        if integer.isEmpty { return text }
        let rest = bytes[integer.endIndex...]
        let isScientific = rest.contains(UInt8(ascii: "e")) || rest.contains(UInt8(ascii: "E"))
        let isNegative = signs.first == UInt8(ascii: "-")
        let sign = isNegative ? "" : String(decoding: signs, as: UTF8.self)
        return sign
            + localize(
                integer: integer, rest: rest, isNegative: isNegative, grouping: !isScientific)
    }

    /// - Parameter rest: The text after the integer part: a fraction with its point, an exponent.
    private func localize(
        integer: some Collection<UInt8>, rest: some Collection<UInt8>, isNegative: Bool,
        grouping: Bool
    ) -> String {
        let count = integer.count
        let isGrouped = grouping && isGrouped(count)
        // The size for the longest digits, separators and sign.
        let capacity =
            (count + rest.count) * digitWidth + (isGrouped ? count * groupingSeparator.utf8.count : 0)
            + minusSign.utf8.count + decimalSeparator.utf8.count
        return String(unsafeUninitializedCapacity: capacity) { buffer in
            var end = 0
            func put(_ byte: UInt8) {
                buffer[end] = byte
                end += 1
            }
            func put(_ string: String) {
                for byte in string.utf8 { put(byte) }
            }
            func putDigit(_ byte: UInt8) {
                if let digits, (48...57).contains(byte) {
                    put(String(digits[Int(byte - 48)]))
                } else {
                    put(byte)
                }
            }
            if isNegative { put(minusSign) }
            var remaining = count
            for digit in integer {
                if isGrouped && remaining != count && isGroupBoundary(remaining) {
                    put(groupingSeparator)
                }
                putDigit(digit)
                remaining -= 1
            }
            for byte in rest {
                if byte == UInt8(ascii: ".") { put(decimalSeparator) } else { putDigit(byte) }
            }
            return end
        }
    }

    /// The largest number of bytes of a digit.
    private var digitWidth: Int {
        digits?.reduce(1) { max($0, $1.utf8.count) } ?? 1
    }

    private func isGroupBoundary(_ remaining: Int) -> Bool {
        remaining == primaryGroup
            || (remaining > primaryGroup && (remaining - primaryGroup) % secondaryGroup == 0)
    }
}
