import Foundation

// Complete figures. An ellipse is approximated by four cubic curves, with an error below 0.03 % of the radius.
extension Path {
    /// The distance of the control points from the ends of a quarter of a unit circle.
    private static let quarterControl: CGFloat = 0.552_284_749_8

    /// Adds a closed rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { path in
            path.addCorners(
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY))
        }
    }

    /// Adds several rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        reserve(5 * rects.count)
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Begins a subpath and adds lines through the given points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds an ellipse inscribed in a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let size = CGSize(width: rect.width / 2, height: rect.height / 2)
        add(transform) { path in
            path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.addCorner(to: CGPoint(x: rect.midX, y: rect.maxY), corner: CGPoint(x: rect.maxX, y: rect.maxY), size)
            path.addCorner(to: CGPoint(x: rect.minX, y: rect.midY), corner: CGPoint(x: rect.minX, y: rect.maxY), size)
            path.addCorner(to: CGPoint(x: rect.midX, y: rect.minY), corner: CGPoint(x: rect.minX, y: rect.minY), size)
            path.addCorner(to: CGPoint(x: rect.maxX, y: rect.midY), corner: CGPoint(x: rect.maxX, y: rect.minY), size)
            path.closeSubpath()
        }
    }

    /// Adds a rectangle with elliptic corners of the given size.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let size = CGSize(width: abs(cornerSize.width), height: abs(cornerSize.height))
        addCorners(in: rect, [size, size, size, size], style, transform)
    }

    /// Adds a rectangle with a radius for each corner.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ]
        addCorners(in: rect, radii.map { CGSize(width: max(0, $0), height: max(0, $0)) }, style, transform)
    }

    /// Adds a quarter of an ellipse that is tangent to both sides of a corner.
    mutating func addCorner(to end: CGPoint, corner: CGPoint, _ size: CGSize) {
        guard size.width > 0, size.height > 0, let from = currentPoint else {
            addLine(to: corner)
            return
        }
        let k = Self.quarterControl
        addCurve(
            to: end,
            control1: CGPoint(x: from.x + (corner.x - from.x) * k, y: from.y + (corner.y - from.y) * k),
            control2: CGPoint(x: end.x + (corner.x - end.x) * k, y: end.y + (corner.y - end.y) * k)
        )
    }

    mutating func add(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
        var figure = Path()
        draw(&figure)
        addPath(figure, transform: transform)
    }
}

// MARK: - Arcs

extension Path {
    /// Adds an arc of a circle, preceded by a line to its start.
    ///
    ///     let pie = Path { path in
    ///         path.move(to: CGPoint(x: 50, y: 50))
    ///         path.addArc(
    ///             center: CGPoint(x: 50, y: 50), radius: 50,
    ///             startAngle: .degrees(-90), endAngle: .degrees(30), clockwise: false)
    ///         path.closeSubpath()
    ///     }
    ///
    /// Angles are measured from the positive x axis towards the positive y axis, which is clockwise on the screen. If
    /// `clockwise` is `false`, the arc follows increasing angles.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius, in points.
    ///   - startAngle: The angle at which the arc starts.
    ///   - endAngle: The angle at which the arc ends.
    ///   - clockwise: Whether the arc follows decreasing angles.
    ///   - transform: A transform of the arc.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        if clockwise {
            if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
            if delta < -turn { delta = -turn }
        } else {
            if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
            if delta > turn { delta = turn }
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
    }

    /// Adds an arc of a circle that spans the angle `delta`, preceded by a line to its start.
    public mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        guard radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
        // Four full turns draw the whole circle. Further turns are dropped without changing the end point.
        let turn = 2 * Double.pi
        var delta = delta
        if abs(delta.radians) > 4 * turn {
            let rest = delta.radians.truncatingRemainder(dividingBy: turn)
            delta = Angle(radians: rest + (rest < 0 ? -4 : 4) * turn)
        }
        func point(_ angle: Double, _ dx: Double = 0, _ dy: Double = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * CGFloat(cos(angle) + dx), y: center.y + radius * CGFloat(sin(angle) + dy)
            ).applying(transform)
        }
        let first = point(startAngle.radians)
        if elements.isEmpty { move(to: first) } else { addLine(to: first) }
        let count = Int((abs(delta.radians) / (.pi / 2) - 1e-9).rounded(.up), in: 1...24)
        let step = delta.radians / Double(count)
        // The control points are on the tangents.
        let length = 4.0 / 3 * tan(step / 4)
        for index in 0..<count where step != 0 {
            let a = startAngle.radians + Double(index) * step
            let b = a + step
            addCurve(
                to: point(b),
                control1: point(a, -sin(a) * length, cos(a) * length),
                control2: point(b, sin(b) * length, -cos(b) * length)
            )
        }
    }

    /// Adds an arc that is tangent to the line from the current point to `tangent1End` and to the line from there to
    /// `tangent2End`, preceded by a line to the start of the arc.
    public mutating func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let from = currentPoint else { return }
        let corner = tangent1End.applying(transform)
        let end = tangent2End.applying(transform)
        let (a, b) = (CGVector(from: corner, to: from), CGVector(from: corner, to: end))
        let product = a.length * b.length
        let cosine = product > 0 ? (a.dx * b.dx + a.dy * b.dy) / product : 1
        guard radius > 0, product > 0, abs(cosine) < 1 - 1e-9 else {
            addLine(to: corner)
            return
        }
        let angle = acos(cosine)
        let distance = radius / tan(angle / 2)
        let first = corner.moved(by: a, distance / a.length)
        let last = corner.moved(by: b, distance / b.length)
        let bisector = CGVector(dx: a.dx / a.length + b.dx / b.length, dy: a.dy / a.length + b.dy / b.length)
        let center = corner.moved(by: bisector, radius / sin(angle / 2) / bisector.length)
        let start = atan2(first.y - center.y, first.x - center.x)
        var delta = Double(atan2(last.y - center.y, last.x - center.x) - start)
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        addRelativeArc(
            center: center, radius: radius, startAngle: Angle(radians: Double(start)), delta: Angle(radians: delta))
    }
}
