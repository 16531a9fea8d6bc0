/// A labelled value of a mark, without its type.
struct PlotValue: Equatable {
    let label: Text
    /// The value, or the lower bound of its interval.
    let datum: Datum
    /// The upper bound of a bin, a range or a unit of the calendar.
    var end: Datum?
    /// The unit of the calendar that the interval is.
    var unit: Calendar.Component?

    /// The middle of the interval, or the value.
    var middle: Datum {
        guard let end = end?.continuous, let start = datum.continuous else { return datum }
        return datum.replacing(start + (end - start) / 2)
    }

    /// Whether the value takes a band of its axis rather than a position.
    var isBand: Bool { end != nil || datum.isCategory }
}
