extension View {
    /// Changes the labels and ticks of the x axes of charts as one view.
    ///
    ///     Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) }
    ///         .chartXAxisStyle { axis in axis.padding(.top, 8).background(.quaternary) }
    ///
    /// The view takes the space that the labels need at the edge of the plot. A font or a foreground style applies to the
    /// marks without their own. Lines of the grid are parts of the plot, and stay as they are.
    ///
    /// - Parameter content: Returns the view to show, for the labels and ticks.
    nonisolated public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chart { $0.xAxis.style = { AnyView(content($0)) } }
    }

    /// Changes the labels and ticks of the y axes of charts as one view.
    ///
    /// - Parameter content: Returns the view to show, for the labels and ticks.
    nonisolated public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chart { $0.yAxis.style = { AnyView(content($0)) } }
    }
}

/// The labels and ticks of an axis of a chart, in the closures of `chartXAxisStyle(content:)` and
/// `chartYAxisStyle(content:)`.
nonisolated public struct ChartAxisContent: View {
    let view: AnyView

    /// The labels and ticks.
    @MainActor @preconcurrency public var body: some View { view }
}
