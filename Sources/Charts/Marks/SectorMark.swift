/// A sector of a pie or a ring: as large as its part of all sectors' values.
nonisolated public struct SectorMark: _PrimitiveChartContent {
    var record: MarkDraft

    private init(x: MarkPlace = .full, y: MarkPlace = .full) {
        record = MarkDraft(kind: .sector, x: x, y: y)
    }

    /// Creates a sector for a value. Ratios and insets are of the largest radius that there is room for.
    public nonisolated init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        self.init(x: .full, y: .full)
        record.angle = angle.plot
        record.innerRadius = innerRadius
        record.outerRadius = outerRadius
        record.angularInset = angularInset ?? 0
    }

    /// Adds the mark.
    @MainActor public func _collect(into collector: inout _MarkCollector) {
        collector.append(record)
    }
}
