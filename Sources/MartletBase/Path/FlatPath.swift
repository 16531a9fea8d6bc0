import Foundation

/// A path approximated by straight lines, for measuring, clipping and hit testing.
package struct FlatPath {
    package struct Subpath {
        package var points: ContiguousArray<CGPoint>
        package var isClosed = false
    }

    package private(set) var subpaths: ContiguousArray<Subpath> = []

    /// Flattens a path.
    /// - Parameters:
    ///   - path: The path.
    ///   - tolerance: The largest distance, in points, between the lines and the curves.
    package init(_ path: Path, tolerance: CGFloat = 0.1) {
        let curveSteps: (CGFloat) -> Int = { deviation in
            // The error of n lines is that of one line, divided by n².
            Int((deviation / max(tolerance, 1e-4)).squareRoot().rounded(.up), in: 1...200)
        }
        // Elements with coordinates that are not finite are ignored.
        for element in path.elements where element.isFinite {
            switch element {
            case .move(let end):
                subpaths.append(Subpath(points: [end]))
            case .line(let end):
                append(end)
            case .quadCurve(let end, let control):
                guard let from = current else { continue }
                let bend = hypot(from.x - 2 * control.x + end.x, from.y - 2 * control.y + end.y) / 4
                let count = curveSteps(bend)
                for index in 1...count {
                    let t = CGFloat(index) / CGFloat(count)
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    append(
                        CGPoint(
                            x: a * from.x + b * control.x + c * end.x, y: a * from.y + b * control.y + c * end.y))
                }
            case .curve(let end, let first, let second):
                guard let from = current else { continue }
                let bend = max(
                    hypot(from.x - 2 * first.x + second.x, from.y - 2 * first.y + second.y),
                    hypot(first.x - 2 * second.x + end.x, first.y - 2 * second.y + end.y)
                )
                let count = curveSteps(bend * 0.75)
                for index in 1...count {
                    let t = CGFloat(index) / CGFloat(count)
                    append(CGPoint.cubic(from, first, second, end, at: t))
                }
            case .closeSubpath:
                guard !subpaths.isEmpty else { continue }
                subpaths[subpaths.count - 1].isClosed = true
            }
        }
    }

    private var current: CGPoint? { subpaths.last?.points.last }

    private mutating func append(_ point: CGPoint) {
        guard let last = subpaths.indices.last else { return }
        if subpaths[last].isClosed {
            subpaths.append(Subpath(points: [subpaths[last].points[0]]))
            subpaths[last + 1].points.append(point)
        } else {
            subpaths[last].points.append(point)
        }
    }

    /// Returns a path with each point mapped.
    func mapped(_ body: (CGPoint) -> CGPoint) -> FlatPath {
        var result = self
        for index in result.subpaths.indices {
            result.subpaths[index].points = ContiguousArray(subpaths[index].points.map(body))
        }
        return result
    }

    /// The bounding rectangle of the lines; null if there are none.
    var bounds: CGRect {
        var box = CGRect.null
        for subpath in subpaths {
            for point in subpath.points { box = box.union(CGRect(origin: point, size: .zero)) }
        }
        return box
    }

    /// Returns whether a point is inside, by the nonzero winding rule or the even-odd rule.
    func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
        var winding = 0
        var crossings = 0
        for subpath in subpaths {
            let points = subpath.points
            guard points.count > 1 else { continue }
            var a = points[points.count - 1]
            for b in points {
                if (a.y <= point.y) != (b.y <= point.y) {
                    let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
                    if b.y > a.y, side > 0 {
                        winding += 1
                        crossings += 1
                    } else if b.y <= a.y, side < 0 {
                        winding -= 1
                        crossings += 1
                    }
                }
                a = b
            }
        }
        return evenOdd ? !crossings.isMultiple(of: 2) : winding != 0
    }
}

extension CGPoint {
    /// Whether both coordinates are finite.
    package var isFinite: Bool { x.isFinite && y.isFinite }

    /// Returns the point of a cubic Bézier curve at a parameter from 0 to 1.
    static func cubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at t: CGFloat) -> CGPoint {
        let s = 1 - t
        let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }
}
