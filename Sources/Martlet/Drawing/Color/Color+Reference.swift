/// The system colors that color sets refer to by name, as listed by Xcode.
extension Color {
    /// Creates the color that a color set refers to by a name such as `systemBlueColor`; `nil` for unknown names.
    init?(systemReference name: String) {
        // The suffix of the name is optional.
        let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        guard let color = Self.references[stem] else { return nil }
        self = color
    }

    private static let references: [String: Color] = [
        "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow, "systemGreen": .green,
        "systemMint": .mint, "systemTeal": .teal, "systemCyan": .cyan, "systemBlue": .blue, "systemIndigo": .indigo,
        "systemPurple": .purple, "systemPink": .pink, "systemBrown": .brown, "systemGray": .gray,
        "systemGray2": system(.gray2), "systemGray3": system(.gray3), "systemGray4": system(.gray4),
        "systemGray5": system(.gray5), "systemGray6": system(.gray6),
        "label": .primary, "secondaryLabel": .secondary, "tertiaryLabel": system(.tertiary),
        "quaternaryLabel": system(.quaternary), "placeholderText": system(.placeholder), "text": .primary,
        "link": system(.link), "tint": .accentColor, "controlAccent": .accentColor, "separator": system(.separator),
        "opaqueSeparator": system(.opaqueSeparator), "black": .black, "white": .white, "clear": .clear,
        "darkText": .black, "lightText": .white.opacity(0.6), "darkGray": Color(white: 0.333),
        "lightGray": Color(white: 0.667), "gray": Color(white: 0.5), "red": Color(red: 1, green: 0, blue: 0),
        "green": Color(red: 0, green: 1, blue: 0), "blue": Color(red: 0, green: 0, blue: 1),
        "systemBackground": system(.background), "secondarySystemBackground": system(.secondaryBackground),
        "tertiarySystemBackground": system(.tertiaryBackground), "systemGroupedBackground": system(.groupedBackground),
        "secondarySystemGroupedBackground": system(.secondaryGroupedBackground),
        "tertiarySystemGroupedBackground": system(.tertiaryGroupedBackground),
        "windowBackground": gray(0.925, 0.196), "controlBackground": gray(1, 0.118), "textBackground": gray(1, 0.118),
        "systemFill": system(.fill), "secondarySystemFill": system(.secondaryFill),
        "tertiarySystemFill": system(.tertiaryFill), "quaternarySystemFill": system(.quaternaryFill),
    ]

    /// Returns a gray with different values in the light and dark color schemes.
    private static func gray(_ light: Double, _ dark: Double) -> Color {
        Color(
            storage: .derived(
                DerivedColor(.scheme(light: Color(white: light), dark: Color(white: dark)), opacity: 1)))
    }

    private static func system(_ color: SystemColor) -> Color { Color(storage: .system(color, opacity: 1)) }
}
