/// Colors by their components in sRGB, from 0 to 255, as the guidelines for accessible content compare them.
extension SIMD3<Float> {
    /// The least contrast of text to its background.
    package static let leastContrast: Float = 4.5

    /// The relative luminance, from 0 for black to 1 for white.
    package var relativeLuminance: Float {
        func linear(_ value: Float) -> Float {
            let share = value / 255
            // The curve of sRGB, close enough for comparing luminances.
            return share <= 0.040_45 ? share / 12.92 : Self.power((share + 0.055) / 1.055)
        }
        return 0.2126 * linear(x) + 0.7152 * linear(y) + 0.0722 * linear(z)
    }

    /// A number from 0 to 1 to the power of 2.4: its square times its fifth root squared, by Newton's method.
    private static func power(_ base: Float) -> Float {
        if base <= 0 { return 0 }
        let square = base * base
        var root: Float = 0.5 + base / 2
        for _ in 0..<12 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
        return square * root
    }

    /// The contrast of two colors, from 1 to 21.
    package func contrast(to other: SIMD3<Float>) -> Float {
        let (one, two) = (relativeLuminance + 0.05, other.relativeLuminance + 0.05)
        return Swift.max(one, two) / Swift.min(one, two)
    }

    /// The color, or the nearest one towards black or white that can be read over a background.
    ///
    /// - Parameters:
    ///   - background: The background, as it is shown.
    ///   - least: The least contrast.
    ///   - shown: Returns a color as it is shown.
    package func legible(
        over background: SIMD3<Float>, contrast least: Float = leastContrast,
        as shown: (SIMD3<Float>) -> SIMD3<Float> = { $0 }
    ) -> SIMD3<Float> {
        if shown(self).contrast(to: background) >= least { return self }
        let white = SIMD3<Float>(repeating: 255)
        let black = SIMD3<Float>(repeating: 0)
        let end = white.contrast(to: background) >= black.contrast(to: background) ? white : black
        for step in 1...20 {
            let color = (self + (end - self) * (Float(step) / 20)).rounded(.toNearestOrAwayFromZero)
            if shown(color).contrast(to: background) >= least { return color }
        }
        return end
    }
}
