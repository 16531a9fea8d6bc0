import Foundation

/// A test whether points are inside a path, prepared for many points.
package struct PathCoverage {
    private let flat: FlatPath
    private let evenOdd: Bool
    /// The bounding rectangle of the path.
    package let bounds: CGRect

    package init(_ path: Path, evenOdd: Bool) {
        flat = FlatPath(path, tolerance: 0.5)
        bounds = flat.bounds
        self.evenOdd = evenOdd
    }

    package func contains(_ point: CGPoint) -> Bool { flat.contains(point, evenOdd: evenOdd) }
}

/// The line of a path, prepared for measuring the distance from many points.
package struct PathLine {
    private let flat: FlatPath
    /// The bounding rectangle of the path.
    package let bounds: CGRect

    package init(_ path: Path) {
        flat = FlatPath(path, tolerance: 0.5)
        bounds = flat.bounds
    }

    /// Returns the distance from a point to the nearest point of the line.
    package func distance(to point: CGPoint) -> CGFloat {
        var least = CGFloat.infinity
        for subpath in flat.subpaths {
            let points = subpath.points
            for index in points.indices.dropFirst() {
                least = min(least, point.squaredDistance(from: points[index - 1], to: points[index]))
            }
            if points.count == 1 || subpath.isClosed {
                least = min(least, point.squaredDistance(from: points[points.count - 1], to: points[0]))
            }
        }
        return least.squareRoot()
    }

    /// Returns whether the line follows the sides of a rectangle of the given size, except at the corners.
    package func isBox(of size: CGSize) -> Bool {
        let (corner, reach) = (CGFloat(16), CGFloat(5))
        let places = stride(from: 0.0, through: 1.0, by: 0.25)
        for place in places {
            let x = min(corner, size.width / 2) + CGFloat(place) * max(0, size.width - 2 * corner)
            let y = min(corner, size.height / 2) + CGFloat(place) * max(0, size.height - 2 * corner)
            for point in [
                CGPoint(x: x, y: 0), CGPoint(x: x, y: size.height), CGPoint(x: 0, y: y), CGPoint(x: size.width, y: y),
            ] where distance(to: point) > reach { return false }
        }
        return hasStraightSide(in: size)
    }

    /// Whether the line follows one of the sides between a quarter and three quarters of its length. The line of an
    /// ellipse does not, however small the ellipse is.
    private func hasStraightSide(in size: CGSize) -> Bool {
        let reach = min(size.width, size.height) * 0.04
        func follows(_ points: CGPoint...) -> Bool { points.allSatisfy { distance(to: $0) <= reach } }
        return follows(CGPoint(x: size.width / 4, y: 0), CGPoint(x: size.width * 3 / 4, y: 0))
            || follows(CGPoint(x: 0, y: size.height / 4), CGPoint(x: 0, y: size.height * 3 / 4))
    }
}

extension Path {
    /// Returns whether the path is the rectangle of the given size at the origin.
    package func isRectangle(of size: CGSize) -> Bool {
        self == Path(CGRect(origin: .zero, size: size))
    }
}

extension CGPoint {
    fileprivate func squaredDistance(from a: CGPoint, to b: CGPoint) -> CGFloat {
        let vector = CGVector(from: a, to: b)
        let square = vector.dx * vector.dx + vector.dy * vector.dy
        let t = square > 0 ? min(1, max(0, ((x - a.x) * vector.dx + (y - a.y) * vector.dy) / square)) : 0
        let nearest = a.moved(by: vector, t)
        return (x - nearest.x) * (x - nearest.x) + (y - nearest.y) * (y - nearest.y)
    }
}
