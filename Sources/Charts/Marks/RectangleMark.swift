/// A rectangle.
nonisolated public struct RectangleMark: _PrimitiveChartContent {
    var record: MarkDraft

    private init(x: MarkPlace = .full, y: MarkPlace = .full) {
        record = MarkDraft(kind: .rectangle, x: x, y: y)
    }

    /// Creates a rectangle around two values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init(x: .value(x.plot), y: .value(y.plot))
        record.width = width
        record.height = height
    }

    /// Creates a rectangle between values of both axes.
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(x: .range(xStart.plot, xEnd.plot), y: .range(yStart.plot, yEnd.plot))
    }

    /// Creates a rectangle around a value of the x axis, between two of the y axis.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(x: .value(x.plot), y: .range(yStart.plot, yEnd.plot))
        record.width = width
    }

    /// Creates a rectangle around a value of the y axis, between two of the x axis.
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(x: .range(xStart.plot, xEnd.plot), y: .value(y.plot))
        record.height = height
    }

    /// Creates a rectangle around a value of the x axis, over the height of the plot.
    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        self.init(x: .value(x.plot), y: .points(yStart, yEnd))
        record.width = width
    }

    /// Creates a rectangle around a value of the y axis, over the width of the plot.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(x: .points(xStart, xEnd), y: .value(y.plot))
        record.height = height
    }

    /// Creates a rectangle between two values of the x axis.
    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(x: .range(xStart.plot, xEnd.plot), y: .points(yStart, yEnd))
    }

    /// Creates a rectangle between two values of the y axis.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(x: .points(xStart, xEnd), y: .range(yStart.plot, yEnd.plot))
    }

    /// Creates a rectangle at a distance from the edges, in points.
    public nonisolated init(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(x: .points(xStart, xEnd), y: .points(yStart, yEnd))
    }

    /// Adds the mark.
    @MainActor public func _collect(into collector: inout _MarkCollector) {
        collector.append(record)
    }
}
