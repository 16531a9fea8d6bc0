extension View {
    /// Shows or hides the x axes of charts.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        chart { $0.xAxis.visibility = visibility }
    }

    /// Shows or hides the y axes of charts.
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
        chart { $0.yAxis.visibility = visibility }
    }

    /// Sets the marks of the x axes of charts.
    @MainActor @preconcurrency
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let groups = axisGroups(content())
        return chart { $0.xAxis.groups = groups }
    }

    /// Sets the marks of the y axes of charts.
    @MainActor @preconcurrency
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let groups = axisGroups(content())
        return chart { $0.yAxis.groups = groups }
    }

    @MainActor
    private func axisGroups(_ content: some AxisContent) -> [AxisGroup] {
        var collector = _AxisCollector()
        content._collect(into: &collector)
        return collector.groups
    }
}
