import Martlet

/// Converts the colors of views, which may be transparent, to colors of cells.
///
/// Colors that represent the terminal's own, such as the primary foreground on an unpainted background, remain the
/// terminal's own, so that the user's settings apply.
struct ColorMixer {
    /// Red, green and blue from 0 to 255.
    typealias Components = SIMD3<Float>

    let appearance: TerminalAppearance
    /// The colors of the theme; nil for the terminal's own.
    private let palette: ThemePalette?
    /// The colors of the theme, if they include the background.
    let ground: ThemePalette?
    /// The color transform of the enclosing effects; nil for none.
    var colors: ColorTransform?
    /// The operation that blends new content with the existing cells.
    var operation = CompositingOperation.normal

    /// The assumed foreground color of the terminal, for blending, or that of the theme.
    private let ownForeground: Components
    /// The background color of the terminal, for blending: as it has told, or black or white; or that of the theme.
    private let ownBackground: Components
    /// The background color of a window, which the terminal shows as its own.
    private let plainBackground: Components
    /// The background of menus and panels above a page.
    let surface: CellColor

    init(appearance: TerminalAppearance) {
        self.appearance = appearance
        palette = appearance.palette
        let isDark = appearance.isDark
        ground = appearance.showsThemeGround ? palette : nil
        plainBackground = Components(repeating: isDark ? 0 : 255)
        ownForeground = ground?.text ?? Components(repeating: isDark ? 255 : 0)
        ownBackground =
            ground?.background ?? (appearance.isOpposite ? nil : appearance.background.map { Components($0) })
            ?? plainBackground
        surface = ground?.surface ?? .default
    }

    /// Returns the color that the theme has for a color.
    func themed(_ color: Color.Resolved) -> Color.Resolved { palette?.replace(color) ?? color }

    /// The color of a glyph over a background.
    func foreground(_ color: Color.Resolved, opacity: Float, over background: CellColor) -> CellColor {
        let ink = ink(color, opacity: opacity)
        if operation != .normal { return mixed(ink, over: components(ofBackground: background)).cellColor }
        if ink.isOpaque {
            return background == .default && ink.components == ownForeground ? .default : ink.cellColor
        }
        return Ink(ink.components, over: components(ofBackground: background), opacity: ink.opacity).cellColor
    }

    /// The color of letters over a background, changed towards black or white until they can be read.
    ///
    /// A color that is faint on purpose, below half of its opacity, remains so.
    func legibleForeground(_ color: Color.Resolved, opacity: Float, over background: CellColor) -> CellColor {
        let plain = foreground(color, opacity: opacity, over: background)
        guard operation == .normal, plain != .default, appearance.colorDepth != .none, opacity > 0.998,
            color.opacity >= 0.5
        else { return plain }
        return legible(plain, over: background)
    }

    /// Returns the color of letters, changed towards black or white until they can be read over a background.
    func legible(_ color: CellColor, over background: CellColor) -> CellColor {
        legible(color, over: background, contrast: Components.leastContrast)
    }

    /// Returns the color of letters, changed towards black or white until they have a contrast to a background, in the
    /// colors that the terminal shows.
    func legible(_ color: CellColor, over background: CellColor, contrast: Float) -> CellColor {
        let own = foregroundComponents(color)
        let legible = own.legible(over: shown(components(ofBackground: background)), contrast: contrast, as: shown)
        return legible == own ? color : CellColor(legible)
    }

    // The palette of 256 is known; those of 16 colors are not.
    private func shown(_ components: Components) -> Components {
        guard appearance.colorDepth == .palette else { return components }
        return ColorDepth.palette.components(of: CellColor(components)) ?? components
    }

    /// Returns the background after a color is drawn over one.
    func background(_ color: Color.Resolved, opacity: Float, over background: CellColor) -> CellColor {
        let ink = ink(color, opacity: opacity)
        if ink.opacity <= 0 { return background }
        if operation != .normal { return mixed(ink, over: components(ofBackground: background)).cellColor }
        if ink.isOpaque { return ink.components == plainBackground ? .default : ink.cellColor }
        return Ink(ink.components, over: components(ofBackground: background), opacity: ink.opacity).cellColor
    }

    /// The color of a picture's pixel over a background. Unlike the colors of views, white and black are no colors of the
    /// terminal, and a theme replaces nothing.
    func pixel(_ color: Color.Resolved, opacity: Float, over background: CellColor) -> CellColor {
        let ink = Ink(colors?.apply(to: color) ?? color, opacity: opacity)
        let below = components(ofBackground: background)
        if operation != .normal { return mixed(ink, over: below).cellColor }
        return Ink(ink.components, over: below, opacity: ink.opacity).cellColor
    }

    /// The style of a cell that a transparent color is laid over.
    func veil(_ style: CellStyle, with color: Color.Resolved, opacity: Float) -> CellStyle {
        let ink = ink(color, opacity: opacity)
        var result = style
        result.background = background(color, opacity: opacity, over: style.background)
        let below = components(of: style.foreground, own: ownForeground)
        result.foreground =
            operation == .normal
            ? Ink(ink.components, over: below, opacity: ink.opacity).cellColor : mixed(ink, over: below).cellColor
        return result
    }

    /// A color as it is after the effects around it.
    private func ink(_ color: Color.Resolved, opacity: Float) -> Ink {
        let color = themed(color)
        return Ink(colors?.apply(to: color) ?? color, opacity: opacity)
    }

    private func mixed(_ ink: Ink, over below: Components) -> Ink {
        let result = operation.mix(SIMD4(ink.components / 255, ink.opacity), over: SIMD4(below / 255, 1))
        return Ink(SIMD3(result.x, result.y, result.z) * 255, over: below, opacity: result.w)
    }

    /// Returns the components of a foreground color, from 0 to 255.
    func foregroundComponents(_ color: CellColor) -> Components { components(of: color, own: ownForeground) }

    /// Returns the components of a background color, from 0 to 255.
    func backgroundComponents(_ color: CellColor) -> Components { components(of: color, own: ownBackground) }

    /// The color between two, for a background.
    func mixedBackground(_ top: CellColor, over bottom: CellColor, by share: Float) -> CellColor {
        if share > 0.998 || top == bottom { return top }
        if share <= 0.002 { return bottom }
        return Ink(backgroundComponents(top), over: backgroundComponents(bottom), opacity: share).cellColor
    }

    /// The color between two, for a character.
    func mixedForeground(_ top: Components, over bottom: Components, by share: Float) -> CellColor {
        Ink(top, over: bottom, opacity: min(1, max(0, share))).cellColor
    }

    /// Whether a terminal without colors should show the color as dim.
    func isFaint(_ color: Color.Resolved, opacity: Float) -> Bool {
        appearance.colorDepth == .none && color.opacity * opacity < 0.9
    }

    private func components(ofBackground color: CellColor) -> Components {
        components(of: color, own: ownBackground)
    }

    private func components(of color: CellColor, own: Components) -> Components {
        if case .rgb(let red, let green, let blue) = color.kind {
            return Components(Float(red), Float(green), Float(blue))
        }
        return own
    }

    /// A color by its components in sRGB.
    private struct Ink {
        var components: Components
        var opacity: Float

        init(_ color: Color.Resolved, opacity factor: Float) {
            components = Components(color)
            opacity = min(1, max(0, color.opacity * factor))
        }

        init(_ top: Components, over bottom: Components, opacity: Float) {
            components = bottom + (top - bottom) * opacity
            self.opacity = 1
        }

        var isOpaque: Bool { opacity > 0.998 }

        var cellColor: CellColor { CellColor(components) }
    }
}
