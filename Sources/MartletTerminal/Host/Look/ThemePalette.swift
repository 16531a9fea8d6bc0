import Martlet

/// The colors of a theme in one color scheme, and the colors of the system that they replace.
///
/// Views resolve system colors before a host sees them, so a replaced color is found by its components.
package struct ThemePalette {
    /// Red, green and blue from 0 to 255.
    typealias Components = SIMD3<Float>

    let background: Components
    let surface: CellColor
    let text: Components
    let selection: Color.Resolved
    let border: Color.Resolved
    /// The theme's colors by the bytes of the system's.
    private let replacements: [(system: UInt32, own: Color.Resolved)]

    /// - Parameter replacesText: Whether the text has the theme's color, and not the terminal's own.
    init(_ roles: TerminalTheme.Roles, isDark: Bool, replacesText: Bool) {
        func resolve(_ color: Color) -> Color.Resolved { color.resolved(dark: isDark) }
        let text = resolve(roles.text)
        background = Components(resolve(roles.background))
        surface = resolve(roles.surface).cellColor
        self.text = Components(text)
        selection = resolve(roles.selection)
        border = resolve(roles.border)
        let accent = resolve(roles.accent)
        let warning = resolve(roles.warning)
        let texts = replacesText ? [Color.primary, .secondary] : []
        replacements =
            texts.map { (Self.key(resolve($0)), text) } + [
                (Self.key(resolve(.blue)), accent), (Self.key(resolve(.systemLink)), accent),
                (Self.key(resolve(.green)), resolve(roles.success)),
                (Self.key(resolve(.orange)), warning), (Self.key(resolve(.yellow)), warning),
                (Self.key(resolve(.red)), resolve(roles.destructive)),
            ]
    }

    /// Returns the theme's color for a color of the system, with the opacity of that; other colors as they are.
    func replace(_ color: Color.Resolved) -> Color.Resolved {
        let key = Self.key(color)
        guard var own = replacements.first(where: { $0.system == key })?.own else { return color }
        own.opacity *= color.opacity
        return own
    }

    private static func key(_ color: Color.Resolved) -> UInt32 {
        let bytes = color.bytes
        return UInt32(bytes.red) << 16 | UInt32(bytes.green) << 8 | UInt32(bytes.blue)
    }
}

extension SIMD3<Float> {
    /// The components of a color in sRGB, from 0 to 255.
    init(_ color: Color.Resolved) {
        let bytes = color.bytes
        self.init(Float(bytes.red), Float(bytes.green), Float(bytes.blue))
    }
}

extension Color.Resolved {
    /// The color without its opacity.
    var cellColor: CellColor {
        let bytes = bytes
        return .rgb(bytes.red, bytes.green, bytes.blue)
    }
}

/// The colors that stand for the terminal's own on its screen; those of the terminal itself without a theme.
package struct ScreenGround: Hashable, Sendable {
    package var text = CellColor.default
    package var background = CellColor.default

    package init(text: CellColor = .default, background: CellColor = .default) {
        self.text = text
        self.background = background
    }

    /// Returns a style with these colors in place of the terminal's own.
    @inline(__always)
    package func apply(to style: CellStyle) -> CellStyle {
        var style = style
        if style.foreground == .default { style.foreground = text }
        if style.background == .default { style.background = background }
        return style
    }
}
