/// The color of a cell's glyph or background.
///
/// A color is the terminal's own default, an entry of its palette, or a 24-bit value. `ColorDepth` reduces it to the
/// capabilities of a terminal only on output, so a grid always has the original color.
package struct CellColor: Hashable, Sendable {
    /// The kind in bits 24 and 25, the index or the red, green and blue bytes below.
    let bits: UInt32

    /// The bits that a color may use; a style packs two of these and its attributes.
    static let bitCount: UInt64 = 26

    init(bits: UInt32) {
        self.bits = bits
    }

    /// The default color that the user has configured for text, or for the background.
    package static let `default` = CellColor(bits: 0)

    /// An entry of the palette: 0–7 the basic colors, 8–15 their bright forms,
    /// 16–231 a 6 × 6 × 6 cube, 232–255 grays.
    package static func indexed(_ index: UInt8) -> CellColor {
        CellColor(bits: 1 << 24 | UInt32(index))
    }

    /// A 24-bit sRGB color.
    package static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CellColor {
        CellColor(bits: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }

    /// The forms that a color takes.
    package enum Kind: Hashable, Sendable {
        case `default`
        case indexed(UInt8)
        case rgb(red: UInt8, green: UInt8, blue: UInt8)
    }

    /// The form of this color and its value.
    package var kind: Kind {
        switch bits >> 24 {
        case 1: .indexed(UInt8(truncatingIfNeeded: bits))
        case 2:
            .rgb(
                red: UInt8(truncatingIfNeeded: bits >> 16),
                green: UInt8(truncatingIfNeeded: bits >> 8),
                blue: UInt8(truncatingIfNeeded: bits)
            )
        default: .default
        }
    }
}

extension CellColor {
    /// Whether the color is the bright form of a basic one.
    var isBright: Bool { if case .indexed(8..<16) = kind { true } else { false } }

    /// The basic colors, as the user's palette shows them.
    package static let black = indexed(0)
    package static let red = indexed(1)
    package static let green = indexed(2)
    package static let yellow = indexed(3)
    package static let blue = indexed(4)
    package static let magenta = indexed(5)
    package static let cyan = indexed(6)
    package static let white = indexed(7)
}
