/// The values of a record that shows more than one mark.
enum MarkSource {
    case columns(MarkColumns)
    case function(PlotFunction)
}

/// The numbers of a line or of points, in columns: 16 bytes a mark.
struct MarkColumns {
    var x: [Double]
    var y: [Double]
    /// The first values, whose labels and kinds are those of all.
    var first: (x: PlotValue, y: PlotValue)
    /// Whether each number of the x column is at least as large as the one before.
    var isAscending: Bool

    /// Returns the bounds of the finite numbers of a column; only the positive ones for a logarithmic scale.
    static func bounds(of numbers: [Double], isPositive: Bool) -> (Double, Double)? {
        var (low, high) = (Double.infinity, -Double.infinity)
        for number in numbers where number.isFinite && (!isPositive || number > 0) {
            low = min(low, number)
            high = max(high, number)
        }
        return low <= high ? (low, high) : nil
    }
}

/// A function that a line or an area shows.
struct PlotFunction {
    enum Kind {
        /// The value of y for one of x.
        case line(@Sendable (Double) -> Double)
        /// Two values of y for one of x.
        case area(@Sendable (Double) -> (yStart: Double, yEnd: Double))
        /// A point for a value of a parameter.
        case parametric(@Sendable (Double) -> (x: Double, y: Double))
    }

    var kind: Kind
    /// The values that the function is called with; nil for the domain of the x scale.
    var domain: ClosedRange<Double>?

    /// The number of samples that a domain is derived from.
    private static var samples: Int { 256 }

    /// Returns numbers at equal distances, from the first to the last.
    static func steps(_ low: Double, _ high: Double, count: Int) -> [Double] {
        guard low.isFinite, high.isFinite, count > 1 else { return [] }
        // The span of a huge domain overflows; its halves do not.
        return (0..<count).map { index in
            let part = Double(index) / Double(count - 1)
            return low * (1 - part) + high * part
        }
    }

    /// The values that the function has over its domain, for the scales.
    func values(over domain: ClosedRange<Double>) -> (x: [Double], y: [Double]) {
        let inputs = Self.steps(domain.lowerBound, domain.upperBound, count: Self.samples)
        switch kind {
        case .line(let function): return ([], inputs.map(function))
        case .area(let function): return ([], inputs.flatMap { [function($0).yStart, function($0).yEnd] })
        case .parametric(let function):
            let points = inputs.map(function)
            return (points.map(\.x), points.map(\.y))
        }
    }
}

extension MarkRecord {
    /// Whether the record shows more than one mark.
    var isSource: Bool { source != nil }
}
