/// A value of one axis or style, without its type and its label.
struct MarkValue: Equatable {
    /// The upper bound and the unit of an interval. Few values are intervals, so that most have no object for it.
    private var interval: MarkInterval?
    /// The value, or the lower bound of its interval.
    let datum: Datum

    init(_ datum: Datum, end: Datum? = nil, unit: Calendar.Component? = nil) {
        self.datum = datum
        interval = end.map { MarkInterval(end: $0, unit: unit) }
    }

    /// The upper bound of a bin, a range or a unit of the calendar.
    var end: Datum? { interval?.end }
    /// The unit of the calendar that the interval is.
    var unit: Calendar.Component? { interval?.unit }

    /// Whether the value takes a band of its axis rather than a position.
    var isBand: Bool { interval != nil || datum.isCategory }
}

private final class MarkInterval: Equatable, Sendable {
    let end: Datum
    let unit: Calendar.Component?

    init(end: Datum, unit: Calendar.Component?) {
        self.end = end
        self.unit = unit
    }

    static func == (a: MarkInterval, b: MarkInterval) -> Bool { a === b || (a.end == b.end && a.unit == b.unit) }
}

/// A labelled value of a mark, without its type.
struct PlotValue: Equatable {
    let label: Text
    let value: MarkValue

    init(label: Text, value: MarkValue) {
        self.label = label
        self.value = value
    }

    init(label: Text, datum: Datum, end: Datum? = nil, unit: Calendar.Component? = nil) {
        self.init(label: label, value: MarkValue(datum, end: end, unit: unit))
    }

    /// The value, or the lower bound of its interval.
    var datum: Datum { value.datum }
    /// The upper bound of a bin, a range or a unit of the calendar.
    var end: Datum? { value.end }
    /// The unit of the calendar that the interval is.
    var unit: Calendar.Component? { value.unit }
}
