/// A line along an axis.
///
///     RuleMark(y: .value("Goal", 10_000)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
nonisolated public struct RuleMark: _PrimitiveChartContent {
    var record: MarkDraft

    private init(x: MarkPlace = .full, y: MarkPlace = .full) {
        record = MarkDraft(kind: .rule, x: x, y: y)
    }

    /// Creates a vertical line, through the plot or a part of it.
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init(x: .value(x.plot), y: .points(yStart, yEnd))
    }

    /// Creates a vertical line between two values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(x: .value(x.plot), y: .range(yStart.plot, yEnd.plot))
    }

    /// Creates a vertical line between two values, some points from the leading edge, or in the middle.
    public nonisolated init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init(x: .points(x, x), y: .range(yStart.plot, yEnd.plot))
    }

    /// Creates a horizontal line, through the plot or a part of it.
    public nonisolated init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init(x: .points(xStart, xEnd), y: .value(y.plot))
    }

    /// Creates a horizontal line between two values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(x: .range(xStart.plot, xEnd.plot), y: .value(y.plot))
    }

    /// Creates a horizontal line between two values, some points from the top, or in the middle.
    public nonisolated init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        self.init(x: .range(xStart.plot, xEnd.plot), y: .points(y, y))
    }

    /// Adds the mark.
    @MainActor public func _collect(into collector: inout _MarkCollector) {
        collector.append(record)
    }
}
