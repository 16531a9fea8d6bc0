/// Changes of colours as vectors, so that there is something between two of them.
extension ColorTransform: VectorArithmetic {
    private func mapped(_ body: (SIMD4<Float>) -> SIMD4<Float>) -> ColorTransform {
        ColorTransform(
            red: body(red), green: body(green), blue: body(blue), opacity: body(opacity), constant: body(constant))
    }

    /// Nothing of anything: all numbers are zero.
    package static var zero: ColorTransform { ColorTransform().mapped { _ in .zero } }

    /// Adds number by number.
    package static func + (a: ColorTransform, b: ColorTransform) -> ColorTransform {
        ColorTransform(
            red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue, opacity: a.opacity + b.opacity,
            constant: a.constant + b.constant)
    }

    /// Subtracts number by number.
    package static func - (a: ColorTransform, b: ColorTransform) -> ColorTransform { a + b.mapped { -$0 } }

    /// Multiplies all shares.
    package mutating func scale(by factor: Double) { self = mapped { $0 * Float(factor) } }

    /// The sum of the squares of all shares.
    package var magnitudeSquared: Double {
        Double([red, green, blue, opacity, constant].reduce(0) { $0 + ($1 * $1).sum() })
    }
}
