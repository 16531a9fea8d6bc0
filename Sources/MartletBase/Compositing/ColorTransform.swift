import Foundation

/// A linear transform of colors: each component of the result is a weighted sum of the components, plus a constant.
///
/// Components are red, green, blue and opacity from 0 to 1 in sRGB, not premultiplied.
package struct ColorTransform: Hashable, Sendable {
    /// The weights of the red component in the components of the result.
    package var red: SIMD4<Float>
    package var green: SIMD4<Float>
    package var blue: SIMD4<Float>
    package var opacity: SIMD4<Float>
    /// The constants added to the components of the result.
    package var constant: SIMD4<Float>

    package init(
        red: SIMD4<Float> = SIMD4(1, 0, 0, 0),
        green: SIMD4<Float> = SIMD4(0, 1, 0, 0),
        blue: SIMD4<Float> = SIMD4(0, 0, 1, 0),
        opacity: SIMD4<Float> = SIMD4(0, 0, 0, 1),
        constant: SIMD4<Float> = .zero
    ) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
        self.constant = constant
    }

    /// Returns the transformed color.
    package func apply(to color: SIMD4<Float>) -> SIMD4<Float> {
        let sum = red * color.x + green * color.y + blue * color.z + opacity * color.w + constant
        return sum.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    }

    /// Returns the transformed color.
    package func apply(to color: ResolvedColor) -> ResolvedColor {
        let result = apply(to: SIMD4(color.red, color.green, color.blue, color.opacity))
        return ResolvedColor(red: result.x, green: result.y, blue: result.z, opacity: result.w)
    }
}

// MARK: - The effects

extension ColorTransform {
    /// The perceived brightness of the components, according to Rec. 709.
    private static let luminance = SIMD3<Float>(0.2126, 0.7152, 0.0722)

    /// Adds an amount to red, green and blue.
    package static func brightness(_ amount: Double) -> ColorTransform {
        let amount = Float(amount)
        return ColorTransform(constant: SIMD4(amount, amount, amount, 0))
    }

    /// Scales the distances of red, green and blue from the middle.
    package static func contrast(_ amount: Double) -> ColorTransform {
        let amount = Float(amount)
        let rest = (1 - amount) / 2
        return ColorTransform(
            red: SIMD4(amount, 0, 0, 0), green: SIMD4(0, amount, 0, 0), blue: SIMD4(0, 0, amount, 0),
            constant: SIMD4(rest, rest, rest, 0))
    }

    /// Scales the distance of a color from the gray of the same brightness.
    package static func saturation(_ amount: Double) -> ColorTransform {
        let amount = Float(amount)
        func column(_ index: Int) -> SIMD4<Float> {
            var column = SIMD4<Float>(repeating: luminance[index] * (1 - amount))
            column[index] += amount
            column.w = 0
            return column
        }
        return ColorTransform(red: column(0), green: column(1), blue: column(2))
    }

    /// Removes a fraction of the saturation; 1 leaves gray.
    package static func grayscale(_ amount: Double) -> ColorTransform { saturation(1 - min(1, max(0, amount))) }

    /// Rotates the hue, like the filter `hue-rotate` of the W3C's filter effects.
    package static func hueRotation(radians: Double) -> ColorTransform {
        let (cosine, sine) = (Float(cos(radians)), Float(sin(radians)))
        // The contribution of a rotation by a quarter turn.
        let quarter: [SIMD3<Float>] = [
            SIMD3(-0.213, 0.143, -0.787), SIMD3(-0.715, 0.140, 0.715), SIMD3(0.928, -0.283, 0.072),
        ]
        func column(_ index: Int) -> SIMD4<Float> {
            let gray = SIMD3<Float>(repeating: luminance[index])
            var own = SIMD3<Float>.zero
            own[index] = 1
            return SIMD4(gray + (own - gray) * cosine + quarter[index] * sine, 0)
        }
        return ColorTransform(red: column(0), green: column(1), blue: column(2))
    }

    /// Mixes a fraction of the inverse color into the color.
    package static func invert(_ amount: Double = 1) -> ColorTransform {
        let amount = Float(min(1, max(0, amount)))
        let factor = 1 - 2 * amount
        return ColorTransform(
            red: SIMD4(factor, 0, 0, 0), green: SIMD4(0, factor, 0, 0), blue: SIMD4(0, 0, factor, 0),
            constant: SIMD4(amount, amount, amount, 0))
    }

    /// Multiplies by a color.
    package static func multiply(_ color: ResolvedColor) -> ColorTransform {
        ColorTransform(
            red: SIMD4(color.red, 0, 0, 0), green: SIMD4(0, color.green, 0, 0), blue: SIMD4(0, 0, color.blue, 0),
            opacity: SIMD4(0, 0, 0, color.opacity))
    }

    /// Black with the brightness of the color as its opacity.
    package static let luminanceToAlpha = ColorTransform(
        red: SIMD4(0, 0, 0, luminance.x), green: SIMD4(0, 0, 0, luminance.y), blue: SIMD4(0, 0, 0, luminance.z),
        opacity: .zero)
}

extension ColorTransform {
    /// Replaces all colors by one color, and keeps the opacity.
    package static func flat(_ color: ResolvedColor) -> ColorTransform {
        ColorTransform(
            red: .zero, green: .zero, blue: .zero, opacity: SIMD4(0, 0, 0, color.opacity),
            constant: SIMD4(color.red, color.green, color.blue, 0))
    }

    /// Replaces colors more opaque than `limit` by one color, and removes the rest. The transition has a width of
    /// 1/64.
    package static func threshold(_ limit: Double, _ color: ResolvedColor) -> ColorTransform {
        let slope: Float = 64
        return ColorTransform(
            red: .zero, green: .zero, blue: .zero, opacity: SIMD4(0, 0, 0, slope),
            constant: SIMD4(color.red, color.green, color.blue, 0.5 - Float(limit) * slope))
    }

    /// Returns the composition of this transform and then another.
    package func followed(by next: ColorTransform) -> ColorTransform {
        func linear(_ v: SIMD4<Float>) -> SIMD4<Float> {
            next.red * v.x + next.green * v.y + next.blue * v.z + next.opacity * v.w
        }
        return ColorTransform(
            red: linear(red), green: linear(green), blue: linear(blue), opacity: linear(opacity),
            constant: linear(constant) + next.constant)
    }
}
