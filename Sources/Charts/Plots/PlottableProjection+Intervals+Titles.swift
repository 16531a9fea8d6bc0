// Made by script/lib/overloads.py of PlottableProjection+Intervals.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension PlottableProjection where Value: Comparable {
    /// Returns the interval from one property to another, with a verbatim label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ title: S, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
    ) -> PlottableProjection<DataElement, Value> { make(Text(title), start, end) }

    /// Returns one interval for all elements, with a verbatim label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ title: S, _ start: Value, _ end: Value
    ) -> PlottableProjection<DataElement, Value> { make(constant: .make(Text(title), start, end)) }

    /// Returns the interval from one property to another, with a label resource.
    @_disfavoredOverload
    public static func value(
        _ title: LocalizedStringResource, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
    ) -> PlottableProjection<DataElement, Value> { make(Text(title), start, end) }

    /// Returns one interval for all elements, with a label resource.
    @_disfavoredOverload
    public static func value(
        _ title: LocalizedStringResource, _ start: Value, _ end: Value
    ) -> PlottableProjection<DataElement, Value> { make(constant: .make(Text(title), start, end)) }
}
