extension Color {
    /// The system's red.
    public static let red = Color(.red)
    /// The system's orange.
    public static let orange = Color(.orange)
    /// The system's yellow.
    public static let yellow = Color(.yellow)
    /// The system's green.
    public static let green = Color(.green)
    /// The system's mint.
    public static let mint = Color(.mint)
    /// The system's teal.
    public static let teal = Color(.teal)
    /// The system's cyan.
    public static let cyan = Color(.cyan)
    /// The system's blue.
    public static let blue = Color(.blue)
    /// The system's indigo.
    public static let indigo = Color(.indigo)
    /// The system's purple.
    public static let purple = Color(.purple)
    /// The system's pink.
    public static let pink = Color(.pink)
    /// The system's brown.
    public static let brown = Color(.brown)
    /// White, everywhere.
    public static let white = Color(.white)
    /// The system's grey.
    public static let gray = Color(.gray)
    /// Black, everywhere.
    public static let black = Color(.black)
    /// Fully transparent.
    public static let clear = Color(.clear)
    /// The colour of primary content: black on light, white on dark surroundings.
    public static let primary = Color(.primary)
    /// The colour of secondary content.
    public static let secondary = Color(.secondary)
    /// The accent colour of the surroundings, which `tint` sets.
    public static let accentColor = Color(.accentColor)
}
