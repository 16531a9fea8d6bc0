/// The parts of a chart of a size, in its layout.
struct ChartParts: View {
    let model: ChartModel
    let size: CGSize
    let calendar: Calendar
    let locale: Locale
    /// Moves the visible part of a plot that scrolls.
    var scroll: ((CGPoint) -> Void)?
    /// Takes the room that annotations need beside the marks.
    var pad: ((ScalePadding) -> Void)?

    var body: some View {
        var plans = model.isPie ? [] : [plan(.horizontal), plan(.vertical)]
        let strips = plans.indices.flatMap { plans[$0].removeStrips(spec(plans[$0].axis)) }
        return ChartLayout(x: model.x.unmirrored, y: model.y) {
            plot(plans).layoutValue(key: ChartPartKey.self, value: .plot)
            ForEach(plans.flatMap { $0.labels(font: .caption) }) { $0 }
            self.strips(strips)
            titles
            legend
        }
        .frame(width: size.width, height: size.height)
        .coordinateSpace(ChartSpace.chart)
        .backgroundPreferenceValue(PlotFrameKey.self) { layers(model.configuration.backgrounds, $0) }
        .overlayPreferenceValue(PlotFrameKey.self) { layers(model.configuration.overlays, $0) }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(summary.label)
        .accessibilityValue(summary.value)
        .modifier(DataTable(data: { ChartData(model, locale: locale, calendar: calendar) }))
        .chartElement(.chart) { descriptor(plans) }
    }

    private func descriptor(_ plans: [AxisPlan]) -> AXChartDescriptor {
        func lines(_ axis: Axis) -> [Double] {
            plans.first { $0.axis == axis }?.gridLines.compactMap(\.continuous) ?? []
        }
        return ChartData(model, locale: locale, calendar: calendar).descriptor(
            title: summary.label.string(locale: locale), summary: summary.value.string(locale: locale),
            lines: (lines(.horizontal), lines(.vertical)))
    }

    private var summary: ChartSummary { ChartSummary(model: model, locale: locale, calendar: calendar) }

    private func plan(_ axis: Axis) -> AxisPlan {
        let isX = axis == .horizontal
        return AxisPlan(
            spec(axis), scale: isX ? model.x : model.y, axis: axis,
            length: (isX ? size.width : size.height) - 40,
            isNormalized: isX ? model.isNormalized.x : model.isNormalized.y, calendar: calendar, locale: locale)
    }

    private func spec(_ axis: Axis) -> AxisSpec {
        axis == .horizontal ? model.configuration.xAxis : model.configuration.yAxis
    }

    // MARK: - Plot

    @ViewBuilder
    private func plot(_ plans: [AxisPlan]) -> some View {
        let plot = PlotView(model: model, plans: plans, scroll: scroll, pad: pad)
        if let style = model.configuration.plotStyle { style(AnyView(plot)) } else { plot }
    }

    @ViewBuilder
    private func layers(_ layers: [ChartLayer], _ anchor: Anchor<CGRect>?) -> some View {
        if let anchor, !layers.isEmpty {
            GeometryReader { geometry in
                let proxy = ChartProxy(model: model, size: geometry[anchor].size, anchor: anchor)
                ForEach(Array(layers.enumerated()), id: \.offset) { layer in
                    layer.element.content(proxy)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.element.alignment)
                }
            }
        }
    }

    // MARK: - Labels

    @ViewBuilder
    private func strips(_ strips: [AxisStripPlan]) -> some View {
        if !strips.isEmpty {
            ForEach(Array(strips.enumerated()), id: \.offset) { strip in
                styled(strip.element)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .layoutValue(key: ChartPartKey.self, value: .strip(strip.element.plan.axis, strip.element.edge))
            }
        }
    }

    private func styled(_ strip: AxisStripPlan) -> AnyView {
        var view = AnyView(AxisStrip(strip: strip, model: model, chart: size))
        if let layer = strip.layer { view = AnyView(view.modifier(LayerStyle(view: layer))) }
        if let style = spec(strip.plan.axis).style { view = style(ChartAxisContent(view: view)) }
        return view
    }

    @ViewBuilder
    private var titles: some View {
        if let title = model.configuration.xTitle {
            self.title(title, automatic: .bottom, alignment: .center)
        }
        if let title = model.configuration.yTitle {
            self.title(title, automatic: .top, alignment: .trailing)
        }
    }

    private func title(_ title: AxisTitle, automatic: Edge, alignment: HorizontalAlignment) -> some View {
        let edge = title.position.edge ?? automatic
        let isTurned = edge == .leading || edge == .trailing
        return RotatedLabel(degrees: isTurned ? (edge == .leading ? -90 : 90) : 0) { title.view }
            .font(.caption)
            .foregroundStyle(.secondary)
            .layoutValue(
                key: ChartPartKey.self,
                value: .title(
                    edge, title.alignment?.horizontal ?? title.position.horizontal ?? alignment, title.spacing ?? 4))
    }

    @ViewBuilder
    private var legend: some View {
        let spec = model.configuration.legend
        let isNeeded = !(model.colors.domain.isEmpty && model.symbols.domain.isEmpty && model.lines.domain.isEmpty)
        if spec.visibility != .hidden, spec.content != nil || isNeeded {
            Group {
                if let content = spec.content { content } else { ChartLegend(model: model) }
            }
            .accessibilityElement(children: .contain)
            .chartElement(.legend)
            .layoutValue(
                key: ChartPartKey.self,
                value: .legend(
                    spec.position.edge ?? .bottom,
                    spec.alignment?.horizontal ?? spec.position.horizontal ?? .leading, spec.spacing ?? 8))
        }
    }
}

extension AnnotationPosition {
    /// The edge that the position is at; nil for the automatic one.
    var edge: Edge? {
        switch self {
        case .top, .topLeading, .topTrailing, .overlay: .top
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .leading: .leading
        case .trailing: .trailing
        default: nil
        }
    }

    /// The alignment along the edge, where the position has one.
    var horizontal: HorizontalAlignment? {
        switch self {
        case .topLeading, .bottomLeading: .leading
        case .topTrailing, .bottomTrailing: .trailing
        default: nil
        }
    }
}

/// The frame of the plot of a chart.
struct PlotFrameKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
