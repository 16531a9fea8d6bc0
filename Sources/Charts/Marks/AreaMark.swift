/// A place of an area. Places of one series make an area.
nonisolated public struct AreaMark: _PrimitiveChartContent {
    var record: MarkDraft

    private init(x: MarkPlace = .full, y: MarkPlace = .full) {
        record = MarkDraft(kind: .area, x: x, y: y)
    }

    /// Creates a place of the area below a value.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(x: .value(x.plot), y: .value(y.plot))
        record.stacking = stacking
    }

    /// Creates a place of the area of a series.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(x: .value(x.plot), y: .value(y.plot))
        record.series = series.plot
        record.stacking = stacking
    }

    /// Creates a place of the area between two values of the y axis.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(x: .value(x.plot), y: .range(yStart.plot, yEnd.plot))
    }

    /// Creates a place of the area of a series between two values.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(x: .value(x.plot), y: .range(yStart.plot, yEnd.plot))
        record.series = series.plot
    }

    /// Creates a place of the area between two values of the x axis.
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(x: .range(xStart.plot, xEnd.plot), y: .value(y.plot))
    }

    /// Creates a place of the area of a series between two values.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(x: .range(xStart.plot, xEnd.plot), y: .value(y.plot))
        record.series = series.plot
    }

    /// Adds the mark.
    @MainActor public func _collect(into collector: inout _MarkCollector) {
        collector.append(record)
    }
}
