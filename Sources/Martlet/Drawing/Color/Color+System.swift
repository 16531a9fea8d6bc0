// The colors by hue are members of `ShapeStyle where Self == Color`, through which `Color.red` finds them. If they
// were also declared here, each use would be ambiguous at first, which the compiler resolves slowly in a body with an
// error.
extension Color {
    /// The colour of primary content: black on light, white on dark surroundings.
    public static let primary = Color(system: .primary)
    /// The colour of secondary content.
    public static let secondary = Color(system: .secondary)
    /// The accent colour of the surroundings, which `tint` sets.
    public static let accentColor = Color(system: .accentColor)
}
