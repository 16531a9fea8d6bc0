// The colours by hue are members of `ShapeStyle` where that is `Color`: `Color.red` finds them there. Were they here too,
// each use of one would have two readings, which the compiler tries in turn where a body has an error.
extension Color {
    /// The colour of primary content: black on light, white on dark surroundings.
    public static let primary = Color(system: .primary)
    /// The colour of secondary content.
    public static let secondary = Color(system: .secondary)
    /// The accent colour of the surroundings, which `tint` sets.
    public static let accentColor = Color(system: .accentColor)
}
