/// Content with a style for all of its marks.
nonisolated struct StyledChartContent<Content: ChartContent>: _PrimitiveChartContent {
    let content: Content
    var channel: StyleChannel?
    let change: (inout MarkStyle) -> Void

    @MainActor func _collect(into collector: inout _MarkCollector) {
        if let channel {
            collector.collect(content, channel: channel, change: change)
        } else {
            collector.collect(content, change: change)
        }
    }
}

/// A style by a value: the property and the value, which tell all that the change does.
struct StyleChannel: Equatable {
    let property: KeyPath<MarkStyleValues, PlotValue?>
    let value: PlotValue

    init(_ property: KeyPath<MarkStyleValues, PlotValue?>, _ value: PlotValue) {
        self.property = property
        self.value = value
    }
}

extension ChartContent {
    nonisolated func styled(
        by channel: StyleChannel? = nil, _ change: @escaping (inout MarkStyle) -> Void
    ) -> StyledChartContent<Self> {
        StyledChartContent(content: self, channel: channel, change: change)
    }
}
