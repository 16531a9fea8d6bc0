// The colors by hue are members of `ShapeStyle where Self == Color`, through which `Color.red` finds them. If they
// were also declared here, each use would be ambiguous at first, which the compiler resolves slowly in a body with an
// error.
extension Color {
    /// The color of primary content: black in the light color scheme, white in the dark one.
    public static let primary = Color(system: .primary)
    /// The color of secondary content.
    public static let secondary = Color(system: .secondary)
    /// The accent color of the environment, which is set by `tint(_:)`.
    public static let accentColor = Color(system: .accentColor)
}
