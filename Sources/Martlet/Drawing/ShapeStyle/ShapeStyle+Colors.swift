extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { Color(system: .red) }
    /// The system's orange.
    public static var orange: Color { Color(system: .orange) }
    /// The system's yellow.
    public static var yellow: Color { Color(system: .yellow) }
    /// The system's green.
    public static var green: Color { Color(system: .green) }
    /// The system's mint.
    public static var mint: Color { Color(system: .mint) }
    /// The system's teal.
    public static var teal: Color { Color(system: .teal) }
    /// The system's cyan.
    public static var cyan: Color { Color(system: .cyan) }
    /// The system's blue.
    public static var blue: Color { Color(system: .blue) }
    /// The system's indigo.
    public static var indigo: Color { Color(system: .indigo) }
    /// The system's purple.
    public static var purple: Color { Color(system: .purple) }
    /// The system's pink.
    public static var pink: Color { Color(system: .pink) }
    /// The system's brown.
    public static var brown: Color { Color(system: .brown) }
    /// White, in every environment.
    public static var white: Color { Color(system: .white) }
    /// The system's gray.
    public static var gray: Color { Color(system: .gray) }
    /// Black, in every environment.
    public static var black: Color { Color(system: .black) }
    /// A fully transparent color.
    public static var clear: Color { Color(system: .clear) }
}
