/// A point, shown as a symbol.
nonisolated public struct PointMark: _PrimitiveChartContent {
    var record: MarkDraft

    private init(x: MarkPlace = .full, y: MarkPlace = .full) {
        record = MarkDraft(kind: .point, x: x, y: y)
    }

    /// Creates a point at two values.
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(x: .value(x.plot), y: .value(y.plot))
    }

    /// Creates a point at a value of the x axis, some points from the top, or in the middle.
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        self.init(x: .value(x.plot), y: .points(y, y))
    }

    /// Creates a point at a value of the y axis, some points from the leading edge, or in the middle.
    public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init(x: .points(x, x), y: .value(y.plot))
    }

    /// Adds the mark.
    @MainActor public func _collect(into collector: inout _MarkCollector) {
        collector.append(record)
    }
}
