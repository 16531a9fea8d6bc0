/// The dynamic system colors, with the components from the Human Interface Guidelines.
enum SystemColor: String, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case gray, black, white, clear, primary, secondary, accentColor
    case tertiary, quaternary, quinary
    case background, secondaryBackground, separator, link, placeholder, fill
    case gray2, gray3, gray4, gray5, gray6
    case tertiaryBackground, groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
    case opaqueSeparator, secondaryFill, tertiaryFill, quaternaryFill

    /// The components of an sRGB color, as `0xRRGGBB`, with an opacity.
    private struct Value {
        var rgb: UInt32
        var opacity: Float = 1

        init(_ rgb: UInt32, _ opacity: Float = 1) {
            self.rgb = rgb
            self.opacity = opacity
        }
    }

    private typealias Palette = (light: Value, dark: Value, lightContrast: Value, darkContrast: Value)

    private static func hues(
        _ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32
    ) -> Palette {
        (Value(light), Value(dark), Value(lightContrast), Value(darkContrast))
    }

    private static func always(_ rgb: UInt32, _ opacity: Float = 1) -> Palette {
        let value = Value(rgb, opacity)
        return (value, value, value, value)
    }

    /// Returns the label color with opacities: 3C3C43 in the light color scheme, EBEBF5 in the dark one.
    private static func label(_ light: Float, _ dark: Float) -> Palette {
        (
            Value(0x3C3C43, light), Value(0xEBEBF5, dark),
            Value(0x3C3C43, min(1, light + 0.2)), Value(0xEBEBF5, min(1, dark + 0.1))
        )
    }

    private var palette: Palette {
        switch self {
        case .red: Self.hues(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
        case .orange: Self.hues(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
        case .yellow: Self.hues(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
        case .green: Self.hues(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
        case .mint: Self.hues(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
        case .teal: Self.hues(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
        case .cyan: Self.hues(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
        case .blue, .accentColor: Self.hues(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
        case .indigo: Self.hues(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
        case .purple: Self.hues(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
        case .pink: Self.hues(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
        case .brown: Self.hues(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
        case .gray: Self.hues(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
        case .black: Self.always(0x000000)
        case .white: Self.always(0xFFFFFF)
        case .clear: Self.always(0x000000, 0)
        case .primary: Self.hues(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
        case .secondary: Self.label(0.6, 0.6)
        case .tertiary, .placeholder: Self.label(0.3, 0.3)
        case .quaternary: Self.label(0.18, 0.16)
        case .quinary: Self.label(0.1, 0.1)
        case .background: Self.hues(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000)
        case .secondaryBackground: Self.hues(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
        case .separator:
            (Value(0x3C3C43, 0.29), Value(0x545458, 0.6), Value(0x3C3C43, 0.37), Value(0x545458, 0.68))
        case .link: Self.hues(0x007AFF, 0x0984FF, 0x0040DD, 0x409CFF)
        case .fill:
            (Value(0x787880, 0.2), Value(0x787880, 0.36), Value(0x787880, 0.28), Value(0x787880, 0.44))
        case .secondaryFill:
            (Value(0x787880, 0.16), Value(0x787880, 0.32), Value(0x787880, 0.24), Value(0x787880, 0.4))
        case .tertiaryFill:
            (Value(0x767680, 0.12), Value(0x767680, 0.24), Value(0x767680, 0.2), Value(0x767680, 0.32))
        case .quaternaryFill:
            (Value(0x747480, 0.08), Value(0x767680, 0.18), Value(0x747480, 0.16), Value(0x767680, 0.26))
        case .gray2: Self.hues(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
        case .gray3: Self.hues(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
        case .gray4: Self.hues(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
        case .gray5: Self.hues(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
        case .gray6: Self.hues(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
        case .tertiaryBackground: Self.hues(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
        case .groupedBackground: Self.hues(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)
        case .secondaryGroupedBackground: Self.hues(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
        case .tertiaryGroupedBackground: Self.hues(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)
        case .opaqueSeparator: Self.hues(0xC6C6C8, 0x38383A, 0xB8B8BA, 0x444446)
        }
    }

    /// Returns the components for a color scheme and contrast.
    func resolved(dark: Bool, increasedContrast: Bool) -> Color.Resolved {
        let palette = palette
        let value =
            switch (dark, increasedContrast) {
            case (false, false): palette.light
            case (true, false): palette.dark
            case (false, true): palette.lightContrast
            case (true, true): palette.darkContrast
            }
        func component(_ shift: UInt32) -> Float {
            Float((value.rgb >> shift) & 0xFF) / 255
        }
        return Color.Resolved(
            red: component(16), green: component(8), blue: component(0), opacity: value.opacity)
    }
}

extension Color {
    init(system: SystemColor) {
        storage = .system(system, opacity: 1)
    }

    /// Returns the components in an environment.
    ///
    /// - Parameters:
    ///   - dark: Whether the color scheme is dark.
    ///   - increasedContrast: Whether the user prefers increased contrast.
    ///   - tint: The color for ``accentColor``; `nil` for the system's blue.
    package func resolved(dark: Bool, increasedContrast: Bool = false, tint: Color? = nil) -> Resolved {
        switch storage {
        case .components(let components):
            return components
        case .system(.accentColor, let opacity):
            // A tint that is itself the accent color would cause an infinite recursion.
            if let tint, !tint.isAccent {
                return tint.resolved(dark: dark, increasedContrast: increasedContrast)
                    .opacity(opacity)
            }
            return SystemColor.blue.resolved(dark: dark, increasedContrast: increasedContrast)
                .opacity(opacity)
        case .system(let color, let opacity):
            let components = color.resolved(dark: dark, increasedContrast: increasedContrast)
            return opacity == 1 ? components : components.opacity(opacity)
        case .derived(let derived):
            return derived.resolved(dark: dark, increasedContrast: increasedContrast, tint: tint)
        }
    }

    /// The color of links in text.
    package static let systemLink = Color(system: .link)

    /// Whether the color is the accent color of the environment.
    var isAccent: Bool {
        if case .system(.accentColor, _) = storage { true } else { false }
    }
}
