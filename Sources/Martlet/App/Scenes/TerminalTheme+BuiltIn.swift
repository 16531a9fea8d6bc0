/// The themes that come with the library. Text of each role has a contrast of at least 4.5 to backgrounds and surfaces, also
/// in a palette of 256 colors.
extension TerminalTheme {
    /// Cool grays with a blue accent.
    public static let harbor = TerminalTheme(
        light: Roles(
            0xF5F8FA, surface: 0xE6EDF2, text: 0x17222B, accent: 0x005A96, selection: 0xBFDDF2, border: 0x5C6B78,
            success: 0x1B6B3A, warning: 0x7A4B00, destructive: 0xB3261E),
        dark: Roles(
            0x10171E, surface: 0x1B2631, text: 0xE2E8ED, accent: 0x5FB8F5, selection: 0x24445F, border: 0x8FA3B8,
            success: 0x6CCB8B, warning: 0xE8B64C, destructive: 0xFF8A80))

    /// Warm grays with an orange accent.
    public static let ember = TerminalTheme(
        light: Roles(
            0xFDF7F0, surface: 0xF5EBDF, text: 0x2B1D14, accent: 0x942D00, selection: 0xF6CFA5, border: 0x75604F,
            success: 0x3F6212, warning: 0x735000, destructive: 0xAD1F2B),
        dark: Roles(
            0x1C1614, surface: 0x2A211D, text: 0xF0E6DD, accent: 0xFFA366, selection: 0x5A3A22, border: 0x9F8B7A,
            success: 0xA5C96B, warning: 0xF2C94C, destructive: 0xFF8585))

    /// Black and white, with a contrast of at least 5.5 everywhere.
    public static let contrast = TerminalTheme(
        light: Roles(
            0xFFFFFF, surface: 0xF0F0F0, text: 0x000000, accent: 0x003F87, selection: 0xB8DAFF, border: 0x4A4A4A,
            success: 0x00491B, warning: 0x5C3A00, destructive: 0x8E0000),
        dark: Roles(
            0x000000, surface: 0x1A1A1A, text: 0xFFFFFF, accent: 0x6FC3FF, selection: 0x1F4E79, border: 0xB0B0B0,
            success: 0x6CF08A, warning: 0xFFD75F, destructive: 0xFF9C9C))

    /// The themes by the names that users choose them by.
    package static let named: [String: TerminalTheme] = [
        "automatic": .automatic, "harbor": .harbor, "ember": .ember, "contrast": .contrast,
    ]
}

extension TerminalTheme.Roles {
    /// Creates roles from colors in the form `0xRRGGBB`.
    fileprivate init(
        _ background: UInt32, surface: UInt32, text: UInt32, accent: UInt32, selection: UInt32, border: UInt32,
        success: UInt32, warning: UInt32, destructive: UInt32
    ) {
        func color(_ rgb: UInt32) -> Color {
            Color(
                red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
                blue: Double(rgb & 0xFF) / 255)
        }
        self.init(
            background: color(background), surface: color(surface), text: color(text), accent: color(accent),
            selection: color(selection), border: color(border), success: color(success), warning: color(warning),
            destructive: color(destructive))
    }
}
