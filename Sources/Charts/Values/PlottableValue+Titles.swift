// Made by script/lib/overloads.py of PlottableValue.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension PlottableValue {
    /// Returns a value with a verbatim label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ title: S, _ value: Value) -> PlottableValue<Value> {
        make(Text(title), value)
    }

    /// Returns a value with a label resource.
    @_disfavoredOverload
    public static func value(_ title: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
        make(Text(title), value)
    }
}

extension PlottableValue where Value: Comparable {
    /// Returns a range with a verbatim label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ title: S, _ range: Range<Value>) -> PlottableValue<Value> {
        make(Text(title), range.lowerBound, range.upperBound)
    }

    /// Returns a bin with a verbatim label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ title: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        make(Text(title), range.lowerBound, range.upperBound)
    }

    /// Returns a range with a label resource.
    @_disfavoredOverload
    public static func value(_ title: LocalizedStringResource, _ range: Range<Value>) -> PlottableValue<Value> {
        make(Text(title), range.lowerBound, range.upperBound)
    }

    /// Returns a bin with a label resource.
    @_disfavoredOverload
    public static func value(_ title: LocalizedStringResource, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        make(Text(title), range.lowerBound, range.upperBound)
    }
}

extension PlottableValue where Value == Date {
    /// Returns the unit of a calendar that a date is in, with a verbatim label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ title: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> { make(Text(title), value, unit: unit, calendar: calendar) }

    /// Returns the unit of a calendar that a date is in, with a label resource.
    @_disfavoredOverload
    public static func value(
        _ title: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> { make(Text(title), value, unit: unit, calendar: calendar) }
}
