/// The way in which a scale maps values.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, log, squareRoot, date, category
        case power(Double)
        case symmetricLog(Double)
    }

    let kind: Kind

    /// Equal distances for equal differences.
    public static var linear: ScaleType { ScaleType(kind: .linear) }
    /// Equal distances for equal ratios of positive numbers.
    public static var log: ScaleType { ScaleType(kind: .log) }
    /// Distances by the square root.
    public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
    /// Dates.
    public static var date: ScaleType { ScaleType(kind: .date) }
    /// A band for each category.
    public static var category: ScaleType { ScaleType(kind: .category) }
    /// Logarithmic in both directions from zero, where it is linear.
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
    /// Logarithmic in both directions from zero, where it is linear with a slope.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }
    /// Distances by a power.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
}

extension ScaleType.Kind {
    /// Maps a number to one that distances are proportional to; nil where the scale has no place for it.
    func forward(_ value: Double) -> Double? {
        let result: Double
        switch self {
        case .linear, .date, .category: result = value
        case .log:
            guard value > 0 else { return nil }
            result = Foundation.log10(value)
        case .squareRoot: result = value < 0 ? -(-value).squareRoot() : value.squareRoot()
        case .power(let exponent):
            result = value < 0 ? -Foundation.pow(-value, exponent) : Foundation.pow(value, exponent)
        case .symmetricLog(let slope): result = (value < 0 ? -1 : 1) * Foundation.log1p(abs(value) * slope)
        }
        return result.isFinite ? result : nil
    }

    /// The inverse of ``forward(_:)``.
    func backward(_ value: Double) -> Double {
        switch self {
        case .linear, .date, .category: value
        case .log: Foundation.pow(10, value)
        case .squareRoot: value < 0 ? -value * value : value * value
        case .power(let exponent):
            value < 0 ? -Foundation.pow(-value, 1 / exponent) : Foundation.pow(value, 1 / exponent)
        case .symmetricLog(let slope): (value < 0 ? -1 : 1) * Foundation.expm1(abs(value)) / slope
        }
    }
}
