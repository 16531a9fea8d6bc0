/// The number of terminal columns that text occupies.
///
/// Width is a property of grapheme clusters: 2 for East Asian wide and fullwidth characters and for emoji (including
/// joined sequences, flags and keycaps), 0 for clusters without a visible glyph, and 1 for all others. Characters of
/// ambiguous width count as 1. Control characters, tabs and line ends have width 0; the caller handles them before it
/// lays out cells.
package enum CellWidth {
    /// Returns the columns of a text in one line. Linear in its length.
    package static func of(_ text: String) -> Int {
        var width = 0
        for byte in text.utf8 {
            guard byte < 0x80 else { return ofClusters(text) }
            width += byte >= 0x20 && byte < 0x7F ? 1 : 0
        }
        return width
    }

    private static func ofClusters(_ text: String) -> Int {
        text.reduce(0) { $0 + of($1) }
    }

    /// Returns the columns of a grapheme cluster: 0, 1 or 2.
    package static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        var index = scalars.startIndex
        let first = scalars[index]
        scalars.formIndex(after: &index)
        let base = of(first)
        guard index != scalars.endIndex else { return base }
        if isRegionalIndicator(first) { return 2 }
        guard base > 0, base < 2 else { return base }
        // A cluster with several spacing scalars (Indic conjuncts, Thai) takes two columns in terminals that add up
        // widths. In other terminals it takes one column, and a blank follows.
        while index != scalars.endIndex {
            let scalar = scalars[index]
            if scalar.value == 0xFE0F, first.properties.isEmoji { return 2 }
            if of(scalar) > 0 { return 2 }
            scalars.formIndex(after: &index)
        }
        return base
    }

    /// Returns the columns of a single scalar: 0, 1 or 2.
    package static func of(_ scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x7F { return value >= 0x20 ? 1 : 0 }
        if value < 0x300 { return value < 0xA0 || value == 0xAD ? 0 : 1 }
        // Box drawing, blocks and geometric shapes are frequent in frames.
        if value >= 0x2500, value < 0x25FD { return 1 }
        if isZeroWidth(scalar) { return 0 }
        return value >= 0x1100 && isWide(scalar) ? 2 : 1
    }

    /// Returns the columns of a scalar that never combines with its neighbors if they are also such scalars; 0 if this
    /// is not certain. Most text then needs no search for cluster boundaries.
    @inlinable
    package static func ofSimple(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300: 1
        case 0x2010..<0x2028, 0x2500..<0x25FD: 1
        case 0x3041..<0x3097, 0x30A1..<0x30FB, 0x4E00..<0xA000: 2
        default: 0
        }
    }

    /// Whether the scalar is one half of a flag.
    static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x1F1E6 && scalar.value <= 0x1F1FF
    }

    private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F: return false  // leading jamo, the filler among them
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true  // vowels and finals join the leading one
        case 0x3400...0x9FFF, 0xAC00...0xD7A3: return false  // most of what is wide, without a look-up
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
            return true
        default:
            return scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        isInWideRange(scalar.value)
            || scalar.properties.isEmojiPresentation && !isRegionalIndicator(scalar)
    }
}
