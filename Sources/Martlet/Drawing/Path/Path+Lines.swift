import Foundation

/// Paths as straight lines, for what is worked out of them.
extension Path {
    /// One subpath as points that straight lines join; closed ones end where they begin.
    package struct Polyline: Equatable {
        package var points: [CGPoint]
        package var isClosed = false
    }

    /// The subpaths with curves divided into short lines.
    ///
    /// - Complexity: O(n) for n parts.
    package var polylines: [Polyline] {
        var result: [Polyline] = []
        var current = Polyline(points: [])
        func end() {
            if current.points.count > 1 { result.append(current) }
        }
        for element in elements {
            switch element {
            case .move(let point):
                end()
                current = Polyline(points: [point])
            case .line(let point):
                current.points.append(point)
            case .quadCurve(let point, let control):
                guard let start = current.points.last else { continue }
                current.divide(
                    from: start, to: point, by: control.interpolated(from: start, by: 2 / 3),
                    control.interpolated(from: point, by: 2 / 3))
            case .curve(let point, let control1, let control2):
                guard let start = current.points.last else { continue }
                current.divide(from: start, to: point, by: control1, control2)
            case .closeSubpath:
                guard let first = current.points.first else { continue }
                if current.points.last != first { current.points.append(first) }
                current.isClosed = true
                end()
                current = Polyline(points: [first])
            }
        }
        end()
        return result
    }

    /// The smallest rectangle around the path; null for an empty one.
    public var boundingRect: CGRect {
        var rect = CGRect.null
        for line in polylines {
            for point in line.points { rect = rect.union(CGRect(origin: point, size: .zero)) }
        }
        return rect
    }

    /// Whether a point lies inside of the path.
    ///
    /// - Parameter eoFill: Whether what is surrounded twice counts as outside.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        Self.contains(point, in: polylines, eoFill: eoFill)
    }

    package static func contains(_ point: CGPoint, in polylines: [Polyline], eoFill: Bool) -> Bool {
        var winding = 0
        for line in polylines {
            guard var from = line.points.last else { continue }
            for to in line.points {
                if from.y <= point.y, to.y > point.y, side(of: point, from, to) > 0 { winding += 1 }
                if from.y > point.y, to.y <= point.y, side(of: point, from, to) < 0 { winding -= 1 }
                from = to
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    private static func side(of point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> CGFloat {
        (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
    }

    /// A part of the path, by shares of its length: from 0, the start, to 1, the end.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(0, from), 1), min(max(0, to), 1))
        if from <= 0, to >= 1 { return self }
        var result = Path()
        guard from < to else { return result }
        let lines = polylines
        let length = lines.reduce(0) { $0 + $1.length }
        var passed: CGFloat = 0
        for line in lines {
            var isDrawing = false
            for (start, end) in zip(line.points, line.points.dropFirst()) {
                let step = hypot(end.x - start.x, end.y - start.y)
                defer { passed += step }
                guard step > 0, passed + step > from * length, passed < to * length else { continue }
                let first = max(0, (from * length - passed) / step)
                let last = min(1, (to * length - passed) / step)
                if !isDrawing { result.move(to: end.interpolated(from: start, by: first)) }
                isDrawing = true
                result.addLine(to: end.interpolated(from: start, by: last))
            }
        }
        return result
    }
}

extension Path.Polyline {
    fileprivate var length: CGFloat {
        zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    /// Adds lines that follow a curve to within a fraction of a point, for shapes of the size of a window.
    fileprivate mutating func divide(from start: CGPoint, to end: CGPoint, by control1: CGPoint, _ control2: CGPoint) {
        let reach =
            hypot(control1.x - start.x, control1.y - start.y) + hypot(control2.x - control1.x, control2.y - control1.y)
            + hypot(end.x - control2.x, end.y - control2.y)
        let count = min(max(4, Int((reach / 6).rounded(.up))), 64)
        for step in 1...count {
            let t = CGFloat(step) / CGFloat(count)
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            points.append(
                CGPoint(
                    x: a * start.x + b * control1.x + c * control2.x + d * end.x,
                    y: a * start.y + b * control1.y + c * control2.y + d * end.y))
        }
    }
}

extension CGPoint {
    /// The point on the way from another one to this one.
    fileprivate func interpolated(from start: CGPoint, by share: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (x - start.x) * share, y: start.y + (y - start.y) * share)
    }
}
