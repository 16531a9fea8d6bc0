/// A point of a line. Points of one series make a line.
nonisolated public struct LineMark: _PrimitiveChartContent {
    var record: MarkDraft

    private init(x: MarkPlace = .full, y: MarkPlace = .full) {
        record = MarkDraft(kind: .line, x: x, y: y)
    }

    /// Creates a point of the line that its styles by value tell.
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(x: .value(x.plot), y: .value(y.plot))
    }

    /// Creates a point of the line of a series.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(x: .value(x.plot), y: .value(y.plot))
        record.series = series.plot
    }

    /// Adds the mark.
    @MainActor public func _collect(into collector: inout _MarkCollector) {
        collector.append(record)
    }
}
