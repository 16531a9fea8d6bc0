/// The characters of a system's console, whose font has 256 or 512 of them: those of code page 437.
enum ConsoleFont {
    /// Returns the nearest character of the font, for those of this module that the font does not have.
    static func shown(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case ..<0x2010: return scalar
        case 0x2800...0x28FF: return dots(scalar)
        // Quarters of a cell.
        case 0x2596...0x259F: return 0x2592
        // The lower eighths of a cell, with halves.
        case 0x2581...0x2587: return scalar < 0x2584 ? 0x5F : 0x2584
        default: return replacements[scalar] ?? scalar
        }
    }

    private static func dots(_ scalar: UInt32) -> UInt32 {
        switch (scalar & 0xFF).nonzeroBitCount {
        case 0: 0x20
        case 1...3: 0xB7
        case 4...6: 0x2591
        default: 0x2592
        }
    }

    private static let replacements: [UInt32: UInt32] = {
        let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
            ("╭", "┌"), ("╮", "┐"), ("╰", "└"), ("╯", "┘"), ("━", "═"), ("╸", "═"), ("╺", "═"), ("┃", "║"), ("┿", "╪"),
            ("●", "•"), ("◌", "○"), ("▪", "■"), ("✓", "√"), ("›", ">"), ("‹", "<"), ("▾", "▼"), ("▸", "►"), ("−", "-"),
            ("▏", "│"), ("▕", "│"), ("…", "."), ("’", "'"), ("‘", "'"), ("“", "\""), ("”", "\""), ("–", "-"),
            ("—", "-"),
        ]
        return Dictionary(uniqueKeysWithValues: pairs.map { ($0.value, $1.value) })
    }()
}
