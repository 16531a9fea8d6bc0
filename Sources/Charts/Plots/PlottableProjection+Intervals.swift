extension PlottableProjection where Value: Comparable {
    static func make(
        _ label: Text, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
    ) -> PlottableProjection {
        make { .make(label, $0[keyPath: start], $0[keyPath: end]) }
    }

    /// Returns the interval from one property to another, with a localized label.
    public static func value(
        _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
    ) -> PlottableProjection<DataElement, Value> { make(Text(labelKey), start, end) }

    /// Returns one interval for all elements, with a localized label.
    public static func value(
        _ labelKey: LocalizedStringKey, _ start: Value, _ end: Value
    ) -> PlottableProjection<DataElement, Value> { make(constant: .make(Text(labelKey), start, end)) }

    /// Returns the interval from one property to another, with a text as its label.
    public static func value(
        _ label: Text, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
    ) -> PlottableProjection<DataElement, Value> { make(label, start, end) }

    /// Returns one interval for all elements, with a text as its label.
    public static func value(
        _ label: Text, _ start: Value, _ end: Value
    ) -> PlottableProjection<DataElement, Value> { make(constant: .make(label, start, end)) }
}
