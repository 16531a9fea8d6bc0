/// Draws the lines and the ticks of axes, behind the marks.
struct AxisPainter {
    let plans: [AxisPlan]
    let model: ChartModel
    let size: CGSize
    /// The scales that the lines come from, and the part of the way from there.
    var previous: (x: PositionScale, y: PositionScale, progress: CGFloat)?

    func draw(in context: inout GraphicsContext) {
        for plan in plans {
            let scale = plan.axis == .horizontal ? model.x : model.y
            for entry in plan.entries {
                switch entry.item.kind {
                case .label: continue
                case .gridLine(let stroke): line(entry, plan.axis, scale, from: nil, stroke, in: &context)
                case .tick(let length, let stroke):
                    let distance: CGFloat =
                        switch length.kind {
                        case .points(let points): points
                        case .label(let more): (plan.axis == .horizontal ? 16 : 24) + more
                        }
                    line(entry, plan.axis, scale, from: distance, stroke, in: &context)
                }
            }
        }
    }

    private static func position(of entry: AxisPlan.Entry, on scale: PositionScale) -> CGFloat? {
        AxisPlan.position(
            of: entry.value.datum, next: entry.value.next, isCentered: entry.item.isCentered, on: scale)
    }

    /// Draws a line through the plot, or a tick of a length outwards.
    private func line(
        _ entry: AxisPlan.Entry, _ axis: Axis, _ scale: PositionScale, from length: CGFloat?, _ stroke: StrokeStyle?,
        in context: inout GraphicsContext
    ) {
        guard var along = Self.position(of: entry, on: scale) else {
            return
        }
        if let previous {
            let old = axis == .horizontal ? previous.x : previous.y
            if old.isCategory == scale.isCategory, old.isDate == scale.isDate,
                let start = Self.position(of: entry, on: old)
            {
                along = start + (along - start) * previous.progress
            }
        }
        guard scale.zoom == 1 || (-0.5...scale.length + 0.5).contains(along) else { return }
        let stroke = stroke ?? StrokeStyle(lineWidth: 1)
        // A line of one point covers whole pixels.
        if stroke.lineWidth == 1 { along = along.rounded(.down) + 0.5 }
        let whole = axis == .horizontal ? size.height : size.width
        var (start, end): (CGFloat, CGFloat) = (0, whole)
        if let length {
            let isAtEnd = entry.edge.isAfter(mirrored: model.x.isFlipped)
            start = isAtEnd ? whole : 0
            end = isAtEnd ? whole + length : -length
        }
        let offset = entry.item.offset
        let path = Path { path in
            if axis == .horizontal {
                path.move(to: CGPoint(x: along + offset.width, y: start + offset.height))
                path.addLine(to: CGPoint(x: along + offset.width, y: end + offset.height))
            } else {
                path.move(to: CGPoint(x: start + offset.width, y: along + offset.height))
                path.addLine(to: CGPoint(x: end + offset.width, y: along + offset.height))
            }
        }
        context.stroke(path, with: .style(entry.item.style ?? AnyShapeStyle(Color.gray.opacity(0.3))), style: stroke)
    }
}
