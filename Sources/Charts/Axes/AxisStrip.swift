/// The labels and ticks of an axis at one edge of the plot, as one view that the developer styles.
struct AxisStripPlan {
    let edge: Edge
    /// The labels and ticks.
    let plan: AxisPlan
    /// Marks of a group as a layer, with a placeholder for them.
    let layer: AnyView?
}

extension AxisPlan {
    /// Removes the labels and ticks that are styled as a view, and returns them.
    ///
    /// Lines of the grid stay, and so do labels inside the plot: they are parts of the plot.
    mutating func removeStrips(_ spec: AxisSpec) -> [AxisStripPlan] {
        guard spec.style != nil || spec.groups.contains(where: { $0.layer != nil }) else { return [] }
        var strips: [AxisStripPlan] = []
        func take(_ edge: Edge, _ groups: Set<Int>, _ layer: AnyView?) {
            var own = self
            own.entries = entries.filter { $0.isOfStrip && $0.edge == edge && groups.contains($0.group) }
            guard !own.entries.isEmpty else { return }
            strips.append(AxisStripPlan(edge: edge, plan: own, layer: layer))
            entries.removeAll { $0.isOfStrip && $0.edge == edge && groups.contains($0.group) }
        }
        for (number, group) in spec.groups.enumerated() {
            guard let layer = group.layer, let edge = entries.first(where: { $0.group == number })?.edge else {
                continue
            }
            take(edge, [number], layer)
        }
        guard spec.style != nil else { return strips }
        for edge in Edge.allCases { take(edge, Set(spec.groups.indices), nil) }
        return strips
    }
}

extension AxisPlan.Entry {
    fileprivate var isOfStrip: Bool {
        if case .gridLine = item.kind { false } else { !isInset }
    }
}

/// The labels and ticks of an axis beside the plot. Fonts and styles of the environment apply where marks have none.
struct AxisStrip: View {
    let strip: AxisStripPlan
    let model: ChartModel
    let chart: CGSize
    @Environment(\.font) private var font

    var body: some View {
        AxisStripLayout(
            axis: strip.plan.axis, edge: strip.edge, x: model.x.unmirrored, y: model.y, chart: chart
        ) {
            AxisTicks(strip: strip, model: model).layoutValue(key: ChartPartKey.self, value: .plot)
            ForEach(strip.plan.labels(font: font ?? .caption, isStyled: true)) { $0 }
        }
    }
}

/// Lays out labels along an edge of the plot.
private struct AxisStripLayout: Layout {
    let axis: Axis
    let edge: Edge
    let x: PositionScale
    let y: PositionScale
    let chart: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize.zero
        for (_, part, own) in parts(subviews) {
            guard case .label(let place) = part else { continue }
            let isHorizontal = axis == .horizontal
            size.width = max(size.width, own.width + (isHorizontal ? 0 : place.horizontalSpacing))
            size.height = max(size.height, own.height + (isHorizontal ? place.verticalSpacing : 0))
        }
        if axis == .horizontal {
            size.width = proposal.width ?? chart.width
        } else {
            size.height = max(size.height, proposal.height ?? chart.height)
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let parts = parts(subviews)
        for case (let view, .plot, _) in parts {
            view.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
        }
        // The side of the plot that the strip touches, without thickness.
        var side = bounds
        switch edge {
        case .leading: (side.origin.x, side.size.width) = (bounds.maxX, 0)
        case .trailing: side.size.width = 0
        case .top: (side.origin.y, side.size.height) = (bounds.maxY, 0)
        case .bottom: side.size.height = 0
        }
        LabelPlacer(x: x, y: y).place(parts, around: side, end: bounds.minX + chart.width)
    }

    private func parts(_ subviews: Subviews) -> [(LayoutSubview, ChartPart, CGSize)] {
        subviews.map { view in
            let part = view[ChartPartKey.self]
            if case .label = part { return (view, part, ChartLayout.size(of: view, part, within: chart)) }
            return (view, part, .zero)
        }
    }
}

/// Draws the ticks of a strip, which may reach beyond it.
private struct AxisTicks: View {
    let strip: AxisStripPlan
    let model: ChartModel

    var body: some View {
        GeometryReader { geometry in
            PlotCanvas(size: geometry.size) { context, _ in
                let isHorizontal = strip.plan.axis == .horizontal
                var side = geometry.size
                if strip.edge.isAfter(mirrored: model.x.isFlipped) {
                } else if isHorizontal {
                    context.translateBy(x: 0, y: side.height)
                } else {
                    context.translateBy(x: side.width, y: 0)
                }
                if isHorizontal { side.height = 0 } else { side.width = 0 }
                AxisPainter(plans: [strip.plan], model: model.fitted(to: side), size: side).draw(in: &context)
            }
        }
        .accessibilityHidden(true)
    }
}

extension Edge {
    /// Whether the edge is at the larger coordinates of a plot.
    func isAfter(mirrored isMirrored: Bool) -> Bool {
        switch self {
        case .bottom: true
        case .top: false
        case .trailing: !isMirrored
        case .leading: isMirrored
        }
    }
}
