/// Places the labels of axes beside a plot, and thins them out where they would overlap.
struct LabelPlacer {
    var x: PositionScale
    var y: PositionScale

    /// Places the labels among the parts, and hides those without room.
    ///
    /// - Parameters:
    ///   - plot: The frame of the plot, or the side of it that a strip of labels is beside.
    ///   - end: The end of the chart, which no label of the x axis reaches beyond.
    func place(_ parts: [(LayoutSubview, ChartPart, CGSize)], around plot: CGRect, end: CGFloat) {
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
                frame.maxX > end + 1
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
