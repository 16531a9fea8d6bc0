extension Color {
    /// The system's red.
    public static let red = Color(system: .red)
    /// The system's orange.
    public static let orange = Color(system: .orange)
    /// The system's yellow.
    public static let yellow = Color(system: .yellow)
    /// The system's green.
    public static let green = Color(system: .green)
    /// The system's mint.
    public static let mint = Color(system: .mint)
    /// The system's teal.
    public static let teal = Color(system: .teal)
    /// The system's cyan.
    public static let cyan = Color(system: .cyan)
    /// The system's blue.
    public static let blue = Color(system: .blue)
    /// The system's indigo.
    public static let indigo = Color(system: .indigo)
    /// The system's purple.
    public static let purple = Color(system: .purple)
    /// The system's pink.
    public static let pink = Color(system: .pink)
    /// The system's brown.
    public static let brown = Color(system: .brown)
    /// White, everywhere.
    public static let white = Color(system: .white)
    /// The system's grey.
    public static let gray = Color(system: .gray)
    /// Black, everywhere.
    public static let black = Color(system: .black)
    /// Fully transparent.
    public static let clear = Color(system: .clear)
    /// The colour of primary content: black on light, white on dark surroundings.
    public static let primary = Color(system: .primary)
    /// The colour of secondary content.
    public static let secondary = Color(system: .secondary)
    /// The accent colour of the surroundings, which `tint` sets.
    public static let accentColor = Color(system: .accentColor)
}
