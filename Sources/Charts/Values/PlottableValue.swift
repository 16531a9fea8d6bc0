/// A value with a label that describes it.
///
///     BarMark(x: .value("Month", date, unit: .month), y: .value("Sales", sales))
public struct PlottableValue<Value: Plottable> {
    let plot: PlotValue

    private init(_ plot: PlotValue) { self.plot = plot }

    static func make(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(PlotValue(label: label, datum: value.datum))
    }

    static func make(_ label: Text, _ lower: Value, _ upper: Value) -> PlottableValue {
        PlottableValue(PlotValue(label: label, datum: lower.datum, end: upper.datum))
    }

    static func make(
        _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar?
    ) -> PlottableValue {
        let calendar = calendar ?? .current
        // Dates that the calendar has no interval for are plotted as they are.
        guard date.timeIntervalSinceReferenceDate.isFinite, abs(date.timeIntervalSinceReferenceDate) < 1e12,
            let interval = calendar.dateInterval(of: unit, for: date)
        else { return PlottableValue(PlotValue(label: label, datum: date.datum)) }
        return PlottableValue(
            PlotValue(label: label, datum: interval.start.datum, end: interval.end.datum, unit: unit))
    }
}

extension PlottableValue {
    /// Returns a value with a localized label.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        make(Text(labelKey), value)
    }

    /// Returns a value with a text as its label.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> { make(label, value) }
}

extension PlottableValue where Value: Comparable {
    /// Returns a range with a localized label.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
        make(Text(labelKey), range.lowerBound, range.upperBound)
    }

    /// Returns a range with a text as its label.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
        make(label, range.lowerBound, range.upperBound)
    }

    /// Returns a bin with a localized label.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        make(Text(labelKey), range.lowerBound, range.upperBound)
    }

    /// Returns a bin with a text as its label.
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        make(label, range.lowerBound, range.upperBound)
    }
}

extension PlottableValue where Value == Date {
    /// Returns the unit of a calendar that a date is in, with a localized label.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> { make(Text(labelKey), value, unit: unit, calendar: calendar) }

    /// Returns the unit of a calendar that a date is in, with a text as its label.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> { make(label, value, unit: unit, calendar: calendar) }
}
