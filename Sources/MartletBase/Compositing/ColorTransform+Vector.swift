/// Color transforms as vectors, so that they can be interpolated.
extension ColorTransform: VectorArithmetic {
    private func mapped(_ body: (SIMD4<Float>) -> SIMD4<Float>) -> ColorTransform {
        ColorTransform(
            red: body(red), green: body(green), blue: body(blue), opacity: body(opacity), constant: body(constant))
    }

    /// The transform whose coefficients are all zero.
    package static var zero: ColorTransform { ColorTransform().mapped { _ in .zero } }

    /// Adds the coefficients.
    package static func + (a: ColorTransform, b: ColorTransform) -> ColorTransform {
        ColorTransform(
            red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue, opacity: a.opacity + b.opacity,
            constant: a.constant + b.constant)
    }

    /// Subtracts the coefficients.
    package static func - (a: ColorTransform, b: ColorTransform) -> ColorTransform { a + b.mapped { -$0 } }

    /// Multiplies all coefficients by a factor.
    package mutating func scale(by factor: Double) { self = mapped { $0 * Float(factor) } }

    /// The sum of the squares of all coefficients.
    package var magnitudeSquared: Double {
        Double([red, green, blue, opacity, constant].reduce(0) { $0 + ($1 * $1).sum() })
    }
}
