/// The plot of a chart: lines of the axes, marks, annotations, and the elements for assistive technology.
struct PlotView: View {
    let model: ChartModel
    let plans: [AxisPlan]
    var scroll: ((CGPoint) -> Void)?
    /// Takes the room that annotations need beside the marks.
    var pad: ((ScalePadding) -> Void)?
    @Environment(\.layoutDirection) private var layoutDirection
    /// The plot as it was shown last, which animations begin at.
    @State private var history = PlotHistory()

    var body: some View {
        GeometryReader { geometry in
            let plot = PlotGeometry(model, size: geometry.size)
            ZStack(alignment: .topLeading) {
                if let scroll { PlotScroller(model: model, size: geometry.size, scroll: scroll) }
                AnimatedPlot(
                    geometry: plot, plans: plans, history: history, version: Double(history.version(for: plot))
                )
                .accessibilityHidden(true)
                .reportingIssue(plot.issue)
                symbols(plot)
                if model.features.hasAnnotations {
                    PlotAnnotations(
                        plot: plot, chart: model.features.keepsInChart ? geometry.bounds(of: ChartSpace.chart) : nil,
                        direction: layoutDirection, pad: pad)
                }
                MarkElements(geometry: plot)
            }
            .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
            // Places of marks count from the left: scales have mirrored them.
            .environment(\.layoutDirection, .leftToRight)
            .modifier(KeySelection(geometry: plot))
            .modifier(KeyScrolling(model: model, scroll: scroll))
            .modifier(PlotGestures(proxy: ChartProxy(model: model, size: geometry.size, anchor: nil)))
        }
        .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
    }

    /// Views that are shown as symbols.
    @ViewBuilder
    private func symbols(_ plot: PlotGeometry) -> some View {
        let items =
            !plot.model.features.hasSymbolViews
            ? []
            : plot.items.filter {
                if case .symbol = $0.figure { plot.model.marks[$0.mark].style.symbolView != nil } else { false }
            }
        if !items.isEmpty {
            ForEach(Array(items.enumerated()), id: \.offset) { item in
                if case .symbol(let center) = item.element.figure {
                    plot.model.marks[item.element.mark].style.symbolView
                        .foregroundStyle(plot.model.shading(of: plot.model.marks[item.element.mark]))
                        .environment(\.layoutDirection, layoutDirection)
                        .position(center)
                }
            }
        }
    }
}
