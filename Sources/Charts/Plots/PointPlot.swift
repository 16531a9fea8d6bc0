/// A plot with a point for each element of a collection.
///
///     PointPlot(cities, x: .value("Longitude", \.longitude), y: .value("Latitude", \.latitude))
nonisolated public struct PointPlot<Content> {
    let content: Content
}

extension PointPlot: ChartContent, _PrimitiveChartContent where Content: ChartContent {
    /// Adds the marks.
    @MainActor public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// Adds the marks, with the styles of their elements.
    @MainActor public func _collect(
        into collector: inout _MarkCollector, style: _ElementStyle<Content.DataElement>?
    ) { content._collect(into: &collector, style: style) }
}

/// The marks of a ``PointPlot``, which makes values of this type itself.
nonisolated public struct VectorizedPointPlotContent<Data: RandomAccessCollection>: _PrimitiveVectorizedContent {
    /// The type of the elements.
    public typealias DataElement = Data.Element

    let marks: PlotMarks<Data>

    /// Adds the marks, with the styles of their elements.
    @MainActor public func _collect(into collector: inout _MarkCollector, style: _ElementStyle<Data.Element>?) {
        marks.collect(into: &collector, style: style)
    }
}

extension PointPlot {
    /// Creates a point at two values for each element.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPointPlotContent(marks: PlotMarks(.point, data, x, y))
    }

    /// Creates a point at a value of the x axis for each element, some points from the top, or in the middle.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPointPlotContent(marks: PlotMarks(.point, data, x.position) { _ in .points(y, y) })
    }

    /// Creates a point at a value of the x axis for each element, at the distance from the top that a property has.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPointPlotContent(marks: PlotMarks(.point, data, x.position, y.points))
    }

    /// Creates a point at a value of the y axis for each element, some points from the leading edge, or in the middle.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPointPlotContent(marks: PlotMarks(.point, data, { _ in .points(x, x) }, y.position))
    }

    /// Creates a point at a value of the y axis for each element, at the distance from the leading edge that a property
    /// has.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPointPlotContent(marks: PlotMarks(.point, data, x.points, y.position))
    }
}
