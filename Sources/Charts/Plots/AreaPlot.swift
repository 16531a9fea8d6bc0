/// An area below the elements of a collection, or below a function.
///
///     AreaPlot(sales, x: .value("Month", \.month), y: .value("Sales", \.amount), stacking: .standard)
///     AreaPlot(x: "x", yStart: "x", yEnd: "x² − 1") { x in (yStart: x, yEnd: x * x - 1) }
nonisolated public struct AreaPlot<Content> {
    let content: Content
}

extension AreaPlot: ChartContent, _PrimitiveChartContent where Content: ChartContent {
    /// Adds the marks.
    @MainActor public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// Adds the marks, with the styles of their elements.
    @MainActor public func _collect(
        into collector: inout _MarkCollector, style: _ElementStyle<Content.DataElement>?
    ) { content._collect(into: &collector, style: style) }
}

/// The marks of a ``AreaPlot``, which makes values of this type itself.
nonisolated public struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: _PrimitiveVectorizedContent {
    /// The type of the elements.
    public typealias DataElement = Data.Element

    let marks: PlotMarks<Data>

    /// Adds the marks, with the styles of their elements.
    @MainActor public func _collect(into collector: inout _MarkCollector, style: _ElementStyle<Data.Element>?) {
        marks.collect(into: &collector, style: style)
    }
}

extension AreaPlot {
    /// Creates an area below the elements, or one for each style by value.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(
            marks: PlotMarks(.area, data, x, y) { record, _ in record.stacking = stacking })
    }

    /// Creates an area below the elements of each series.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(
            marks: PlotMarks(.area, data, x, y) {
                $0.series = series.plot($1); $0.stacking = stacking
            })
    }

    /// Creates an area between two values of the y axis.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(marks: PlotMarks(.area, data, x.position, yStart.range(to: yEnd)))
    }

    /// Creates an area between two values of the y axis for each series.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(
            marks: PlotMarks(.area, data, x.position, yStart.range(to: yEnd)) { $0.series = series.plot($1) })
    }

    /// Creates an area between two values of the x axis.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(marks: PlotMarks(.area, data, xStart.range(to: xEnd), y.position))
    }

    /// Creates an area between two values of the x axis for each series.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(
            marks: PlotMarks(.area, data, xStart.range(to: xEnd), y.position) { $0.series = series.plot($1) })
    }
}
