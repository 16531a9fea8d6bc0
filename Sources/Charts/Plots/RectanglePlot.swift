/// A plot with a rectangle for each element of a collection.
///
///     RectanglePlot(cells, x: .value("Week", \.week), y: .value("Day", \.day))
///         .foregroundStyle(by: .value("Count", \.count))
nonisolated public struct RectanglePlot<Content> {
    let content: Content
}

extension RectanglePlot: ChartContent, _PrimitiveChartContent where Content: ChartContent {
    /// Adds the marks.
    @MainActor public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// Adds the marks, with the styles of their elements.
    @MainActor public func _collect(
        into collector: inout _MarkCollector, style: _ElementStyle<Content.DataElement>?
    ) { content._collect(into: &collector, style: style) }
}

/// The marks of a ``RectanglePlot``, which makes values of this type itself.
nonisolated public struct VectorizedRectanglePlotContent<Data: RandomAccessCollection>: _PrimitiveVectorizedContent {
    /// The type of the elements.
    public typealias DataElement = Data.Element

    let marks: PlotMarks<Data>

    /// Adds the marks, with the styles of their elements.
    @MainActor public func _collect(into collector: inout _MarkCollector, style: _ElementStyle<Data.Element>?) {
        marks.collect(into: &collector, style: style)
    }
}

extension RectanglePlot {
    /// Creates a rectangle at a place for each element.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            marks: PlotMarks(.rectangle, data, x, y) {
                $0.width = width.dimension($1); $0.height = height.dimension($1)
            })
    }

    /// Creates a rectangle between two values of each axis for each element.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            marks: PlotMarks(.rectangle, data, xStart.range(to: xEnd), yStart.range(to: yEnd)))
    }

    /// Creates a vertical rectangle between two values for each element.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            marks: PlotMarks(.rectangle, data, x.position, yStart.range(to: yEnd)) { $0.width = width.dimension($1) })
    }

    /// Creates a rectangle at a value of the x axis for each element, at a distance from the edges.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            marks: PlotMarks(.rectangle, data, x.position, { _ in .points(yStart, yEnd) }) {
                $0.width = width.dimension($1)
            })
    }

    /// Creates a rectangle at a value of the x axis for each element, at a distance that properties have.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            marks: PlotMarks(.rectangle, data, x.position, yStart.points(to: yEnd)) { $0.width = width.dimension($1) })
    }

    /// Creates a horizontal rectangle between two values for each element.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            marks: PlotMarks(.rectangle, data, xStart.range(to: xEnd), y.position) { $0.height = height.dimension($1) })
    }

    /// Creates a rectangle at a value of the y axis for each element, at a distance from the edges.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            marks: PlotMarks(.rectangle, data, { _ in .points(xStart, xEnd) }, y.position) {
                $0.height = height.dimension($1)
            })
    }

    /// Creates a rectangle at a value of the y axis for each element, at a distance that properties have.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            marks: PlotMarks(.rectangle, data, xStart.points(to: xEnd), y.position) { $0.height = height.dimension($1) }
        )
    }

    /// Creates a rectangle between two values of the x axis for each element.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            marks: PlotMarks(.rectangle, data, xStart.range(to: xEnd)) { _ in .points(yStart, yEnd) })
    }

    /// Creates a rectangle between two values of the x axis for each element, at a distance that properties have.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            marks: PlotMarks(.rectangle, data, xStart.range(to: xEnd), yStart.points(to: yEnd)))
    }

    /// Creates a rectangle between two values of the y axis for each element.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            marks: PlotMarks(.rectangle, data, { _ in .points(xStart, xEnd) }, yStart.range(to: yEnd)))
    }

    /// Creates a rectangle between two values of the y axis for each element, at a distance that properties have.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            marks: PlotMarks(.rectangle, data, xStart.points(to: xEnd), yStart.range(to: yEnd)))
    }
}
