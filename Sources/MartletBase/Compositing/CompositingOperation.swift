/// An operation that composites a drawing with its backdrop. The raw values are those of Core Graphics' blend modes.
package enum CompositingOperation: Int32, Sendable, CaseIterable {
    /// The drawing over the backdrop, or a separable blend of both.
    case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// Differences, and blends that take hue, saturation, color or luminosity from the drawing.
    case difference, exclusion, hue, saturation, color, luminosity
    /// The drawing, limited by the backdrop.
    case clear, copy, sourceIn, sourceOut, sourceAtop
    /// The backdrop, limited by the drawing.
    case destinationOver, destinationIn, destinationOut, destinationAtop
    /// Exclusive areas, and sums towards black or white.
    case xor, plusDarker, plusLighter
}
