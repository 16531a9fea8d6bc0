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
    var isAscending = true
    var xBounds = Bounds()
    var yBounds = Bounds()

    /// The bounds of the finite numbers of a column.
    struct Bounds {
        private var all = (low: Double.infinity, high: -Double.infinity)
        private var positive = (low: Double.infinity, high: -Double.infinity)

        mutating func add(_ number: Double) {
            guard number.isFinite else { return }
            all = (min(all.low, number), max(all.high, number))
            if number > 0 { positive = (min(positive.low, number), max(positive.high, number)) }
        }

        /// Returns the smallest and the largest number, of the positive ones for a logarithmic scale.
        func numbers(isPositive: Bool) -> [Double] {
            let (low, high) = isPositive ? positive : all
            return low <= high ? [low, high] : []
        }
    }

    mutating func append(_ x: Double, _ y: Double) {
        if let last = self.x.last, !(x >= last) { isAscending = false }
        xBounds.add(x)
        yBounds.add(y)
        self.x.append(x)
        self.y.append(y)
    }
}

/// The columns of a chart's plots, kept from one update to the next.
///
/// Data is the same while its storage is: the cache holds it, so that no other storage has its address, and a change of
/// it makes a copy. That holds for elements that refer to nothing that could change on its own.
final class ColumnCache {
    struct Key: Hashable {
        var kind: MarkKind
        var address: Int
        var count: Int
        var x: AnyKeyPath
        var y: AnyKeyPath
    }

    /// The objects that the marks share.
    var pools = MarkPools()
    private var entries: [Key: (columns: MarkColumns, data: Any, isUsed: Bool)] = [:]

    func columns(for key: Key) -> MarkColumns? {
        entries[key]?.isUsed = true
        return entries[key]?.columns
    }

    func keep(_ columns: MarkColumns, of data: Any, for key: Key) { entries[key] = (columns, data, true) }

    /// Removes what the last update has not used.
    func removeUnused() {
        entries = entries.filter(\.value.isUsed).mapValues { ($0.columns, $0.data, false) }
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
