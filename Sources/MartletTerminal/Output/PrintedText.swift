import Martlet

/// Output of the program that is printed above an inline app.
///
/// Sequences that color text are kept. All others are left out, because the app's place on the screen would be lost by
/// moves of the cursor.
struct PrintedText {
    /// The number of bytes that were taken.
    let count: Int
    /// The bytes for the terminal: whole lines, each with its end.
    let bytes: [UInt8]

    /// Creates text from the whole lines in some output.
    ///
    /// - Parameters:
    ///   - output: What the program has written.
    ///   - takesRest: Whether a last line without an end is taken too.
    init(_ output: some Collection<UInt8>, takesRest: Bool) {
        let end = takesRest ? output.endIndex : output.lastIndexOfLineEnd
        let lines = output[..<end]
        count = lines.count
        var result: [UInt8] = []
        var scalars = String(decoding: lines, as: UTF8.self).unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\n": result += [0x0D, 0x0A]
            case "\t": result.append(0x09)
            case "\u{1B}": result += Self.takeSequence(&scalars)
            case _ where scalar.properties.generalCategory == .control: break
            default: result += Array(String(Character(scalar)).utf8)
            }
        }
        if let last = result.last, last != 0x0A { result += [0x0D, 0x0A] }
        bytes = result
    }

    /// Returns the lines of some output without colors, as they are read. A carriage return begins the line again, and a tab
    /// leads to the next multiple of 8.
    static func plainLines(_ output: some Collection<UInt8>) -> [String] {
        var (lines, line) = ([String](), "")
        var isReturned = false
        var scalars = String(decoding: output, as: UTF8.self).unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            if scalar == "\n" {
                lines.append(line)
                (line, isReturned) = ("", false)
                continue
            }
            if isReturned { (line, isReturned) = ("", false) }
            switch scalar {
            case "\r": isReturned = true
            case "\t": line += String(repeating: " ", count: 8 - CellWidth.of(line) % 8)
            case "\u{1B}": _ = takeSequence(&scalars)
            case _ where scalar.properties.generalCategory == .control: break
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// Takes the rest of a sequence after its escape; returns the whole of it if it only sets colors and weights.
    private static func takeSequence(_ scalars: inout Substring.UnicodeScalarView) -> [UInt8] {
        guard let kind = scalars.popFirst() else { return [] }
        if kind == "]" {
            // A string, such as a title or a link: up to a bell, or an escape and a backslash.
            while let scalar = scalars.popFirst(), scalar != "\u{7}" {
                if scalar == "\u{1B}" {
                    _ = scalars.popFirst()
                    break
                }
            }
            return []
        }
        guard kind == "[" else { return [] }
        var sequence = "\u{1B}["
        while let scalar = scalars.popFirst() {
            sequence.unicodeScalars.append(scalar)
            if (0x40...0x7E).contains(scalar.value) { return scalar == "m" ? Array(sequence.utf8) : [] }
        }
        return []
    }
}

extension Collection<UInt8> {
    /// The index after the last line end; the start if there is none.
    fileprivate var lastIndexOfLineEnd: Index {
        var end = startIndex
        for index in indices where self[index] == 0x0A { end = self.index(after: index) }
        return end
    }
}
