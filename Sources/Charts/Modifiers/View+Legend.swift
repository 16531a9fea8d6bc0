extension View {
    /// Shows or hides the legends of charts.
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
        chart { $0.legend.visibility = visibility }
    }

    /// Places the legends of charts.
    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart {
            $0.legend = LegendSpec(
                visibility: $0.legend.visibility, position: position, alignment: alignment, spacing: spacing)
        }
    }

    /// Shows a view as the legend of charts.
    nonisolated public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chart {
            $0.legend = LegendSpec(position: position, alignment: alignment, spacing: spacing, content: view)
        }
    }

    /// Changes the plots of charts: their background, frame or border.
    nonisolated public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (_ plotContent: ChartPlotContent) -> Content
    ) -> some View {
        chart { $0.plotStyle = { AnyView(content(ChartPlotContent(view: $0))) } }
    }

    /// Shows a view over charts.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
    ) -> some View {
        chart { $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
    }

    /// Shows a view behind charts.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
    ) -> some View {
        chart { $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
    }
}

/// The plot of a chart: its marks, without axes and legend.
nonisolated public struct ChartPlotContent: View {
    let view: AnyView

    /// The plot.
    @MainActor @preconcurrency public var body: some View { view }
}
