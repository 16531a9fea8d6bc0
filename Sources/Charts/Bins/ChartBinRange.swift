/// The range of a bin. The last one of a series of bins contains its upper bound.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
    /// The lower bound.
    public let lowerBound: Bound
    /// The upper bound.
    public let upperBound: Bound
    let isLast: Bool

    /// Whether the bin contains a value.
    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (element < upperBound || (isLast && element == upperBound))
    }

    /// Returns the bin's part of a collection.
    public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        (lowerBound..<upperBound).relative(to: collection)
    }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Returns the index of the bin that a value is in. Values outside of all bins are in none: their index is -1 or the
/// number of bins.
///
/// - Complexity: Logarithmic in the number of bins.
func binIndex<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
    guard let first = thresholds.first, let last = thresholds.last, value >= first else { return -1 }
    if value == last { return max(0, thresholds.count - 2) }
    var (low, high) = (0, thresholds.count)
    while low < high {
        let middle = (low + high) / 2
        if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low - 1
}
