/// A bar.
///
///     BarMark(x: .value("Month", month), y: .value("Sales", sales))
///
/// Bars at one place are stacked. A bar along a continuous axis begins at zero.
nonisolated public struct BarMark: _PrimitiveChartContent {
    var record: MarkDraft

    private init(x: MarkPlace = .full, y: MarkPlace = .full) {
        record = MarkDraft(kind: .bar, x: x, y: y)
    }

    /// Creates a bar for a value at a place.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(x: .value(x.plot), y: .value(y.plot))
        record.width = width
        record.height = height
        record.stacking = stacking
    }

    /// Creates a vertical bar between two values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(x: .value(x.plot), y: .range(yStart.plot, yEnd.plot))
        record.width = width
    }

    /// Creates a horizontal bar between two values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(x: .range(xStart.plot, xEnd.plot), y: .value(y.plot))
        record.height = height
    }

    /// Creates a bar along the x axis, or at a place of it, from one edge of the plot to the other.
    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(x: .value(x.plot), y: .points(yStart, yEnd))
        record.width = width
        record.stacking = stacking
    }

    /// Creates a bar along the y axis, or at a place of it, from one edge of the plot to the other.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(x: .points(xStart, xEnd), y: .value(y.plot))
        record.height = height
        record.stacking = stacking
    }

    /// Creates a bar between two values of the x axis.
    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(x: .range(xStart.plot, xEnd.plot), y: .points(yStart, yEnd))
    }

    /// Creates a bar between two values of the y axis.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(x: .points(xStart, xEnd), y: .range(yStart.plot, yEnd.plot))
    }

    /// Adds the mark.
    @MainActor public func _collect(into collector: inout _MarkCollector) {
        collector.append(record)
    }
}
