import Foundation

/// A color that must be resolved in an environment, from other colors or from a catalog.
final class DerivedColor: Hashable, Sendable, CustomStringConvertible {
    enum Source: Hashable, Sendable {
        case mix(Color, Color, Float, Gradient.ColorSpace)
        case asset(ColorAsset)
        /// One color for the light color scheme, and one for the dark.
        case scheme(light: Color, dark: Color)
        /// A derived color with additional transparency.
        case faded(Color)
        /// A color whose own opacity is replaced.
        case opaque(Color)
        /// A color that a closure chooses.
        case provided(ColorProvider)
    }

    let source: Source
    let opacity: Float

    init(_ source: Source, opacity: Float) {
        self.source = source
        self.opacity = opacity
    }

    func opacity(_ factor: Float) -> DerivedColor {
        if case .faded = source { return DerivedColor(.faded(Color(storage: .derived(self))), opacity: factor) }
        return DerivedColor(source, opacity: opacity * factor)
    }

    static func == (lhs: DerivedColor, rhs: DerivedColor) -> Bool {
        lhs === rhs || (lhs.opacity == rhs.opacity && lhs.source == rhs.source)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(opacity)
    }

    var description: String {
        switch source {
        case .mix(let a, let b, let fraction, _): "\(a) mixed with \(Int(saturating: Double(fraction * 100)))% \(b)"
        case .asset(let asset): asset.name
        case .scheme(let light, _): "\(light)"
        case .provided: "dynamic color"
        case .faded(let color), .opaque(let color): "\(Int(saturating: Double((opacity * 100).rounded())))% \(color)"
        }
    }

    func resolved(dark: Bool, increasedContrast: Bool, tint: Color?) -> Color.Resolved {
        let base =
            switch source {
            case .mix(let a, let b, let fraction, let space):
                space.mix(
                    a.resolved(dark: dark, increasedContrast: increasedContrast, tint: tint),
                    b.resolved(dark: dark, increasedContrast: increasedContrast, tint: tint),
                    by: fraction)
            case .asset(let asset):
                asset.resolved(dark: dark, increasedContrast: increasedContrast)
            case .scheme(let light, let other):
                (dark ? other : light).resolved(dark: dark, increasedContrast: increasedContrast, tint: tint)
            case .faded(let color):
                color.resolved(dark: dark, increasedContrast: increasedContrast, tint: tint)
            case .opaque(let color):
                color.resolved(dark: dark, increasedContrast: increasedContrast, tint: tint).opaque
            case .provided(let provider):
                provider.color(dark, increasedContrast).color
                    .resolved(dark: dark, increasedContrast: increasedContrast, tint: tint)
            }
        return base.opacity(opacity)
    }
}

extension Color.Resolved {
    fileprivate var opaque: Color.Resolved {
        var copy = self
        copy.opacity = 1
        return copy
    }
}
