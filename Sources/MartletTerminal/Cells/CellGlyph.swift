import Martlet

/// The content of a cell in one word: a grapheme cluster with its width, or the right half of a wide one.
///
/// A cluster of a single scalar is stored inline; longer ones are numbered in `ClusterTable`. So glyphs of any two
/// grids compare as integers.
package struct CellGlyph: Hashable, Sendable {
    /// The scalar or the number in bits 0–23, the width in 24–25, bit 31 for a numbered cluster, bit 30 for a part of a
    /// picture.
    let bits: UInt32

    private static let clusterFlag: UInt32 = 1 << 31
    private static let valueMask: UInt32 = 0xFF_FFFF

    init(bits: UInt32) {
        self.bits = bits
    }

    /// A blank.
    package static let space = CellGlyph(ascii: 0x20)

    /// The right half of the wide glyph before it.
    package static let continuation = CellGlyph(bits: 0)

    /// A printable ASCII character, one column wide.
    @inline(__always)
    init(ascii: UInt8) {
        bits = UInt32(ascii) | 1 << 24
    }

    /// A single scalar that is known to be `width` columns wide, 1 or 2.
    @inline(__always)
    init(_ scalar: Unicode.Scalar, width: Int) {
        bits = scalar.value | UInt32(truncatingIfNeeded: width) << 24
    }

    /// Creates a glyph for a grapheme cluster; nil for one without a width (a control character, a combining mark
    /// without a base).
    package init?(_ character: Character) {
        let width = CellWidth.of(character)
        guard width > 0 else { return nil }
        let scalars = character.unicodeScalars
        let first = scalars.first!
        if scalars.index(after: scalars.startIndex) == scalars.endIndex {
            self.init(first, width: width)
        } else if let number = ClusterTable.shared.number(for: character) {
            self.init(bits: Self.clusterFlag | UInt32(width) << 24 | number)
        } else {
            self.init(first, width: max(1, CellWidth.of(first)))
        }
    }

    /// Columns taken: 1 or 2, and 0 for a continuation.
    @inline(__always)
    package var width: Int {
        Int(bits >> 24 & 3)
    }

    package var isContinuation: Bool {
        bits == 0
    }

    var isCluster: Bool {
        bits & Self.clusterFlag != 0
    }

    /// Whether terminals may disagree on the width, or may join the glyph with the next one, so that the cursor must be
    /// positioned explicitly after it.
    @inline(__always)
    var needsPlacementAfter: Bool {
        if bits & 0xFFFF_FF80 == 1 << 24 || isPicture { return false }
        return isCluster || value >= 0x1F1E6 && value <= 0x1F1FF || value >= 0x1100 && value <= 0x115F
    }

    /// The scalar of an inline glyph, or the number of a cluster.
    @inline(__always)
    var value: UInt32 {
        bits & Self.valueMask
    }

    /// Whether the glyph is a part of a shape: quarters of a cell, or the dots of Braille.
    var isPartOfShape: Bool { !isCluster && !isPicture && (0x2580...0x259F ~= value || 0x2800...0x28FF ~= value) }

    /// The text shown; empty for a continuation.
    package var text: String {
        if isContinuation { return "" }
        if isPicture { return " " }
        if isCluster { return ClusterTable.shared.text(value) }
        return Unicode.Scalar(value).map { String(Character($0)) } ?? ""
    }
}
