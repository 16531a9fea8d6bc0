/// The attributes of a cell other than its colors.
package struct CellAttributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let bold = CellAttributes(rawValue: 1 << 0)
    package static let dim = CellAttributes(rawValue: 1 << 1)
    package static let italic = CellAttributes(rawValue: 1 << 2)
    package static let underline = CellAttributes(rawValue: 1 << 3)
    package static let strikethrough = CellAttributes(rawValue: 1 << 4)
    /// Foreground and background change places.
    package static let reverse = CellAttributes(rawValue: 1 << 5)

    /// The attributes that are visible on a space.
    static let visibleOnBlank: CellAttributes = [.underline, .strikethrough, .reverse]
}

/// The style of a cell: two colors and a set of attributes in one word, so that styles compare as integers.
package struct CellStyle: Hashable, Sendable {
    /// Foreground, background and attributes, from the low bits up.
    private(set) var bits: UInt64

    private static let colorMask: UInt64 = (1 << CellColor.bitCount) - 1
    private static let attributeShift = 2 * CellColor.bitCount

    package init(
        foreground: CellColor = .default,
        background: CellColor = .default,
        attributes: CellAttributes = []
    ) {
        bits =
            UInt64(foreground.bits)
            | UInt64(background.bits) << CellColor.bitCount
            | UInt64(attributes.rawValue) << Self.attributeShift
    }

    /// The terminal's own colors and no attribute.
    package static let plain = CellStyle()

    package var foreground: CellColor {
        get { CellColor(bits: UInt32(truncatingIfNeeded: bits & Self.colorMask)) }
        set { bits = bits & ~Self.colorMask | UInt64(newValue.bits) }
    }

    package var background: CellColor {
        get { CellColor(bits: UInt32(truncatingIfNeeded: bits >> CellColor.bitCount & Self.colorMask)) }
        set {
            bits =
                bits & ~(Self.colorMask << CellColor.bitCount)
                | UInt64(newValue.bits) << CellColor.bitCount
        }
    }

    package var attributes: CellAttributes {
        get { CellAttributes(rawValue: UInt8(truncatingIfNeeded: bits >> Self.attributeShift)) }
        set {
            bits =
                bits & ~(0xFF << Self.attributeShift)
                | UInt64(newValue.rawValue) << Self.attributeShift
        }
    }

    /// Whether an erased cell looks like a space of this style, on a terminal that
    /// erases with the current background if `usesBackground`.
    func isErasable(usesBackground: Bool) -> Bool {
        attributes.isDisjoint(with: .visibleOnBlank) && (usesBackground || background == .default)
    }
}
