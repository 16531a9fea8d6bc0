/// Places sectors one after the other, clockwise from the top.
struct SectorLayout {
    private let total: Double
    private let radius: CGFloat
    private let center: CGPoint
    private var sum = 0.0

    init(model: ChartModel, size: CGSize) {
        total =
            model.features.kinds.contains(.sector)
            ? model.marks.reduce(0) { $0 + ($1.kind == .sector ? Self.value(of: $1) ?? 0 : 0) } : 0
        radius = max(0, min(size.width, size.height) / 2)
        center = CGPoint(x: size.width / 2, y: size.height / 2)
    }

    /// Sectors of values that are not finite, or below zero, have no place.
    static func value(of mark: MarkRecord) -> Double? {
        guard let angle = mark.angle else { return nil }
        let value: Double?
        if let end = angle.end?.continuous, let start = angle.datum.continuous {
            value = end - start
        } else {
            value = angle.datum.continuous
        }
        return value.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }

    mutating func next(_ mark: MarkRecord) -> SectorShape? {
        guard let value = Self.value(of: mark), total > 0, total.isFinite, radius > 0 else { return nil }
        let start = CGFloat(sum / total) * 2 * .pi - .pi / 2
        sum += value
        let end = CGFloat(sum / total) * 2 * .pi - .pi / 2
        let outer = length(mark.outerRadius, default: radius)
        let inner = min(outer, length(mark.innerRadius, default: 0))
        var center = center
        center.x += mark.style.offset.xStart
        center.y += mark.style.offset.yStart
        return SectorShape(
            center: center, inner: inner, outer: outer, start: start, end: end, inset: max(0, mark.angularInset),
            cornerRadius: max(0, mark.style.cornerRadius))
    }

    private func length(_ dimension: MarkDimension, default fallback: CGFloat) -> CGFloat {
        let length: CGFloat
        switch dimension.kind {
        case .automatic: length = fallback
        case .fixed(let value): length = value
        case .inset(let value): length = radius - value
        case .ratio(let value): length = radius * value
        }
        return length.isFinite ? max(0, length) : fallback
    }
}

/// The outline of one sector.
struct SectorShape {
    var center: CGPoint
    var inner: CGFloat
    var outer: CGFloat
    var start: CGFloat
    var end: CGFloat
    /// The distance of each side from the ray it is along, in points.
    var inset: CGFloat
    var cornerRadius: CGFloat

    /// The bounds of the path, or the centre of an empty one.
    var frame: CGRect {
        let path = path
        return path.isEmpty ? CGRect(origin: center, size: .zero) : path.boundingRect
    }

    var path: Path {
        guard outer > 0, end > start else { return Path() }
        let isWhole = end - start >= 2 * .pi - 1e-9
        if isWhole {
            var ring = Path(ellipseIn: circle(outer))
            // The hole turns the other way, so that it stays empty.
            if inner > 0 {
                ring.addArc(
                    center: center, radius: inner, startAngle: .radians(2 * .pi), endAngle: .zero, clockwise: true)
            }
            return ring
        }
        // A side that is parallel to its ray is at a smaller angle from it farther out.
        func angle(at radius: CGFloat) -> CGFloat { radius > inset ? asin(inset / radius) : .pi / 2 }
        let outerInset = angle(at: outer)
        let (a, b) = (start + outerInset, end - outerInset)
        guard b > a else { return Path() }
        // The sides meet before they reach the centre.
        let tip = inset > 0 ? inset / max(0.01, sin(min(.pi / 2, (end - start) / 2))) : 0
        let innerRadius = max(inner, tip)
        let innerInset = innerRadius > 0 ? angle(at: innerRadius) : 0
        let (c, d) = (start + innerInset, end - innerInset)
        guard innerRadius < outer else { return Path() }
        let corner = min(cornerRadius, (outer - innerRadius) / 2, outer * (b - a) / 2)
        return Path { path in
            if corner > 0 {
                let turn = corner / outer
                path.move(to: point(outer - corner, a))
                path.addQuadCurve(to: point(outer, a + turn), control: point(outer, a))
                path.addArc(
                    center: center, radius: outer, startAngle: .radians(a + turn), endAngle: .radians(b - turn),
                    clockwise: false)
                path.addQuadCurve(to: point(outer - corner, b), control: point(outer, b))
            } else {
                path.move(to: point(outer, a))
                path.addArc(
                    center: center, radius: outer, startAngle: .radians(a), endAngle: .radians(b), clockwise: false)
            }
            if innerRadius <= 0 || d <= c {
                path.addLine(to: innerRadius <= 0 ? center : point(innerRadius, (start + end) / 2))
            } else if corner > 0, inner > 0, d - c > 2 * corner / innerRadius {
                let turn = corner / innerRadius
                path.addLine(to: point(innerRadius + corner, d))
                path.addQuadCurve(to: point(innerRadius, d - turn), control: point(innerRadius, d))
                path.addArc(
                    center: center, radius: innerRadius, startAngle: .radians(d - turn), endAngle: .radians(c + turn),
                    clockwise: true)
                path.addQuadCurve(to: point(innerRadius + corner, c), control: point(innerRadius, c))
            } else {
                path.addLine(to: point(innerRadius, d))
                path.addArc(
                    center: center, radius: innerRadius, startAngle: .radians(d), endAngle: .radians(c), clockwise: true
                )
            }
            path.closeSubpath()
        }
    }

    private func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }

    private func circle(_ radius: CGFloat) -> CGRect {
        CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
}
