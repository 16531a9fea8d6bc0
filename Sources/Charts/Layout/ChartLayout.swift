/// The part of a chart that a view of its layout is.
enum ChartPart {
    case plot
    case label(AxisLabelPlace)
    /// The labels of an axis in one view, at an edge of the plot.
    case strip(Axis, Edge)
    /// A title of an axis, at an edge.
    case title(Edge, HorizontalAlignment, CGFloat)
    case legend(Edge, HorizontalAlignment, CGFloat)
    case none
}

/// The place of a label on its axis.
struct AxisLabelPlace: Equatable {
    var axis: Axis
    var edge: Edge
    var isInset: Bool
    var group: Int
    var value: Datum
    /// The next value of the axis, or the end of the domain.
    var next: Datum?
    var isCentered: Bool?
    var anchor: UnitPoint?
    var collision: AxisValueLabelCollisionResolution
    var horizontalSpacing: CGFloat
    var verticalSpacing: CGFloat
    var offset: CGSize
}

struct ChartPartKey: LayoutValueKey {
    static var defaultValue: ChartPart { .none }
}

/// Lays out a chart: the plot in the middle, labels and titles at its edges, the legend outside of them.
struct ChartLayout: Layout {
    var x: PositionScale
    var y: PositionScale

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let parts = subviews.map { view in
            let part = view[ChartPartKey.self]
            return (view, part, Self.size(of: view, part, within: bounds.size))
        }
        var inner = bounds
        placeLegend(parts, in: &inner)
        let titles = inner
        placeTitles(parts, in: &inner, outer: titles)
        let plot = inset(inner, for: parts, bounds: bounds)
        for case (let view, .plot, _) in parts {
            view.place(at: plot.origin, anchor: .topLeading, proposal: ProposedViewSize(plot.size))
        }
        placeStrips(parts, around: plot)
        LabelPlacer(x: x, y: y).place(parts, around: plot, end: bounds.maxX)
    }

    /// The size of a part. A label is at most half as wide as the chart, so that it leaves a plot.
    static func size(of view: LayoutSubview, _ part: ChartPart, within bounds: CGSize) -> CGSize {
        let size = view.sizeThatFits(.unspecified)
        guard case .label = part, size.width > bounds.width / 2 else { return size }
        return view.sizeThatFits(ProposedViewSize(width: bounds.width / 2, height: size.height))
    }

    private func placeLegend(_ parts: [(LayoutSubview, ChartPart, CGSize)], in rect: inout CGRect) {
        for case (let view, .legend(let edge, let alignment, let spacing), _) in parts {
            let size = view.sizeThatFits(ProposedViewSize(width: rect.width, height: nil))
            place(view, size, at: edge, alignment, spacing, in: &rect)
        }
    }

    private func placeTitles(_ parts: [(LayoutSubview, ChartPart, CGSize)], in rect: inout CGRect, outer: CGRect) {
        for case (let view, .title(let edge, let alignment, let spacing), let size) in parts {
            place(view, size, at: edge, alignment, spacing, in: &rect)
        }
    }

    /// Places a view at an edge, and takes its space from the rectangle.
    private func place(
        _ view: LayoutSubview, _ size: CGSize, at edge: Edge, _ alignment: HorizontalAlignment, _ spacing: CGFloat,
        in rect: inout CGRect
    ) {
        guard size.width > 0, size.height > 0 else { return }
        let part: CGFloat = alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
        let along = rect.minX + max(0, rect.width - size.width) * part
        let proposal = ProposedViewSize(size)
        switch edge {
        case .top:
            view.place(at: CGPoint(x: along, y: rect.minY), anchor: .topLeading, proposal: proposal)
            rect.origin.y += size.height + spacing
            rect.size.height -= size.height + spacing
        case .bottom:
            view.place(at: CGPoint(x: along, y: rect.maxY), anchor: .bottomLeading, proposal: proposal)
            rect.size.height -= size.height + spacing
        case .leading:
            view.place(at: CGPoint(x: rect.minX, y: rect.midY), anchor: .leading, proposal: proposal)
            rect.origin.x += size.width + spacing
            rect.size.width -= size.width + spacing
        case .trailing:
            view.place(at: CGPoint(x: rect.maxX, y: rect.midY), anchor: .trailing, proposal: proposal)
            rect.size.width -= size.width + spacing
        }
        rect.size.width = max(0, rect.width)
        rect.size.height = max(0, rect.height)
    }

    /// The plot: the rectangle less the labels at its edges.
    private func inset(_ rect: CGRect, for parts: [(LayoutSubview, ChartPart, CGSize)], bounds: CGRect) -> CGRect {
        var (leading, trailing, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        for case (_, .label(let place), let size) in parts where !place.isInset {
            switch place.edge {
            case .leading: leading = max(leading, size.width + place.horizontalSpacing)
            case .trailing: trailing = max(trailing, size.width + place.horizontalSpacing)
            case .top: top = max(top, size.height + place.verticalSpacing)
            case .bottom: bottom = max(bottom, size.height + place.verticalSpacing)
            }
            if place.axis == .vertical {
                // The highest and the lowest label reach half their height beyond the plot.
                top = max(top, size.height / 2)
                bottom = max(bottom, size.height / 2)
            }
        }
        for case (let view, .strip(let axis, let edge), _) in parts {
            let size = Self.size(of: view, along: axis)
            switch edge {
            case .leading: leading = max(leading, size.width)
            case .trailing: trailing = max(trailing, size.width)
            case .top: top = max(top, size.height)
            case .bottom: bottom = max(bottom, size.height)
            }
            if axis == .vertical {
                top = max(top, size.height / 2)
                bottom = max(bottom, size.height / 2)
            }
        }
        return CGRect(
            x: rect.minX + leading, y: rect.minY + top, width: max(0, rect.width - leading - trailing),
            height: max(0, rect.height - top - bottom))
    }

    /// The smallest size of a strip along an axis: the length of a label along it, and the thickness of the strip.
    private static func size(of view: LayoutSubview, along axis: Axis) -> CGSize {
        view.sizeThatFits(
            axis == .horizontal
                ? ProposedViewSize(width: 0, height: nil) : ProposedViewSize(width: nil, height: 0))
    }

    private func placeStrips(_ parts: [(LayoutSubview, ChartPart, CGSize)], around plot: CGRect) {
        for case (let view, .strip(let axis, let edge), _) in parts {
            var size = Self.size(of: view, along: axis)
            if axis == .horizontal { size.width = plot.width } else { size.height = plot.height }
            let origin =
                switch edge {
                case .leading: CGPoint(x: plot.minX - size.width, y: plot.minY)
                case .trailing: CGPoint(x: plot.maxX, y: plot.minY)
                case .top: CGPoint(x: plot.minX, y: plot.minY - size.height)
                case .bottom: CGPoint(x: plot.minX, y: plot.maxY)
                }
            view.place(at: origin, anchor: .topLeading, proposal: ProposedViewSize(size))
        }
    }
}
