import Foundation

/// A format as `os_log` takes it: the C library's, with words in braces that say who may read a value.
struct LogFormat {
    /// The format, cut before each place for a value, and whether that is closed.
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

    /// The message with its values. A place for which there is no value stays as it is in the format.
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

    /// A value, and what stands behind it until the next one.
    private static func text(of argument: any CVarArg, _ format: String, isClosed: Bool) -> String {
        guard let letter = format.firstIndex(where: { $0.isLetter && !"hlqLzjt".contains($0) || $0 == "@" }) else {
            return format
        }
        let rest = format[format.index(after: letter)...].replacingOccurrences(of: "%%", with: "%")
        if isClosed { return "<private>" + rest }
        // What a letter says of a value is not believed: one of another kind would be read as what it is not.
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
