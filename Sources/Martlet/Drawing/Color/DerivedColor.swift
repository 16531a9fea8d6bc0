import Foundation

/// A colour that can only be worked out in its surroundings, from other colours or from a catalogue.
final class DerivedColor: Hashable, Sendable, CustomStringConvertible {
    enum Source: Hashable, Sendable {
        case mix(Color, Color, Float, Gradient.ColorSpace)
        case asset(ColorAsset)
    }

    let source: Source
    let opacity: Float

    init(_ source: Source, opacity: Float) {
        self.source = source
        self.opacity = opacity
    }

    func opacity(_ factor: Float) -> DerivedColor {
        DerivedColor(source, opacity: opacity * factor)
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
        case .mix(let a, let b, let fraction, _): "\(a) mixed with \(Int(fraction * 100))% \(b)"
        case .asset(let asset): asset.name
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
            }
        return base.opacity(opacity)
    }
}

extension Gradient.ColorSpace {
    /// The colour at a fraction of the way between two.
    package func mix(_ a: Color.Resolved, _ b: Color.Resolved, by t: Float) -> Color.Resolved {
        if t <= 0 { return a }
        if t >= 1 { return b }
        // A colour fades into a transparent one without taking on that one's hue.
        let opacity = a.opacity + (b.opacity - a.opacity) * t
        if b.opacity == 0 { return a.opacity(1 - t) }
        if a.opacity == 0 { return b.opacity(t) }
        switch kind {
        case .device:
            return Color.Resolved(
                red: a.red + (b.red - a.red) * t,
                green: a.green + (b.green - a.green) * t,
                blue: a.blue + (b.blue - a.blue) * t,
                opacity: opacity)
        case .perceptual:
            let (p, q) = (Oklab(a), Oklab(b))
            return Oklab(values: p.values + (q.values - p.values) * t).resolved(opacity: opacity)
        }
    }
}

/// The perceptual space of Björn Ottosson (2020), in which equal steps look equal.
struct Oklab {
    /// Lightness, green to red, blue to yellow.
    var values: SIMD3<Float>

    init(values: SIMD3<Float>) {
        self.values = values
    }

    init(_ color: Color.Resolved) {
        let (r, g, b) = (color.linearRed, color.linearGreen, color.linearBlue)
        let l = cbrtf(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_995 * b)
        let m = cbrtf(0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b)
        let s = cbrtf(0.088_302_46 * r + 0.281_718_85 * g + 0.629_978_7 * b)
        values = SIMD3(
            0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
            1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
            0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s)
    }

    func resolved(opacity: Float) -> Color.Resolved {
        func cube(_ x: Float) -> Float { x * x * x }
        let l = cube(values.x + 0.396_337_78 * values.y + 0.215_803_76 * values.z)
        let m = cube(values.x - 0.105_561_346 * values.y - 0.063_854_17 * values.z)
        let s = cube(values.x - 0.089_484_18 * values.y - 1.291_485_5 * values.z)
        return Color.Resolved(
            linearRed: 4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s,
            linearGreen: -1.268_438 * l + 2.609_757_4 * m - 0.341_319_4 * s,
            linearBlue: -0.004_196_086_3 * l - 0.703_418_6 * m + 1.707_614_7 * s,
            opacity: opacity)
    }
}
