/// Bins of numbers.
///
///     let bins = NumberBins(data: values, desiredCount: 10)
///     let counts = Dictionary(grouping: values, by: bins.index).mapValues(\.count)
public struct NumberBins<Value: Comparable & Numeric>: RandomAccessCollection {
    /// The bounds of the bins.
    public private(set) var thresholds: [Value]

    /// Bins between bounds, in ascending order.
    public init(thresholds: [Value]) { self.thresholds = thresholds }

    /// Returns the index of the bin that a value is in.
    public func index(for value: Value) -> Int { binIndex(of: value, in: thresholds) }

    /// The index of the first bin.
    public var startIndex: Int { 0 }
    /// The number of bins.
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    /// The range of a bin.
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1], isLast: position == endIndex - 1)
    }
}

extension NumberBins: Equatable {}
extension NumberBins: Hashable where Value: Hashable {}
extension NumberBins: Sendable where Value: Sendable {}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Bins of one size that cover a range.
    public init(size: Value, range: ClosedRange<Value>) {
        thresholds = Ticks.covering(Double(range.lowerBound), Double(range.upperBound), step: Double(size)).map {
            Value($0)
        }
    }

    /// Bins of equal size, as many as requested.
    public init(range: ClosedRange<Value>, count: Int) {
        let count = Swift.max(1, count)
        let size = (range.upperBound - range.lowerBound) / Value(count)
        thresholds = (0...count).map { $0 == count ? range.upperBound : range.lowerBound + size * Value($0) }
    }

    /// Bins with round bounds that cover a range, approximately as many as requested.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let (lower, upper) = (Double(range.lowerBound), Double(range.upperBound))
        let step = Swift.max(Ticks.step(lower, upper, count: desiredCount), Double(minimumStride))
        thresholds = Ticks.covering(lower, upper, step: step).map { Value($0) }
    }

    /// Bins with round bounds that cover data: as many as Scott's rule says for its spread, unless a number is given.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let finite = data.filter(\.isFinite)
        let (lower, upper) = (finite.min() ?? 0, finite.max() ?? 1)
        self.init(
            range: lower...upper, desiredCount: desiredCount ?? Ticks.binCount(of: finite.map { Double($0) }),
            minimumStride: minimumStride)
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Bins of one size that cover a range.
    public init(size: Value, range: ClosedRange<Value>) {
        thresholds = Ticks.covering(
            Double(range.lowerBound), Double(range.upperBound), step: Double(Swift.max(1, size))
        )
        .compactMap { Value(exactly: $0) }
    }

    /// Bins of equal size, at most as many as requested.
    public init(range: ClosedRange<Value>, count: Int) {
        let distance = Double(range.upperBound) - Double(range.lowerBound)
        let size = Swift.max(1, (distance / Double(Swift.max(1, count))).rounded(.up))
        thresholds = Ticks.covering(
            Double(range.lowerBound), Double(range.upperBound), step: size, from: Double(range.lowerBound)
        )
        .compactMap { Value(exactly: $0) }
    }

    /// Bins with round bounds that cover a range, approximately as many as requested.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let (lower, upper) = (Double(range.lowerBound), Double(range.upperBound))
        let step = Swift.max(1, Ticks.step(lower, upper, count: desiredCount).rounded(), Double(minimumStride))
        thresholds = Ticks.covering(lower, upper, step: step).compactMap { Value(exactly: $0) }
    }

    /// Bins with round bounds that cover data: as many as Scott's rule says for its spread, unless a number is given.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let (lower, upper) = (data.min() ?? 0, data.max() ?? 1)
        self.init(
            range: lower...upper, desiredCount: desiredCount ?? Ticks.binCount(of: data.map { Double($0) }),
            minimumStride: minimumStride)
    }
}
