import Foundation

/// A part of a format such as `%2$@ has %1$.1f%%`.
struct FormatSpecifier: Equatable, Sendable {
    /// The argument's position from 0, or `nil` for the next one.
    var position: Int?
    var flags: String = ""
    var width: Int?
    var precision: Int?
    /// The last character: `@`, `d`, `f` and so on.
    var conversion: UInt8
}

/// Scans a format string for specifiers.
struct FormatScanner {
    enum Piece: Equatable {
        case literal(Substring)
        case specifier(FormatSpecifier)
    }

    private let text: Substring
    private var index: String.Index

    init(_ text: Substring) {
        self.text = text
        index = text.startIndex
    }

    private var byte: UInt8? { index < text.endIndex ? text.utf8[index] : nil }

    private mutating func advance() { index = text.utf8.index(after: index) }

    private mutating func number() -> Int? {
        var value: Int?
        while let digit = byte, digit >= 48, digit <= 57 {
            value = min((value ?? 0) * 10 + Int(digit - 48), 1_000_000)
            advance()
        }
        return value
    }

    mutating func next() -> Piece? {
        guard index < text.endIndex else { return nil }
        let start = index
        guard let percent = text.utf8[index...].firstIndex(of: UInt8(ascii: "%")) else {
            index = text.endIndex
            return .literal(text[start...])
        }
        if percent > start {
            index = percent
            return .literal(text[start..<percent])
        }
        advance()
        if byte == UInt8(ascii: "%") {
            advance()
            return .literal(text[percent..<text.utf8.index(after: percent)])
        }
        if let specifier = specifier() { return .specifier(specifier) }
        // An invalid specifier is shown unchanged.
        return .literal(text[percent..<index])
    }

    private mutating func specifier() -> FormatSpecifier? {
        var result = FormatSpecifier(conversion: 0)
        let afterPercent = index
        if let position = number() {
            if byte == UInt8(ascii: "$") {
                advance()
                result.position = position - 1
            } else {
                index = afterPercent
            }
        }
        while let flag = byte, "-+ 0#'".utf8.contains(flag) {
            result.flags.unicodeScalars.append(Unicode.Scalar(flag))
            advance()
        }
        result.width = number()
        if byte == UInt8(ascii: ".") {
            advance()
            result.precision = number() ?? 0
        }
        while let modifier = byte, "hlLqzjt".utf8.contains(modifier) { advance() }
        guard let conversion = byte, "@diuxXoOfFeEgGcCsSaA".utf8.contains(conversion) else {
            return nil
        }
        advance()
        result.conversion = conversion
        return result
    }
}

extension FormatSpecifier {
    /// Formats a number according to the specifier, with a locale's symbols.
    func string(_ argument: FormatArgument, _ symbols: NumberSymbols) -> String {
        let isPlain = flags.isEmpty && width == nil && precision == nil
        switch (conversion, argument) {
        case (UInt8(ascii: "d"), .signed(let value)) where isPlain,
            (UInt8(ascii: "i"), .signed(let value)) where isPlain,
            (UInt8(ascii: "@"), .signed(let value)):
            return symbols.string(value)
        case (UInt8(ascii: "u"), .unsigned(let value)) where isPlain,
            (UInt8(ascii: "@"), .unsigned(let value)):
            return symbols.string(value)
        case (_, .string(let string)):
            return padded(precision.map { String(string.prefix($0)) } ?? string)
        case (_, .text):
            return ""
        default:
            return padded(number(argument, symbols))
        }
    }

    private func number(_ argument: FormatArgument, _ symbols: NumberSymbols) -> String {
        // The C library formats the digits. Grouping must precede padding, so the width is omitted here.
        var format = "%"
        if !flags.isEmpty { format += flags.filter { $0 != "-" && $0 != "'" && $0 != "0" } }
        if let precision { format += ".\(precision)" }
        let isFloat = "fFeEgGaA@".utf8.contains(conversion)
        let isHex = "xXoO".utf8.contains(conversion)
        let letter = conversion == UInt8(ascii: "@") ? "g" : String(Unicode.Scalar(conversion))
        let text: String
        switch argument {
        case .signed(let value):
            text = isFloat ? print(format + letter, Double(value)) : print(format + "ll" + letter, value)
        case .unsigned(let value):
            text = isFloat ? print(format + letter, Double(value)) : print(format + "ll" + letter, value)
        case .double(let value):
            if isFloat {
                text = print(format + letter, value)
            } else {
                text = print(format + "ll" + letter, Int64(exactly: value.rounded(.towardZero)) ?? 0)
            }
        case .string, .text:
            return ""
        }
        return isHex || conversion == UInt8(ascii: "a") ? text : symbols.localize(ascii: text)
    }

    private func padded(_ text: String) -> String {
        guard let width, text.count < width else { return text }
        let missing = width - text.count
        if flags.contains("-") { return text + String(repeating: " ", count: missing) }
        guard flags.contains("0"), conversion != UInt8(ascii: "@") else {
            return String(repeating: " ", count: missing) + text
        }
        let sign = text.prefix { !$0.isNumber && !$0.isLetter }
        return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }
}

// Unsafe pointers: a buffer for the C library to format into, within the closure.
private func print(_ format: String, _ value: some CVarArg) -> String {
    withVaList([value]) { arguments in
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
            let length = vsnprintf(buffer.baseAddress, buffer.count, format, arguments)
            let bytes = UnsafeRawBufferPointer(buffer).prefix(min(max(Int(length), 0), buffer.count - 1))
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}
