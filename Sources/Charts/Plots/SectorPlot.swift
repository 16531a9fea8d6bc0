/// A pie or a ring with a sector for each element of a collection.
///
///     SectorPlot(votes, angle: .value("Votes", \.count), angularInset: 1)
///         .foregroundStyle(by: .value("Party", \.party))
nonisolated public struct SectorPlot<Content> {
    let content: Content
}

extension SectorPlot: ChartContent, _PrimitiveChartContent where Content: ChartContent {
    /// Adds the marks.
    @MainActor public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// Adds the marks, with the styles of their elements.
    @MainActor public func _collect(
        into collector: inout _MarkCollector, style: _ElementStyle<Content.DataElement>?
    ) { content._collect(into: &collector, style: style) }
}

/// The marks of a ``SectorPlot``, which makes values of this type itself.
nonisolated public struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: _PrimitiveVectorizedContent {
    /// The type of the elements.
    public typealias DataElement = Data.Element

    let marks: PlotMarks<Data>

    /// Adds the marks, with the styles of their elements.
    @MainActor public func _collect(into collector: inout _MarkCollector, style: _ElementStyle<Data.Element>?) {
        marks.collect(into: &collector, style: style)
    }
}

extension SectorPlot {
    /// Creates a sector for each element.
    nonisolated public init<Data: RandomAccessCollection, V: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, V>,
        innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
        angularInset: CGFloat? = nil
    ) where Content == VectorizedSectorPlotContent<Data> {
        content = VectorizedSectorPlotContent(
            marks: PlotMarks(.sector, data, { _ in .full }, { _ in .full }) { record, element in
                record.angle = angle.plot(element)
                record.innerRadius = innerRadius.dimension(element)
                record.outerRadius = outerRadius.dimension(element)
                record.angularInset = angularInset ?? 0
            })
    }

    /// Creates a sector for each element, with the inset that a property has.
    nonisolated public init<Data: RandomAccessCollection, V: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, V>,
        innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
        angularInset: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedSectorPlotContent<Data> {
        content = VectorizedSectorPlotContent(
            marks: PlotMarks(.sector, data, { _ in .full }, { _ in .full }) { record, element in
                record.angle = angle.plot(element)
                record.innerRadius = innerRadius.dimension(element)
                record.outerRadius = outerRadius.dimension(element)
                record.angularInset = element[keyPath: angularInset]
            })
    }
}
