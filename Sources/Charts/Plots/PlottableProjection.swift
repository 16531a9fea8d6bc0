/// A property of data elements that a plot shows, with a label that says what it is.
///
///     PointPlot(cities, x: .value("Longitude", \.longitude), y: .value("Latitude", \.latitude))
public struct PlottableProjection<DataElement, Value: Plottable> {
    /// The value of an element.
    let plot: (DataElement) -> PlotValue
    /// The number of an element; nil for intervals, which are more than a number.
    let number: PlotNumber<DataElement>?

    private init(plot: @escaping (DataElement) -> PlotValue, number: PlotNumber<DataElement>?) {
        self.plot = plot
        self.number = number
    }

    static func make(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
        PlottableProjection(
            plot: { PlotValue(label: label, datum: $0[keyPath: keyPath].datum) },
            number: PlotNumber(keyPath: keyPath) { $0[keyPath: keyPath].datum })
    }

    static func make(constant value: PlottableValue<Value>) -> PlottableProjection {
        let plot = value.plot
        return PlottableProjection(plot: { _ in plot }, number: nil)
    }

    static func make(interval: @escaping (DataElement) -> PlottableValue<Value>) -> PlottableProjection {
        PlottableProjection(plot: { interval($0).plot }, number: nil)
    }
}

extension PlottableProjection {
    /// Returns a property with a localized label.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
    ) -> PlottableProjection<DataElement, Value> { make(Text(labelKey), keyPath) }

    /// Returns a property with a text as its label.
    public static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, Value>
    ) -> PlottableProjection<DataElement, Value> { make(label, keyPath) }

    /// Returns one value for all elements, with a localized label.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Value
    ) -> PlottableProjection<DataElement, Value> { make(constant: .value(labelKey, value)) }

    /// Returns one value for all elements, with a text as its label.
    public static func value(_ label: Text, _ value: Value) -> PlottableProjection<DataElement, Value> {
        make(constant: .value(label, value))
    }
}

extension PlottableProjection where Value: Comparable {
    /// Returns a range with a localized label.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Range<Value>>
    ) -> PlottableProjection<DataElement, Value> { make { .value(labelKey, $0[keyPath: keyPath]) } }

    /// Returns a range with a text as its label.
    public static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, Range<Value>>
    ) -> PlottableProjection<DataElement, Value> { make { .value(label, $0[keyPath: keyPath]) } }

    /// Returns a bin with a localized label.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, ChartBinRange<Value>>
    ) -> PlottableProjection<DataElement, Value> { make { .value(labelKey, $0[keyPath: keyPath]) } }

    /// Returns a bin with a text as its label.
    public static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, ChartBinRange<Value>>
    ) -> PlottableProjection<DataElement, Value> { make { .value(label, $0[keyPath: keyPath]) } }
}

extension PlottableProjection where Value == Date {
    /// Returns the unit of a calendar that a date is in, with a localized label.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection<DataElement, Date> {
        make { .value(labelKey, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
    }

    /// Returns the unit of a calendar that a date is in, with a text as its label.
    public static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection<DataElement, Date> {
        make { .value(label, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
    }
}

/// A number, a date or a category of an element.
struct PlotNumber<DataElement> {
    let keyPath: AnyKeyPath
    let datum: (DataElement) -> Datum
}

/// The widths or the heights of the marks of a plot.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let dimension: (DataElement) -> MarkDimension

    private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

    /// Creates a number of points.
    public init(floatLiteral value: Double) { self.init { _ in MarkDimension(floatLiteral: value) } }
    /// Creates a number of points.
    public init(integerLiteral value: Int) { self.init { _ in MarkDimension(integerLiteral: value) } }

    /// As fits the kind of mark and its scale.
    public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }
    /// Returns a number of points.
    public static func fixed(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .fixed(value) } }
    /// Returns the number of points that a property has.
    public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .fixed($0[keyPath: keyPath]) }
    }
    /// Returns the band of the scale, less a number of points on either side.
    public static func inset(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .inset(value) } }
    /// Returns the band of the scale, less the number of points that a property has.
    public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .inset($0[keyPath: keyPath]) }
    }
    /// Returns a part of the band of the scale.
    public static func ratio(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .ratio(value) } }
    /// Returns the part of the band of the scale that a property has.
    public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .ratio($0[keyPath: keyPath]) }
    }
}
