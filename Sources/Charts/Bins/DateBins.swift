/// Bins of dates.
///
///     let months = DateBins(unit: .month, range: first...last)
public struct DateBins: RandomAccessCollection, Hashable, Sendable {
    /// The bounds of the bins.
    public private(set) var thresholds: [Date]

    /// Bins between bounds, in ascending order.
    public init(thresholds: [Date]) { self.thresholds = thresholds }

    /// Bins of units of a calendar that cover a range.
    public init(
        unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
        calendar: Calendar = .autoupdatingCurrent
    ) {
        thresholds = DateTicks.covering(
            range.lowerBound, range.upperBound, by: DateStep(unit, Swift.max(1, count)), calendar: calendar)
    }

    /// Bins of one length in seconds that cover a range.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let lower = range.lowerBound.timeIntervalSinceReferenceDate
        let upper = range.upperBound.timeIntervalSinceReferenceDate
        thresholds = Ticks.covering(lower, upper, step: timeInterval, from: lower).map {
            Date(timeIntervalSinceReferenceDate: $0)
        }
    }

    /// Bins of round lengths that cover a range, approximately as many as requested.
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
        let step = DateTicks.step(range.lowerBound, range.upperBound, count: desiredCount)
        thresholds = DateTicks.covering(range.lowerBound, range.upperBound, by: step, calendar: calendar)
    }

    /// Bins of round lengths that cover data: as many as Scott's rule says for its spread, unless a number is given.
    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
        let lower = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
        let upper = data.max() ?? lower
        self.init(
            range: lower...upper,
            desiredCount: desiredCount ?? Ticks.binCount(of: data.map(\.timeIntervalSinceReferenceDate)),
            calendar: calendar)
    }

    /// Returns the index of the bin that a date is in.
    public func index(for date: Date) -> Int { binIndex(of: date, in: thresholds) }

    /// The index of the first bin.
    public var startIndex: Int { 0 }
    /// The number of bins.
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    /// The range of a bin.
    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1], isLast: position == endIndex - 1)
    }
}
