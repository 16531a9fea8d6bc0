// Made by script/lib/overloads.py of PlottableProjection.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension PlottableProjection {
    /// Returns a property with a verbatim label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ title: S, _ keyPath: KeyPath<DataElement, Value>
    ) -> PlottableProjection<DataElement, Value> { make(Text(title), keyPath) }

    /// Returns one value for all elements, with a verbatim label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ title: S, _ value: Value
    ) -> PlottableProjection<DataElement, Value> { make(constant: .value(title, value)) }

    /// Returns a property with a label resource.
    @_disfavoredOverload
    public static func value(
        _ title: LocalizedStringResource, _ keyPath: KeyPath<DataElement, Value>
    ) -> PlottableProjection<DataElement, Value> { make(Text(title), keyPath) }

    /// Returns one value for all elements, with a label resource.
    @_disfavoredOverload
    public static func value(
        _ title: LocalizedStringResource, _ value: Value
    ) -> PlottableProjection<DataElement, Value> { make(constant: .value(title, value)) }
}

extension PlottableProjection where Value: Comparable {
    /// Returns a range with a verbatim label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ title: S, _ keyPath: KeyPath<DataElement, Range<Value>>
    ) -> PlottableProjection<DataElement, Value> { make { .value(title, $0[keyPath: keyPath]) } }

    /// Returns a bin with a verbatim label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ title: S, _ keyPath: KeyPath<DataElement, ChartBinRange<Value>>
    ) -> PlottableProjection<DataElement, Value> { make { .value(title, $0[keyPath: keyPath]) } }

    /// Returns a range with a label resource.
    @_disfavoredOverload
    public static func value(
        _ title: LocalizedStringResource, _ keyPath: KeyPath<DataElement, Range<Value>>
    ) -> PlottableProjection<DataElement, Value> { make { .value(title, $0[keyPath: keyPath]) } }

    /// Returns a bin with a label resource.
    @_disfavoredOverload
    public static func value(
        _ title: LocalizedStringResource, _ keyPath: KeyPath<DataElement, ChartBinRange<Value>>
    ) -> PlottableProjection<DataElement, Value> { make { .value(title, $0[keyPath: keyPath]) } }
}

extension PlottableProjection where Value == Date {
    /// Returns the unit of a calendar that a date is in, with a verbatim label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ title: S, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection<DataElement, Date> {
        make { .value(title, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
    }

    /// Returns the unit of a calendar that a date is in, with a label resource.
    @_disfavoredOverload
    public static func value(
        _ title: LocalizedStringResource, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection<DataElement, Date> {
        make { .value(title, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
    }
}
