import Martlet

/// The default colors of a terminal, its color depth, and the theme that the app is drawn with.
package struct TerminalAppearance: Equatable, Sendable {
    /// Whether the terminal shows light text on a dark background.
    package var isTerminalDark: Bool
    /// The colors that the terminal can show.
    package var colorDepth: ColorDepth
    /// The background color in sRGB from 0 to 255, if the terminal has told it.
    package var background: SIMD3<UInt8>?
    /// The declared or chosen colors.
    package var theme = TerminalTheme.automatic
    /// The color scheme that the user has chosen with the theme.
    package var chosenScheme: ColorScheme?
    /// The color scheme that the app's views, or a developer's tool, prefer to the terminal's.
    package var preferredScheme: ColorScheme?
    /// Whether the background and the text of the theme are shown, rather than the terminal's own.
    package var showsThemeGround = true

    package init(isDark: Bool = true, colorDepth: ColorDepth = .full, background: SIMD3<UInt8>? = nil) {
        self.background = background
        isTerminalDark = isDark
        self.colorDepth = colorDepth
    }

    /// Reads `COLORFGBG`, which some terminals set: the last of its numbers is the background's place in the palette.
    ///
    /// A terminal that says nothing counts as dark, as most are.
    package init(colorDepth: ColorDepth, environment: [String: String]) {
        self.init(colorDepth: colorDepth)
        let background = environment["COLORFGBG"].flatMap { $0.split(separator: ";").last }.flatMap { Int($0) }
        // 7 and the bright colors are light; 8 is the dark gray among those.
        if let background { isTerminalDark = background < 7 || background == 8 }
    }

    /// Takes over the background color that the terminal has told.
    package mutating func setBackground(_ color: SIMD3<UInt8>) {
        background = color
        isTerminalDark = Self.isDark(SIMD3<Float>(color))
    }

    // Below this luminance, white has more contrast than black.
    private static func isDark(_ color: SIMD3<Float>) -> Bool { color.relativeLuminance < 0.18 }

    /// Whether light text is shown on a dark background.
    package var isDark: Bool {
        guard showsThemeGround else { return isTerminalDark }
        if drawsTheme, theme.hasOneScheme, let roles = theme.roles(isDark: true) {
            return Self.isDark(SIMD3(roles.background.resolved(dark: true)))
        }
        if let preferredScheme, colorDepth != .none { return preferredScheme == .dark }
        return drawsTheme ? chosenScheme.map { $0 == .dark } ?? isTerminalDark : isTerminalDark
    }

    /// The color scheme that windows have, unless their views or a developer's tool prefer another one.
    package var colorScheme: ColorScheme {
        var own = self
        own.preferredScheme = nil
        return own.isDark ? .dark : .light
    }

    /// Whether the terminal's own colors, which no theme replaces, are those of the other color scheme.
    var isOpposite: Bool { palette == nil && isDark != isTerminalDark }

    // The palette of 16 colors belongs to the user, so no pair of them is known to be readable.
    private var drawsTheme: Bool { theme != .automatic && colorDepth > .basic }

    /// The colors of the theme; nil if there is none, or the terminal has too few colors.
    var palette: ThemePalette? {
        guard drawsTheme else { return nil }
        let isDark = isDark
        return theme.roles(isDark: isDark).map { ThemePalette($0, isDark: isDark, replacesText: showsThemeGround) }
    }

    /// The colors that stand for the terminal's own.
    package var ground: ScreenGround {
        if isOpposite {
            let (black, white) = (CellColor.rgb(0, 0, 0), CellColor.rgb(255, 255, 255))
            return isDark ? ScreenGround(text: white, background: black) : ScreenGround(text: black, background: white)
        }
        guard showsThemeGround, let palette else { return ScreenGround() }
        return ScreenGround(text: CellColor(palette.text), background: CellColor(palette.background))
    }
}

extension TerminalAppearance {
    /// Takes over the theme that the user has chosen, as `MARTLET_THEME` names it: `harbor`, or `harbor-dark`.
    ///
    /// - Returns: Whether there is a theme with the name.
    package mutating func chooseTheme(named name: String) -> Bool {
        let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard let theme = TerminalTheme.named[String(parts[0])] else { return false }
        if parts.count > 1 {
            guard parts[1] == "dark" || parts[1] == "light", theme != .automatic else { return false }
            chosenScheme = parts[1] == "dark" ? .dark : .light
        }
        self.theme = theme
        return true
    }
}

extension CellColor {
    /// Creates a color from components from 0 to 255.
    init(_ components: SIMD3<Float>) {
        let rounded = components.rounded(.toNearestOrAwayFromZero)
        self = .rgb(
            UInt8(saturating: Double(rounded.x)), UInt8(saturating: Double(rounded.y)),
            UInt8(saturating: Double(rounded.z)))
    }
}
