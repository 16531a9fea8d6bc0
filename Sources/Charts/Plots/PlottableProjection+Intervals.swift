extension PlottableProjection where Value: Comparable {
    private static func make(
        _ label: Text, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
    ) -> PlottableProjection {
        make { .make(label, $0[keyPath: start], $0[keyPath: end]) }
    }

    /// Returns the interval from one property to another, with a localised label.
    public static func value(
        _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
    ) -> PlottableProjection<DataElement, Value> { make(Text(labelKey), start, end) }

    /// Returns one interval for all elements, with a localised label.
    public static func value(
        _ labelKey: LocalizedStringKey, _ start: Value, _ end: Value
    ) -> PlottableProjection<DataElement, Value> { make(constant: .make(Text(labelKey), start, end)) }

    /// Returns the interval from one property to another, with a label.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
    ) -> PlottableProjection<DataElement, Value> { make(Text(verbatim: String(label)), start, end) }

    /// Returns one interval for all elements, with a label.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ start: Value, _ end: Value
    ) -> PlottableProjection<DataElement, Value> { make(constant: .make(Text(verbatim: String(label)), start, end)) }

    /// Returns the interval from one property to another, with a text as its label.
    public static func value(
        _ label: Text, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
    ) -> PlottableProjection<DataElement, Value> { make(label, start, end) }

    /// Returns one interval for all elements, with a text as its label.
    public static func value(
        _ label: Text, _ start: Value, _ end: Value
    ) -> PlottableProjection<DataElement, Value> { make(constant: .make(label, start, end)) }

    /// Returns the interval from one property to another, with a label of a resource.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ start: KeyPath<DataElement, Value>,
        _ end: KeyPath<DataElement, Value>
    ) -> PlottableProjection<DataElement, Value> { make(Text(labelResource), start, end) }

    /// Returns one interval for all elements, with a label of a resource.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ start: Value, _ end: Value
    ) -> PlottableProjection<DataElement, Value> { make(constant: .make(Text(labelResource), start, end)) }
}
