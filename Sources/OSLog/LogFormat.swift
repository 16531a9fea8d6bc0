import Foundation

/// A format string of `os_log`: printf syntax, with privacy options in braces.
struct LogFormat {
    /// The pieces of the format, each beginning with a placeholder, and whether the placeholder is private.
    private var pieces: [(format: String, isClosed: Bool)] = []

    init(_ text: String) {
        var piece = ""
        var isClosed = false
        var rest = text[...]
        while let mark = rest.firstIndex(of: "%") {
            piece += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            if rest.first == "%" {
                piece += "%%"
                rest = rest.dropFirst()
                continue
            }
            if !piece.isEmpty || !pieces.isEmpty { pieces.append((piece, isClosed)) }
            (piece, isClosed) = ("%", false)
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                let words = rest[rest.index(after: rest.startIndex)..<end]
                isClosed = words.split(whereSeparator: { ", ".contains($0) }).contains {
                    $0 == "private" || $0 == "sensitive"
                }
                rest = rest[rest.index(after: end)...]
            }
        }
        pieces.append((piece + rest, isClosed))
    }

    /// Returns the message with its values. A placeholder without a value is kept.
    func text(_ arguments: [any CVarArg]) -> String {
        var left = arguments[...]
        return pieces.reduce(into: "") { text, piece in
            guard piece.format.first == "%", piece.format.dropFirst().first != "%" else {
                text += piece.format.replacingOccurrences(of: "%%", with: "%")
                return
            }
            guard let argument = left.popFirst() else { return text += piece.format }
            text += Self.text(of: argument, piece.format, isClosed: piece.isClosed)
        }
    }

    /// Returns a formatted value with the text that follows the placeholder.
    private static func text(of argument: any CVarArg, _ format: String, isClosed: Bool) -> String {
        guard let letter = format.firstIndex(where: { $0.isLetter && !"hlqLzjt".contains($0) || $0 == "@" }) else {
            return format
        }
        let rest = format[format.index(after: letter)...].replacingOccurrences(of: "%%", with: "%")
        if isClosed { return "<private>" + rest }
        // The conversion is used only if it matches the type of the value; otherwise the value would be misread.
        let place = String(format[...letter])
        switch (argument, format[letter]) {
        case (let number as any BinaryInteger, "d"), (let number as any BinaryInteger, "i"),
            (let number as any BinaryInteger, "u"), (let number as any BinaryInteger, "D"):
            return "\(number)" + rest
        case (let number as any BinaryInteger, "x"): return String(number, radix: 16) + rest
        case (let number as any BinaryInteger, "X"): return String(number, radix: 16, uppercase: true) + rest
        case (let number as any BinaryInteger, "o"): return String(number, radix: 8) + rest
        case (let number as Double, "f"), (let number as Double, "e"), (let number as Double, "g"),
            (let number as Double, "a"):
            return String(format: place, number) + rest
        case (let number as Float, "f"), (let number as Float, "e"), (let number as Float, "g"),
            (let number as Float, "a"):
            return String(format: place, Double(number)) + rest
        default: return "\(argument)" + rest
        }
    }
}
