/// Characters that represent system symbols on hosts without a symbol font.
package enum SymbolGlyphs {
    /// The character for unknown symbols.
    package static let fallback: Character = "▢"

    /// Returns the character for a symbol. For a variant that is not in the table, suffixes are removed until a known
    /// name remains. Letters represent themselves.
    package static func glyph(for name: String) -> Character {
        if let known = table[name] { return known }
        var base = name[...]
        while let dot = base.lastIndex(of: ".") {
            base = base[..<dot]
            if let known = table[String(base)] { return known }
        }
        if let number = UInt32(base), (1...20).contains(number), let circled = Unicode.Scalar(0x245F + number) {
            return Character(circled)
        }
        if base.count == 1, let letter = base.first, letter.isASCII { return Character(letter.uppercased()) }
        return fallback
    }

    private static let table: [String: Character] = {
        var table: [String: Character] = [:]
        for line in source.split(separator: "\n") + things.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let glyph = words.first?.first else { continue }
            for name in words.dropFirst() { table[String(name)] = glyph }
        }
        return table
    }()
}
