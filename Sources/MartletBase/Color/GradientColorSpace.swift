/// How the colours between two others are found.
public struct _GradientColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// Component by component in sRGB.
    public static let device = _GradientColorSpace(isPerceptual: false)
    /// In even steps for the eye.
    public static let perceptual = _GradientColorSpace(isPerceptual: true)

    /// The colour at a fraction of the way between two.
    package func mix(_ a: _ResolvedColor, _ b: _ResolvedColor, by t: Float) -> _ResolvedColor {
        if t <= 0 { return a }
        if t >= 1 { return b }
        // A colour fades into a transparent one without taking on that one's hue.
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

/// What the package calls it: apps know it by the name that SwiftUI gives to it.
package typealias GradientColorSpace = _GradientColorSpace
