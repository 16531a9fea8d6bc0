import Foundation

/// How a locale writes numbers.
///
/// Found out once per locale by formatting sample numbers; after that, integers are written without
/// the locale's own, much slower, formatter.
struct NumberSymbols: Equatable, Sendable {
    /// Digits 0 to 9, or `nil` where they are the ASCII ones.
    var digits: [Character]?
    var groupingSeparator: String
    var decimalSeparator: String
    var minusSign: String
    /// Digits in the group next to the decimal separator; 0 for no groups.
    var primaryGroup: Int
    /// Digits in all other groups.
    var secondaryGroup: Int
    /// How many digits there must be before the first separator.
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

    init(locale: Locale) {
        func format(_ value: Int) -> String { value.formatted(.number.locale(locale)) }

        let digits = (0...9).compactMap { format($0).first { $0.isNumber } }
        let groups = format(1_111_111_111).split { !$0.isNumber }.map(\.count)
        primaryGroup = groups.count > 1 ? groups[groups.count - 1] : 0
        secondaryGroup = groups.count > 2 ? groups[groups.count - 2] : primaryGroup
        groupingSeparator = String(
            format(1_111_111_111).drop { $0.isNumber }.prefix { !$0.isNumber })
        decimalSeparator = String(
            (1.5).formatted(.number.locale(locale)).filter { !$0.isNumber })
        minusSign = String(format(-1).filter { !$0.isNumber })
        minimumLeadingDigits = format(1111).contains { !$0.isNumber } ? 1 : 2
        self.digits = digits.count == 10 && digits.first != "0" ? digits : nil
    }

    /// An integer with the locale's digits and groups.
    func string(_ value: Int64) -> String {
        if value >= 0 && value < 1000 && digits == nil { return String(value) }
        return localize(
            integer: String(value.magnitude), fraction: "", isNegative: value < 0, grouping: true)
    }

    /// An integer with the locale's digits and groups.
    func string(_ value: UInt64) -> String {
        if value < 1000 && digits == nil { return String(value) }
        return localize(integer: String(value), fraction: "", isNegative: false, grouping: true)
    }

    /// A number in ASCII, such as `-1234.50` or `1e+06`, with the locale's symbols.
    func localize(ascii text: String) -> String {
        let isNegative = text.hasPrefix("-")
        let unsigned = text.drop { $0 == "-" || $0 == "+" || $0 == " " }
        let sign = isNegative ? "" : String(text.prefix(text.count - unsigned.count))
        let integer = unsigned.prefix { $0.isASCII && $0.isNumber }
        let rest = unsigned.dropFirst(integer.count)
        // Exponents, infinity and not-a-number keep their letters.
        if integer.isEmpty { return text }
        let isScientific = rest.contains { $0 == "e" || $0 == "E" }
        return sign
            + localize(
                integer: String(integer), fraction: String(rest.drop { $0 == "." }),
                isNegative: isNegative, grouping: !isScientific,
                hasSeparator: rest.first == ".")
    }

    private func localize(
        integer: String, fraction: String, isNegative: Bool, grouping: Bool,
        hasSeparator: Bool = false
    ) -> String {
        var result = isNegative ? minusSign : ""
        let count = integer.utf8.count
        let isGrouped =
            grouping && primaryGroup > 0 && count >= primaryGroup + minimumLeadingDigits
        var remaining = count
        for digit in integer.utf8 {
            if isGrouped && remaining != count && isGroupBoundary(remaining) {
                result += groupingSeparator
            }
            append(digit, to: &result)
            remaining -= 1
        }
        if hasSeparator { result += decimalSeparator }
        for byte in fraction.utf8 { append(byte, to: &result) }
        return result
    }

    private func isGroupBoundary(_ remaining: Int) -> Bool {
        remaining == primaryGroup
            || (remaining > primaryGroup && (remaining - primaryGroup) % secondaryGroup == 0)
    }

    private func append(_ byte: UInt8, to result: inout String) {
        if let digits, byte >= 48, byte <= 57 {
            result.append(digits[Int(byte - 48)])
        } else {
            result.unicodeScalars.append(Unicode.Scalar(byte))
        }
    }
}
