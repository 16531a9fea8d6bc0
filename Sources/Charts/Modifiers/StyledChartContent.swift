/// Content with a style for all of its marks.
nonisolated struct StyledChartContent<Content: ChartContent>: _PrimitiveChartContent {
    let content: Content
    let change: (inout MarkStyle) -> Void

    @MainActor func _collect(into collector: inout _MarkCollector) { collector.collect(content, change: change) }
}

extension ChartContent {
    nonisolated func styled(_ change: @escaping (inout MarkStyle) -> Void) -> StyledChartContent<Self> {
        StyledChartContent(content: self, change: change)
    }
}
