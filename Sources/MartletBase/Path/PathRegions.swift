import Foundation

/// The combination of two areas by a Boolean operation, as an outline of straight lines.
///
/// The outlines of both areas are cut at all intersections. A piece belongs to the result if the result is on exactly
/// one of its sides. The pieces are then joined to rings that have the result on their left.
///
/// - Complexity: Quadratic in the lines of the outlines.
package struct PathRegions {
    private struct Line {
        var a: CGPoint
        var b: CGPoint

        var middle: CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        var length: CGFloat { hypot(b.x - a.x, b.y - a.y) }
        var box: CGRect { CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y)) }
    }

    /// The grid to which points are rounded, so that near points coincide.
    private static let grid: CGFloat = 1 / 65_536
    /// The distance from a line at which its sides are tested; larger than the rounding error of the grid.
    private static let side: CGFloat = 1 / 4_096

    private let first: FlatPath
    private let second: FlatPath
    private let evenOdd: Bool

    /// Prepares the combination of two paths.
    /// - Parameter evenOdd: Whether the even-odd rule defines the inside, instead of the winding rule.
    package init(_ first: Path, _ second: Path, evenOdd: Bool) {
        self.first = FlatPath(first).snapped(to: Self.grid)
        self.second = FlatPath(second).snapped(to: Self.grid)
        self.evenOdd = evenOdd
    }

    /// Returns the outline of the result.
    ///
    /// - Parameter isInside: Returns whether a point belongs to the result, given whether it is inside the first and
    ///   the second area.
    package func outline(_ isInside: (Bool, Bool) -> Bool) -> Path {
        let pieces = cut(lines(of: first, closed: true) + lines(of: second, closed: true))
        // Coinciding pieces are merged.
        var seen: Set<[CGFloat]> = []
        var edges: [Line] = []
        for piece in pieces {
            let (a, b) = piece.a < piece.b ? (piece.a, piece.b) : (piece.b, piece.a)
            guard seen.insert([a.x, a.y, b.x, b.y]).inserted else { continue }
            let step = min(Self.side, piece.length / 8)
            let normal = CGPoint(x: (b.y - a.y) / piece.length * step, y: (a.x - b.x) / piece.length * step)
            func isIn(_ sign: CGFloat) -> Bool {
                let middle = piece.middle
                let point = CGPoint(x: middle.x + sign * normal.x, y: middle.y + sign * normal.y)
                return isInside(
                    first.contains(point, evenOdd: evenOdd), second.contains(point, evenOdd: evenOdd))
            }
            let (before, after) = (isIn(1), isIn(-1))
            if before == after { continue }
            edges.append(before ? Line(a: a, b: b) : Line(a: b, b: a))
        }
        return Self.rings(of: edges)
    }

    /// Returns the pieces of the first path's lines that are inside or outside of the second area.
    package func lines(inside: Bool) -> Path {
        let borders = lines(of: second, closed: true)
        var path = Path()
        var last: CGPoint?
        for line in lines(of: first, closed: false) {
            for piece in Self.parts(of: line, cutBy: borders) {
                guard second.contains(piece.middle, evenOdd: evenOdd) == inside else { continue }
                if last != piece.a { path.move(to: piece.a) }
                path.addLine(to: piece.b)
                last = piece.b
            }
        }
        return path
    }

    // MARK: - Lines

    private func lines(of path: FlatPath, closed: Bool) -> [Line] {
        path.subpaths.flatMap { subpath in
            var points = Array(subpath.points)
            if closed || subpath.isClosed, let first = points.first { points.append(first) }
            return zip(points, points.dropFirst()).map(Line.init).filter { $0.a != $0.b }
        }
    }

    private func cut(_ lines: [Line]) -> [Line] { lines.flatMap { Self.parts(of: $0, cutBy: lines) } }

    /// Returns the parts of a line between its intersections with other lines.
    private static func parts(of line: Line, cutBy others: [Line]) -> [Line] {
        var places: [(at: CGFloat, point: CGPoint)] = [(0, line.a), (1, line.b)]
        let box = line.box.insetBy(dx: -grid, dy: -grid)
        let (dx, dy) = (line.b.x - line.a.x, line.b.y - line.a.y)
        let square = dx * dx + dy * dy
        func add(_ point: CGPoint) {
            let at = ((point.x - line.a.x) * dx + (point.y - line.a.y) * dy) / square
            if at > 0, at < 1, point != line.a, point != line.b { places.append((at, point)) }
        }
        for other in others where box.intersects(other.box.insetBy(dx: -grid, dy: -grid)) {
            for end in [other.a, other.b] {
                let away = abs((end.x - line.a.x) * dy - (end.y - line.a.y) * dx) / square.squareRoot()
                if away < grid { add(end) }
            }
            let (ex, ey) = (other.b.x - other.a.x, other.b.y - other.a.y)
            let cross = dx * ey - dy * ex
            guard abs(cross) > 1e-12 else { continue }
            let (fx, fy) = (other.a.x - line.a.x, other.a.y - line.a.y)
            let t = (fx * ey - fy * ex) / cross
            let u = (fx * dy - fy * dx) / cross
            guard t > 0, t < 1, u >= 0, u <= 1 else { continue }
            add(CGPoint(x: line.a.x + t * dx, y: line.a.y + t * dy).snapped(to: grid))
        }
        places.sort { $0.at < $1.at }
        return zip(places, places.dropFirst()).map { Line(a: $0.point, b: $1.point) }.filter { $0.a != $0.b }
    }

    // MARK: - Rings

    private static func rings(of edges: [Line]) -> Path {
        var starts: [[CGFloat]: [Int]] = [:]
        for (index, edge) in edges.enumerated() { starts[[edge.a.x, edge.a.y], default: []].append(index) }
        var path = Path()
        var used = [Bool](repeating: false, count: edges.count)
        for first in edges.indices where !used[first] {
            var points = [edges[first].a]
            var index = first
            while true {
                used[index] = true
                let end = edges[index].b
                let open = starts[[end.x, end.y], default: []].filter { !used[$0] }
                guard let next = turn(from: edges[index], into: open, of: edges) else { break }
                points.append(end)
                index = next
            }
            path.addRing(points)
        }
        return path
    }

    /// Returns the edge that continues another one in the same ring: the one that turns most towards the result.
    private static func turn(from edge: Line, into open: [Int], of edges: [Line]) -> Int? {
        if open.count < 2 { return open.first }
        let back = atan2(edge.a.y - edge.b.y, edge.a.x - edge.b.x)
        func angle(_ index: Int) -> CGFloat {
            let next = edges[index]
            let turn = atan2(next.b.y - next.a.y, next.b.x - next.a.x) - back
            return turn < 0 ? turn + 2 * .pi : turn
        }
        return open.max { angle($0) < angle($1) }
    }
}

extension Path {
    /// Adds a ring, without points that are on the line between their neighbors.
    fileprivate mutating func addRing(_ points: [CGPoint]) {
        guard points.count > 2 else { return }
        let corners = points.indices.filter { index in
            let (a, b, c) = (
                points[(index + points.count - 1) % points.count], points[index], points[(index + 1) % points.count]
            )
            let area = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
            return abs(area) > 1e-9 * (hypot(b.x - a.x, b.y - a.y) + hypot(c.x - b.x, c.y - b.y))
        }
        guard corners.count > 2 else { return }
        addLines(corners.map { points[$0] })
        closeSubpath()
    }
}

extension CGPoint {
    fileprivate static func < (a: CGPoint, b: CGPoint) -> Bool { a.x != b.x ? a.x < b.x : a.y < b.y }

    fileprivate func snapped(to grid: CGFloat) -> CGPoint {
        CGPoint(x: (x / grid).rounded() * grid, y: (y / grid).rounded() * grid)
    }
}

extension FlatPath {
    fileprivate func snapped(to grid: CGFloat) -> FlatPath { mapped { $0.snapped(to: grid) } }
}
