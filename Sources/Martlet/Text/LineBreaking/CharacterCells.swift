/// How many cells of a fixed grid a character takes up: none, one or two.
package enum CharacterCells {
    /// The cells of a character.
    package static func width(of character: Character) -> Int {
        var scalars = character.unicodeScalars.makeIterator()
        guard let first = scalars.next() else { return 0 }
        // Latin letters stay narrow whatever follows; what may turn into a picture is not a letter.
        if first.value < 0x250, first.value >= 0x3A || first.value < 0x23 { return width(of: first) }
        let width = width(of: first)
        if width == 2 { return 2 }
        // The emoji selector and regional pairs turn narrow characters into pictures.
        while let next = scalars.next() {
            if next.value == 0xFE0F { return 2 }
            if next.value == 0xFE0E { return width }
            if isRegionalIndicator(first), isRegionalIndicator(next) { return 2 }
        }
        return width
    }

    /// The cells of a whole string without line breaks. O(n); no more than a count for ASCII.
    package static func width(of string: some StringProtocol) -> Int {
        let ascii = string.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
            isPrintableASCII(bytes) ? bytes.count : nil
        }
        if case .some(.some(let count)) = ascii { return count }
        return string.reduce(0) { $0 + width(of: $1) }
    }

    /// Whether every byte is a printable ASCII character.
    static func isPrintableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for byte in bytes where byte < 32 || byte > 126 { return false }
        return true
    }

    private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }

    private static func width(of scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return value < 32 || (127..<160).contains(value) || value == 0xAD ? 0 : 1 }
        if isWide(value) { return 2 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator,
            .paragraphSeparator:
            return 0
        default:
            return value >= 0x231A && scalar.properties.isEmojiPresentation ? 2 : 1
        }
    }

    /// The blocks whose characters Unicode's East Asian Width has as wide or full-width.
    private static func isWide(_ value: UInt32) -> Bool {
        if value < 0x1100 { return false }
        switch value {
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
            0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
            0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF,
            0x1B000...0x1B2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
            return true
        default:
            return false
        }
    }
}
