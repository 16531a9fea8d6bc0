/// A plot with a line along an axis for each element of a collection.
///
///     RulePlot(days, x: .value("Day", \.date), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
nonisolated public struct RulePlot<Content> {
    let content: Content
}

extension RulePlot: ChartContent, _PrimitiveChartContent where Content: ChartContent {
    /// Adds the marks.
    @MainActor public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// Adds the marks, with the styles of their elements.
    @MainActor public func _collect(
        into collector: inout _MarkCollector, style: _ElementStyle<Content.DataElement>?
    ) { content._collect(into: &collector, style: style) }
}

/// The marks of a ``RulePlot``, which makes values of this type itself.
nonisolated public struct VectorizedRulePlotContent<Data: RandomAccessCollection>: _PrimitiveVectorizedContent {
    /// The type of the elements.
    public typealias DataElement = Data.Element

    let marks: PlotMarks<Data>

    /// Adds the marks, with the styles of their elements.
    @MainActor public func _collect(into collector: inout _MarkCollector, style: _ElementStyle<Data.Element>?) {
        marks.collect(into: &collector, style: style)
    }
}

extension RulePlot {
    /// Creates a vertical line for each element, through the plot or a part of it.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(marks: PlotMarks(.rule, data, x.position) { _ in .points(yStart, yEnd) })
    }

    /// Creates a vertical line for each element, through the part of the plot that properties have.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(marks: PlotMarks(.rule, data, x.position, yStart.points(to: yEnd)))
    }

    /// Creates a vertical line between two values for each element.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(marks: PlotMarks(.rule, data, x.position, yStart.range(to: yEnd)))
    }

    /// Creates a vertical line between two values for each element, some points from the leading edge, or in the
    /// middle.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(
            marks: PlotMarks(.rule, data, { _ in .points(x, x) }, yStart.range(to: yEnd)))
    }

    /// Creates a vertical line between two values for each element, at the distance from the leading edge that a
    /// property has.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(marks: PlotMarks(.rule, data, x.points, yStart.range(to: yEnd)))
    }

    /// Creates a horizontal line for each element, through the plot or a part of it.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(marks: PlotMarks(.rule, data, { _ in .points(xStart, xEnd) }, y.position))
    }

    /// Creates a horizontal line for each element, through the part of the plot that properties have.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(marks: PlotMarks(.rule, data, xStart.points(to: xEnd), y.position))
    }

    /// Creates a horizontal line between two values for each element.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(marks: PlotMarks(.rule, data, xStart.range(to: xEnd), y.position))
    }

    /// Creates a horizontal line between two values for each element, some points from the top, or in the middle.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: CGFloat? = nil
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(
            marks: PlotMarks(.rule, data, xStart.range(to: xEnd)) { _ in .points(y, y) })
    }

    /// Creates a horizontal line between two values for each element, at the distance from the top that a property has.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(marks: PlotMarks(.rule, data, xStart.range(to: xEnd), y.points))
    }
}
