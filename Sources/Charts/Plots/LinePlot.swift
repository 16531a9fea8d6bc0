/// A line through the elements of a collection, or along a function.
///
///     LinePlot(stocks, x: .value("Date", \.date), y: .value("Price", \.price), series: .value("Asset", \.symbol))
///     LinePlot(x: "x", y: "y") { x in x * x }
nonisolated public struct LinePlot<Content> {
    let content: Content
}

extension LinePlot: ChartContent, _PrimitiveChartContent where Content: ChartContent {
    /// Adds the marks.
    @MainActor public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// Adds the marks, with the styles of their elements.
    @MainActor public func _collect(
        into collector: inout _MarkCollector, style: _ElementStyle<Content.DataElement>?
    ) { content._collect(into: &collector, style: style) }
}

/// The marks of a ``LinePlot``, which makes values of this type itself.
nonisolated public struct VectorizedLinePlotContent<Data: RandomAccessCollection>: _PrimitiveVectorizedContent {
    /// The type of the elements.
    public typealias DataElement = Data.Element

    let marks: PlotMarks<Data>

    /// Adds the marks, with the styles of their elements.
    @MainActor public func _collect(into collector: inout _MarkCollector, style: _ElementStyle<Data.Element>?) {
        marks.collect(into: &collector, style: style)
    }
}

extension LinePlot {
    /// Creates a line through the elements, or one for each style by value.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedLinePlotContent<Data> {
        content = VectorizedLinePlotContent(marks: PlotMarks(.line, data, x, y))
    }

    /// Creates a line through the elements of each series.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) where Content == VectorizedLinePlotContent<Data> {
        content = VectorizedLinePlotContent(marks: PlotMarks(.line, data, x, y) { $0.series = series.plot($1) })
    }
}
