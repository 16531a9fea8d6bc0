/// How what is drawn is put together with what is there. The numbers are those of Core Graphics' blend modes.
package enum CompositingOperation: Int32, Sendable, CaseIterable {
    /// The drawing over what is there, or its channels mixed with those.
    case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// Differences, and parts of the colour taken from one of both.
    case difference, exclusion, hue, saturation, color, luminosity
    /// What is drawn, as far as what was there allows.
    case clear, copy, sourceIn, sourceOut, sourceAtop
    /// What was there, as far as what is drawn allows.
    case destinationOver, destinationIn, destinationOut, destinationAtop
    /// Where only one of both is; both added, towards black or white.
    case xor, plusDarker, plusLighter
}
