/// The color space in which the colors between two stops of a gradient are interpolated.
public struct _GradientColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// Interpolates the components in sRGB.
    public static let device = _GradientColorSpace(isPerceptual: false)
    /// Interpolates in perceptually even steps.
    public static let perceptual = _GradientColorSpace(isPerceptual: true)

    /// Returns the color at a fraction `t` between two colors.
    package func mix(_ a: _ResolvedColor, _ b: _ResolvedColor, by t: Float) -> _ResolvedColor {
        if t <= 0 { return a }
        if t >= 1 { return b }
        // A color that fades into a transparent one keeps its own hue.
        let opacity = a.opacity + (b.opacity - a.opacity) * t
        if b.opacity == 0 { return a.opacity(1 - t) }
        if a.opacity == 0 { return b.opacity(t) }
        if !isPerceptual {
            return ResolvedColor(
                red: a.red + (b.red - a.red) * t,
                green: a.green + (b.green - a.green) * t,
                blue: a.blue + (b.blue - a.blue) * t,
                opacity: opacity)
        }
        let (p, q) = (Oklab(a), Oklab(b))
        return Oklab(values: p.values + (q.values - p.values) * t).resolved(opacity: opacity)
    }
}

/// The name used inside this package. Apps use the name that SwiftUI gives to the type.
package typealias GradientColorSpace = _GradientColorSpace
