/// The confidence interval of a median, at 95 %.
struct Interval: Codable, Equatable {
    var low: Double
    var high: Double

    /// Of the values' order alone, whatever their distribution is: as many values lie below a median as above it.
    ///
    /// Nil where there are fewer than six: nothing is said then with that confidence.
    init?(ofMedianOf values: [Double]) {
        let sorted = values.sorted()
        let count = sorted.count
        // The probability of so few values on one side of the median: tails of a binomial distribution.
        var term = 1.0
        for _ in 0..<count { term /= 2 }
        var tail = 0.0
        var left = 0
        while left < count {
            tail += term
            if 2 * tail > 0.05 { break }
            term *= Double(count - left) / Double(left + 1)
            left += 1
        }
        guard left > 0 else { return nil }
        (low, high) = (sorted[left - 1], sorted[count - left])
    }

    init(low: Double, high: Double) { (self.low, self.high) = (low, high) }
}
