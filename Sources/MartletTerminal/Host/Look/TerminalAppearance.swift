import Martlet

/// The default colors of a terminal and its color depth, as far as known.
package struct TerminalAppearance: Hashable, Sendable {
    /// Whether the terminal shows light text on a dark background.
    package var isDark: Bool
    /// The colors that the terminal can show.
    package var colorDepth: ColorDepth

    /// The background color in sRGB from 0 to 255, if the terminal has told it.
    package var background: SIMD3<UInt8>?

    package init(isDark: Bool = true, colorDepth: ColorDepth = .full, background: SIMD3<UInt8>? = nil) {
        self.background = background
        self.isDark = isDark
        self.colorDepth = colorDepth
    }

    /// Reads `COLORFGBG`, which some terminals set: the last of its numbers is the background's place in the palette.
    ///
    /// A terminal that says nothing counts as dark, as most are.
    package init(colorDepth: ColorDepth, environment: [String: String]) {
        self.init(colorDepth: colorDepth)
        let background = environment["COLORFGBG"].flatMap { $0.split(separator: ";").last }.flatMap { Int($0) }
        // 7 and the bright colors are light; 8 is the dark gray among those.
        if let background { isDark = background < 7 || background == 8 }
    }

    /// Takes over the background color that the terminal has told.
    package mutating func setBackground(_ color: SIMD3<UInt8>) {
        background = color
        // Below this luminance, white has more contrast to it than black.
        isDark = SIMD3<Float>(color).relativeLuminance < 0.18
    }

    /// The color scheme for the environment of views.
    package var colorScheme: ColorScheme { isDark ? .dark : .light }
}
