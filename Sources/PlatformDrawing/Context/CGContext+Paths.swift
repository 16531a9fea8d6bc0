#if GTK
import Foundation
import Martlet
import MartletBase

extension CGContext {
    /// Begins an empty path.
    public func beginPath() { current = Path() }

    /// Starts a subpath at a point.
    public func move(to point: CGPoint) { current.move(to: point.applying(ctm)) }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint) { current.addLine(to: point.applying(ctm)) }

    /// Adds straight lines through points.
    public func addLines(between points: [CGPoint]) { current.addLines(points.map { $0.applying(ctm) }) }

    /// Adds a cubic curve to a point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        current.addCurve(to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
    }

    /// Adds a quadratic curve to a point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        current.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
    }

    /// Adds an arc of a circle.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius.
    ///   - startAngle: The angle at which the arc starts, in radians.
    ///   - endAngle: The angle at which the arc ends, in radians.
    ///   - clockwise: The direction in a coordinate system whose y axis points upwards.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        current.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise, transform: ctm)
    }

    /// Adds a circular arc that is tangent to two lines: from the current point to the first, and on to the second.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        var path = Path()
        if let point = current.currentPoint { path.move(to: point.applying(ctm.inverted())) }
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        // The first move would begin a subpath of its own.
        var isFirst = true
        path.applying(ctm).forEach { element in
            defer { isFirst = false }
            switch element {
            case .move(let end): if !isFirst || current.isEmpty { current.move(to: end) }
            case .line(let end): current.addLine(to: end)
            case .quadCurve(let end, let control): current.addQuadCurve(to: end, control: control)
            case .curve(let end, let first, let second): current.addCurve(to: end, control1: first, control2: second)
            case .closeSubpath: current.closeSubpath()
            }
        }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { current.addRect(rect, transform: ctm) }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { current.addRects(rects, transform: ctm) }

    /// Adds an ellipse inscribed in a rectangle.
    public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: ctm) }

    /// Adds a path.
    public func addPath(_ path: CGPath) { current.addPath(Path(path), transform: ctm) }

    /// Closes the subpath with a line to its start.
    public func closePath() { current.closeSubpath() }

    /// Whether the path has no elements.
    public var isPathEmpty: Bool { current.isEmpty }

    /// A copy of the path; `nil` if it is empty.
    public var path: CGPath? { current.isEmpty ? nil : current.applying(ctm.inverted()).cgPath }

    /// The current point of the path; zero for an empty path.
    public var currentPointOfPath: CGPoint { current.currentPoint?.applying(ctm.inverted()) ?? .zero }

    /// The smallest rectangle that contains the path.
    public var boundingBoxOfPath: CGRect { current.isEmpty ? .null : current.applying(ctm.inverted()).boundingRect }

    // MARK: - Clips

    /// Clips further drawing to the path, and begins an empty one.
    public func clip(using rule: CGPathFillRule = .winding) {
        attributes.drawing.clips.append(.path(current, evenOdd: rule == .evenOdd, isInverse: false))
        beginPath()
    }

    /// Clips further drawing to a rectangle, and begins an empty path.
    public func clip(to rect: CGRect) { clip(to: Path(rect), evenOdd: false) }

    /// Clips further drawing to rectangles, and begins an empty path.
    public func clip(to rects: [CGRect]) {
        var path = Path()
        path.addRects(rects)
        clip(to: path, evenOdd: false)
    }

    /// Clips further drawing to a path in the user's coordinates.
    package func clip(to path: Path, evenOdd: Bool) {
        attributes.drawing.clips.append(.path(path.applying(ctm), evenOdd: evenOdd, isInverse: false))
        beginPath()
    }

    /// The rectangle around what the clips show.
    public var boundingBoxOfClipPath: CGRect {
        var bounds = CGRect(origin: .zero, size: size)
        for case .path(let path, _, isInverse: false) in attributes.drawing.clips {
            bounds = bounds.intersection(path.boundingRect)
        }
        return bounds.isNull ? bounds : bounds.applying(ctm.inverted())
    }
}
#endif
