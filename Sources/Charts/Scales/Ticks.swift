/// Round numbers for axes and bins: multiples of 1, 2 and 5 times a power of ten.
///
/// The step is the one of these whose number of ticks is nearest to the desired number on a logarithmic scale: the
/// limits between 1, 2, 5 and 10 are their geometric means √2, √10 and √50.
enum Ticks {
    /// The largest number of ticks. Strides that would make more make none.
    static let limit = 2_000

    /// Returns the round distance of about `count` ticks between two numbers; 1 where they are equal or not finite.
    static func step(_ lower: Double, _ upper: Double, count: Int) -> Double {
        let raw = abs(upper - lower) / Double(max(1, count))
        guard raw.isFinite, raw > 0 else { return 1 }
        let power = pow(10, log10(raw).rounded(.down))
        guard power > 0, power.isFinite else { return raw }
        let rest = raw / power
        let factor: Double = rest >= 7.0710678 ? 10 : rest >= 3.1622777 ? 5 : rest >= 1.4142136 ? 2 : 1
        return factor * power
    }

    /// Returns the multiples of a step within two numbers.
    static func within(_ lower: Double, _ upper: Double, step: Double) -> [Double] {
        guard lower.isFinite, upper.isFinite, step.isFinite, step > 0, lower <= upper else { return [] }
        // A multiple that misses a bound by rounding counts as the bound.
        let first = (lower / step - 1e-9).rounded(.up)
        let last = (upper / step + 1e-9).rounded(.down)
        guard last >= first, last - first < Double(limit) else { return [] }
        return (0...Int(last - first)).map { multiple(first + Double($0), of: step) }
    }

    /// Returns multiples of a step, from at most the lower number to at least the upper one; from `start` on where one
    /// is given.
    static func covering(_ lower: Double, _ upper: Double, step: Double, from start: Double? = nil) -> [Double] {
        guard lower.isFinite, upper.isFinite, step.isFinite, step > 0, lower <= upper else { return [] }
        let origin = start ?? multiple((lower / step + 1e-9).rounded(.down), of: step)
        let count = max(1, ((upper - origin) / step - 1e-9).rounded(.up))
        guard count < 100_000 else { return [lower, upper] }
        return (0...Int(count)).map {
            start == nil ? multiple((origin / step).rounded() + Double($0), of: step) : origin + Double($0) * step
        }
    }

    /// A multiple without the rounding error of 3 * 0.1: fractions are divided by their inverse, which is whole.
    private static func multiple(_ count: Double, of step: Double) -> Double {
        if step < 1 {
            let inverse = (1 / step).rounded()
            if abs(inverse * step - 1) < 1e-12 { return count / inverse }
        }
        return count * step
    }

    /// Returns the number of bins for values by Scott's normal reference rule, at most 200: a bin is 3.49 standard
    /// deviations wide, divided by the cube root of the number of values.
    ///
    /// - Complexity: Linear in the number of values.
    static func binCount(of values: [Double]) -> Int {
        guard let lower = values.min(), let upper = values.max(), upper > lower else { return 1 }
        let count = Double(values.count)
        // Parts of the range, whose squares neither overflow nor vanish.
        let parts = values.map { $0 / (upper - lower) - lower / (upper - lower) }
        let mean = parts.reduce(0, +) / count
        let variance = parts.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / max(1, count - 1)
        let bins = (cbrt(count) / (3.49 * variance.squareRoot())).rounded(.up)
        return bins.isFinite ? Int(min(max(1, bins), 200)) : 1
    }
}
