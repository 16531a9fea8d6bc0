import Foundation

/// Four curves for a circle: how far the control points stand from the ends, as a part of the radius.
private let circleControl: CGFloat = 0.552_284_75

extension Path {
    /// Adds a rectangle as a subpath of its own.
    public mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// Adds several rectangles.
    public mutating func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }

    /// Adds straight lines through points, as a subpath of their own.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds a rectangle with round corners; corners that would meet are made smaller.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let x = min(max(0, cornerSize.width), rect.width / 2)
        let y = min(max(0, cornerSize.height), rect.height / 2)
        guard x > 0, y > 0 else { return addRect(rect) }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let (dx, dy) = (x * (1 - circleControl), y * (1 - circleControl))
        move(to: CGPoint(x: left + x, y: top))
        addLine(to: CGPoint(x: right - x, y: top))
        addCurve(
            to: CGPoint(x: right, y: top + y), control1: CGPoint(x: right - dx, y: top),
            control2: CGPoint(x: right, y: top + dy))
        addLine(to: CGPoint(x: right, y: bottom - y))
        addCurve(
            to: CGPoint(x: right - x, y: bottom), control1: CGPoint(x: right, y: bottom - dy),
            control2: CGPoint(x: right - dx, y: bottom))
        addLine(to: CGPoint(x: left + x, y: bottom))
        addCurve(
            to: CGPoint(x: left, y: bottom - y), control1: CGPoint(x: left + dx, y: bottom),
            control2: CGPoint(x: left, y: bottom - dy))
        addLine(to: CGPoint(x: left, y: top + y))
        addCurve(
            to: CGPoint(x: left + x, y: top), control1: CGPoint(x: left, y: top + dy),
            control2: CGPoint(x: left + dx, y: top))
        closeSubpath()
    }

    /// Adds the ellipse that touches the sides of a rectangle.
    public mutating func addEllipse(in rect: CGRect) {
        let (x, y) = (rect.width / 2, rect.height / 2)
        let (dx, dy) = (x * circleControl, y * circleControl)
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        move(to: CGPoint(x: rect.maxX, y: middle.y))
        addCurve(
            to: CGPoint(x: middle.x, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: middle.y + dy),
            control2: CGPoint(x: middle.x + dx, y: rect.maxY))
        addCurve(
            to: CGPoint(x: rect.minX, y: middle.y), control1: CGPoint(x: middle.x - dx, y: rect.maxY),
            control2: CGPoint(x: rect.minX, y: middle.y + dy))
        addCurve(
            to: CGPoint(x: middle.x, y: rect.minY), control1: CGPoint(x: rect.minX, y: middle.y - dy),
            control2: CGPoint(x: middle.x - dx, y: rect.minY))
        addCurve(
            to: CGPoint(x: rect.maxX, y: middle.y), control1: CGPoint(x: middle.x + dx, y: rect.minY),
            control2: CGPoint(x: rect.maxX, y: middle.y - dy))
        closeSubpath()
    }

    /// Adds a part of a circle, with a straight line to its start from where the path stands.
    ///
    /// - Parameter clockwise: As in coordinates whose vertical axis points up: on the screen, where it points down,
    ///   true goes against the clock.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let full = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        if clockwise {
            if delta > 0 { delta = delta.truncatingRemainder(dividingBy: full) - full }
            delta = max(delta, -full)
        } else {
            if delta < 0 { delta = delta.truncatingRemainder(dividingBy: full) + full }
            delta = min(delta, full)
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: .radians(delta))
    }

    /// Adds a part of a circle, from an angle on by another.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        addLine(to: point(startAngle.radians))
        guard delta.radians != 0 else { return }
        // A quarter of a circle is as much as one curve can follow closely.
        let count = Int((abs(delta.radians) / (.pi / 2)).rounded(.up))
        let step = delta.radians / Double(count)
        let control = radius * CGFloat(4.0 / 3 * tan(step / 4))
        var angle = startAngle.radians
        for _ in 0..<count {
            let (from, to) = (point(angle), point(angle + step))
            addCurve(
                to: to,
                control1: CGPoint(
                    x: from.x - control * CGFloat(sin(angle)), y: from.y + control * CGFloat(cos(angle))),
                control2: CGPoint(
                    x: to.x + control * CGFloat(sin(angle + step)), y: to.y - control * CGFloat(cos(angle + step))))
            angle += step
        }
    }

    /// Adds the parts of another path.
    public mutating func addPath(_ path: Path) {
        path.forEach { element in
            switch element {
            case .move(let end): move(to: end)
            case .line(let end): addLine(to: end)
            case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
            case .curve(let end, let control1, let control2):
                addCurve(to: end, control1: control1, control2: control2)
            case .closeSubpath: closeSubpath()
            }
        }
    }

    /// The path, moved by a distance.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
        var result = Path()
        for element in elements {
            switch element {
            case .move(let end): result.move(to: moved(end))
            case .line(let end): result.addLine(to: moved(end))
            case .quadCurve(let end, let control): result.addQuadCurve(to: moved(end), control: moved(control))
            case .curve(let end, let control1, let control2):
                result.addCurve(to: moved(end), control1: moved(control1), control2: moved(control2))
            case .closeSubpath: result.closeSubpath()
            }
        }
        return result
    }
}
