/// The part of a chart that a view of its layout is.
enum ChartPart {
    case plot
    case label(AxisLabelPlace)
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
        placeLabels(parts, around: plot, within: bounds)
    }

    /// The size of a part. A label is at most half as wide as the chart, so that it leaves a plot.
    private static func size(of view: LayoutSubview, _ part: ChartPart, within bounds: CGSize) -> CGSize {
        let size = view.sizeThatFits(.unspecified)
        guard case .label = part, size.width > bounds.width / 2 else { return size }
        return view.sizeThatFits(ProposedViewSize(width: bounds.width / 2, height: size.height))
    }

    private typealias Part = (view: LayoutSubview, part: ChartPart, size: CGSize)

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
        return CGRect(
            x: rect.minX + leading, y: rect.minY + top, width: max(0, rect.width - leading - trailing),
            height: max(0, rect.height - top - bottom))
    }

    private func placeLabels(_ parts: [(LayoutSubview, ChartPart, CGSize)], around plot: CGRect, within bounds: CGRect)
    {
        let x = x.fitted(to: plot.width)
        let y = y.fitted(to: plot.height)
        var groups: [Int: [(LayoutSubview, AxisLabelPlace, CGRect)]] = [:]
        for case (let view, .label(let place), let size) in parts {
            let scale = place.axis == .horizontal ? x : y
            guard
                let position = AxisPlan.position(
                    of: place.value, next: place.next, isCentered: place.isCentered, on: scale)
            else {
                hide(view)
                continue
            }
            guard scale.zoom == 1 || (-0.5...scale.length + 0.5).contains(position) else {
                hide(view)
                continue
            }
            let isContinuous = !scale.isCategory && place.isCentered != true
            let frame = frame(of: size, place, at: position, isContinuous: isContinuous, plot: plot)
                .offsetBy(dx: place.offset.width, dy: place.offset.height)
            // The label would be cut off at the end of the chart.
            if place.axis == .horizontal, place.collision.hides, isContinuous, place.anchor == nil,
                frame.maxX > bounds.maxX + 1
            {
                hide(view)
                continue
            }
            groups[place.group * 2 + (place.axis == .horizontal ? 0 : 1), default: []].append((view, place, frame))
        }
        for (_, labels) in groups {
            let every = Self.interval(labels.map { ($0.2, $0.1) })
            for (number, label) in labels.enumerated() {
                guard number % every == 0 else {
                    hide(label.0)
                    continue
                }
                label.0.setHidden(false)
                label.0.place(at: label.2.origin, anchor: .topLeading, proposal: ProposedViewSize(label.2.size))
            }
        }
    }

    private func frame(
        of size: CGSize, _ place: AxisLabelPlace, at position: CGFloat, isContinuous: Bool, plot: CGRect
    ) -> CGRect {
        var point = CGPoint.zero
        var anchor: UnitPoint
        switch (place.edge, place.isInset) {
        case (.bottom, let isInset), (.top, let isInset):
            let isBelow = (place.edge == .bottom) != isInset
            let edge = place.edge == .bottom ? plot.maxY : plot.minY
            point = CGPoint(
                x: plot.minX + position, y: edge + (isBelow ? place.verticalSpacing : -place.verticalSpacing))
            // The label of a line begins beside it; the label of a band is in its middle.
            let isLeading = isContinuous && place.anchor == nil
            if isLeading { point.x += (x.isFlipped ? -1 : 1) * place.horizontalSpacing }
            let part: CGFloat = isLeading ? (x.isFlipped ? 1 : 0) : 0.5
            anchor = UnitPoint(x: part, y: isBelow ? 0 : 1)
        case (.trailing, let isInset), (.leading, let isInset):
            let isAfter = (place.edge == .trailing) != isInset
            let edge = place.edge == .trailing ? plot.maxX : plot.minX
            point = CGPoint(
                x: edge + (isAfter ? place.horizontalSpacing : -place.horizontalSpacing), y: plot.minY + position)
            anchor = UnitPoint(x: isAfter ? 0 : 1, y: isInset ? 1 : 0.5)
        }
        anchor = place.anchor ?? anchor
        return CGRect(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    /// The smallest distance of labels of which none overlap.
    ///
    /// - Complexity: O(*n* log *n*).
    static func interval(_ labels: [(CGRect, AxisLabelPlace)]) -> Int {
        guard let first = labels.first?.1, first.collision.hides, labels.count > 1 else { return 1 }
        for every in 1...labels.count {
            var isFree = true
            var previous: CGRect?
            for index in stride(from: 0, to: labels.count, by: every) {
                let frame = labels[index].0
                if let previous {
                    let spacing = first.collision.spacing ?? (first.axis == .horizontal ? 4 : 0)
                    let isApart =
                        first.axis == .horizontal
                        ? frame.minX >= previous.maxX + spacing || frame.maxX + spacing <= previous.minX
                        : frame.minY >= previous.maxY + spacing || frame.maxY + spacing <= previous.minY
                    if !isApart {
                        isFree = false
                        break
                    }
                }
                previous = frame
            }
            if isFree { return every }
        }
        return labels.count
    }

    /// Leaves a label out.
    private func hide(_ view: LayoutSubview) {
        view.setHidden(true)
        view.place(at: .zero, proposal: .zero)
    }
}
