import Martlet

/// Turns colours of views, which may be transparent, into colours of cells.
///
/// The colours that stand for the terminal's own, such as the primary foreground on an unpainted background, stay the
/// terminal's own, so that what the user chose is what is shown.
struct ColorMixer {
    /// Red, green and blue from 0 to 255.
    typealias Components = SIMD3<Float>

    let appearance: TerminalAppearance

    /// What the terminal's own foreground is taken to be where something is mixed with it.
    private var ownForeground: Components { Components(repeating: appearance.isDark ? 255 : 0) }

    /// What the terminal's own background is taken to be where something is mixed with it.
    private var ownBackground: Components { Components(repeating: appearance.isDark ? 0 : 255) }

    /// The colour of a glyph over a background.
    func foreground(_ color: Color.Resolved, opacity: Float, over background: CellColor) -> CellColor {
        let ink = Ink(color, opacity: opacity)
        if ink.isOpaque {
            return background == .default && ink.components == ownForeground ? .default : ink.cellColor
        }
        return Ink(ink.components, over: components(ofBackground: background), opacity: ink.opacity).cellColor
    }

    /// The background that comes of filling one with a colour.
    func background(_ color: Color.Resolved, opacity: Float, over background: CellColor) -> CellColor {
        let ink = Ink(color, opacity: opacity)
        if ink.opacity <= 0 { return background }
        if ink.isOpaque { return ink.components == ownBackground ? .default : ink.cellColor }
        return Ink(ink.components, over: components(ofBackground: background), opacity: ink.opacity).cellColor
    }

    /// The style of a cell that a transparent colour is laid over.
    func veil(_ style: CellStyle, with color: Color.Resolved, opacity: Float) -> CellStyle {
        let ink = Ink(color, opacity: opacity)
        var result = style
        result.background = background(color, opacity: opacity, over: style.background)
        result.foreground =
            Ink(
                ink.components,
                over: components(of: style.foreground, own: ownForeground),
                opacity: ink.opacity
            ).cellColor
        return result
    }

    /// Whether a terminal without colours should show the colour as dim.
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

    /// A colour by its components in sRGB.
    private struct Ink {
        var components: Components
        var opacity: Float

        init(_ color: Color.Resolved, opacity factor: Float) {
            let bytes = color.bytes
            components = Components(Float(bytes.red), Float(bytes.green), Float(bytes.blue))
            opacity = min(1, max(0, color.opacity * factor))
        }

        init(_ top: Components, over bottom: Components, opacity: Float) {
            components = bottom + (top - bottom) * opacity
            self.opacity = 1
        }

        var isOpaque: Bool { opacity > 0.998 }

        var cellColor: CellColor {
            let rounded = components.rounded(.toNearestOrAwayFromZero)
            return .rgb(UInt8(rounded.x), UInt8(rounded.y), UInt8(rounded.z))
        }
    }
}
