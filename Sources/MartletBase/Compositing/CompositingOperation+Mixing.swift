/// The results of compositing operations, for hosts whose drawing library lacks an operation.
///
/// The formulas are those of the W3C's "Compositing and Blending Level 1", which are also those of PDF.
extension CompositingOperation {
    /// Red, green, blue and opacity from 0 to 1, not premultiplied.
    package typealias Components = SIMD4<Float>

    /// Returns the color of `source` drawn over `backdrop`.
    package func mix(_ source: Components, over backdrop: Components) -> Components {
        let (a, b) = (source.w, backdrop.w)
        let (s, d) = (source.rgb * a, backdrop.rgb * b)
        switch self {
        case .clear: return .zero
        case .copy: return source
        case .sourceIn: return Self.straight(s * b, a * b)
        case .sourceOut: return Self.straight(s * (1 - b), a * (1 - b))
        case .sourceAtop: return Self.straight(s * b + d * (1 - a), b)
        case .destinationOver: return Self.straight(s * (1 - b) + d, a * (1 - b) + b)
        case .destinationIn: return Self.straight(d * a, b * a)
        case .destinationOut: return Self.straight(d * (1 - a), b * (1 - a))
        case .destinationAtop: return Self.straight(s * (1 - b) + d * a, a)
        case .xor: return Self.straight(s * (1 - b) + d * (1 - a), a + b - 2 * a * b)
        case .plusLighter: return Self.straight(Self.clamped(s + d), min(1, a + b))
        case .plusDarker:
            let opacity = min(1, a + b)
            let inverse = (SIMD3(repeating: a) - s) + (SIMD3(repeating: b) - d)
            return Self.straight(Self.clamped(SIMD3(repeating: opacity) - inverse), opacity)
        default:
            let blended = blend(backdrop.rgb, source.rgb)
            return Self.straight(s * (1 - b) + d * (1 - a) + blended * (a * b), a + b - a * b)
        }
    }

    /// Returns the blended color of two opaque colors.
    private func blend(_ b: SIMD3<Float>, _ s: SIMD3<Float>) -> SIMD3<Float> {
        switch self {
        case .multiply: b * s
        case .screen: b + s - b * s
        case .overlay: Self.map(s, b, Self.hardLight)
        case .darken: Self.map(b, s, min)
        case .lighten: Self.map(b, s, max)
        case .colorDodge: Self.map(b, s) { b, s in b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) }
        case .colorBurn: Self.map(b, s) { b, s in b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s) }
        case .softLight: Self.map(b, s, Self.softLight)
        case .hardLight: Self.map(b, s, Self.hardLight)
        case .difference: Self.map(b, s) { abs($0 - $1) }
        case .exclusion: b + s - 2 * b * s
        case .hue: s.withSaturation(b.saturation).withLuminosity(b.luminosity)
        case .saturation: b.withSaturation(s.saturation).withLuminosity(b.luminosity)
        case .color: s.withLuminosity(b.luminosity)
        case .luminosity: b.withLuminosity(s.luminosity)
        default: s
        }
    }

    private static func map(
        _ b: SIMD3<Float>, _ s: SIMD3<Float>, _ body: (Float, Float) -> Float
    ) -> SIMD3<Float> {
        SIMD3(body(b.x, s.x), body(b.y, s.y), body(b.z, s.z))
    }

    private static func hardLight(_ b: Float, _ s: Float) -> Float {
        s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }

    private static func softLight(_ b: Float, _ s: Float) -> Float {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (d - b)
    }

    private static func clamped(_ color: SIMD3<Float>) -> SIMD3<Float> {
        color.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1))
    }

    /// Returns a premultiplied color as one that is not premultiplied.
    private static func straight(_ color: SIMD3<Float>, _ opacity: Float) -> Components {
        opacity > 0 ? Components(color / opacity, opacity) : .zero
    }
}

extension SIMD4<Float> {
    fileprivate var rgb: SIMD3<Float> { SIMD3(x, y, z) }
}

extension SIMD3<Float> {
    fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

    fileprivate var saturation: Float { self.max() - self.min() }

    fileprivate func withLuminosity(_ luminosity: Float) -> SIMD3<Float> {
        var color = self + SIMD3(repeating: luminosity - self.luminosity)
        let (light, least, most) = (color.luminosity, color.min(), color.max())
        let gray = SIMD3(repeating: light)
        if least < 0 { color = gray + (color - gray) * light / (light - least) }
        if most > 1 { color = gray + (color - gray) * (1 - light) / (most - light) }
        return color
    }

    fileprivate func withSaturation(_ saturation: Float) -> SIMD3<Float> {
        let range = self.saturation
        return range > 0 ? (self - SIMD3(repeating: self.min())) * (saturation / range) : .zero
    }
}
