extension CellWidth {
    /// The ranges of East Asian Width W and F that are not emoji, in order, with first and last value. Emoji are found
    /// by their emoji presentation property.
    private static let wideRanges: [(first: UInt32, last: UInt32)] = [
        (0x1100, 0x115F),  // leading jamo
        (0x2329, 0x232A),  // angle brackets
        (0x2E80, 0x2FD5),  // radicals
        (0x2FF0, 0x303E),  // ideographic description, CJK punctuation
        (0x3041, 0x3247),  // kana, bopomofo, compatibility jamo, enclosed CJK
        (0x3250, 0x4DBF),  // enclosed CJK, extension A
        (0x4E00, 0xA4C6),  // unified ideographs, Yi
        (0xA960, 0xA97C),  // jamo extended A
        (0xAC00, 0xD7A3),  // Hangul syllables
        (0xF900, 0xFAFF),  // compatibility ideographs
        (0xFE10, 0xFE19),  // vertical forms
        (0xFE30, 0xFE6B),  // compatibility and small forms
        (0xFF01, 0xFF60),  // fullwidth forms
        (0xFFE0, 0xFFE6),  // fullwidth signs
        (0x16FE0, 0x16FF1),  // ideographic symbols
        (0x17000, 0x18D08),  // Tangut, Khitan
        (0x1AFF0, 0x1B2FB),  // kana extensions, Nushu
        (0x1F200, 0x1F202),  // enclosed ideographs
        (0x1F210, 0x1F23B),
        (0x1F240, 0x1F248),
        (0x1F250, 0x1F251),
        (0x1F260, 0x1F265),
        (0x20000, 0x2FFFD),  // ideographs, plane 2
        (0x30000, 0x3FFFD),  // ideographs, plane 3
    ]

    /// Whether a value is in one of the wide ranges. Uses binary search.
    static func isInWideRange(_ value: UInt32) -> Bool {
        var low = 0
        var high = wideRanges.count
        while low < high {
            let middle = (low + high) / 2
            if value > wideRanges[middle].last {
                low = middle + 1
            } else if value < wideRanges[middle].first {
                high = middle
            } else {
                return true
            }
        }
        return false
    }
}
