import Foundation

extension Path {
    /// Returns the outline of the path's stroke.
    ///
    /// The result consists of simple overlapping parts (one for each line, corner and end), all in one direction. Fill
    /// it with the winding rule, not with the even-odd rule.
    /// - Parameter style: The width, the caps, the joins and the dashes of the stroke.
    /// - Complexity: O(*n*) for the elements of the path and the dashes.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var stroker = Stroker(style: style)
        for subpath in FlatPath(self).subpaths {
            for line in style.dashed(subpath) { stroker.add(line) }
        }
        return stroker.result
    }
}

extension StrokeStyle {
    /// Returns the dashes of a line.
    func dashed(_ line: FlatPath.Subpath) -> [FlatPath.Subpath] {
        let total = dash.reduce(0, +)
        guard !dash.isEmpty, total > 0, total.isFinite, dash.allSatisfy({ $0 >= 0 }), dashPhase.isFinite else {
            return [line]
        }
        var points = line.points
        if line.isClosed, let first = points.first { points.append(first) }
        var index = 0
        var left = dashPhase.truncatingRemainder(dividingBy: total * (dash.count.isMultiple(of: 2) ? 1 : 2))
        if left < 0 { left += total * 2 }
        while left >= dash[index % dash.count] {
            left -= dash[index % dash.count]
            index += 1
        }
        // A very large number of dashes looks like a solid line, and an infinite line would have infinitely many.
        let length = zip(points, points.dropFirst()).reduce(0) { $0 + CGVector(from: $1.0, to: $1.1).length }
        guard length / total * CGFloat(dash.count) < 100_000 else { return [line] }
        var rest = dash[index % dash.count] - left
        var result: [FlatPath.Subpath] = []
        var current: ContiguousArray<CGPoint> = index.isMultiple(of: 2) ? ContiguousArray(points.prefix(1)) : []
        for (a, b) in zip(points, points.dropFirst()) {
            let vector = CGVector(from: a, to: b)
            let length = vector.length
            var position: CGFloat = 0
            while length - position > rest {
                position += rest
                let point = a.moved(by: vector, position / length)
                if index.isMultiple(of: 2) {
                    current.append(point)
                    result.append(FlatPath.Subpath(points: current))
                    current = []
                } else {
                    current = [point]
                }
                index += 1
                rest = dash[index % dash.count]
                // A pattern without gaps of a positive length would loop forever.
                if rest == 0, total < 0.01 { return [line] }
            }
            rest -= length - position
            if index.isMultiple(of: 2) { current.append(b) }
        }
        if current.count > 1 { result.append(FlatPath.Subpath(points: current)) }
        return result
    }
}

/// Collects the parts of a stroke.
private struct Stroker {
    let style: StrokeStyle
    private(set) var result = Path()

    init(style: StrokeStyle) { self.style = style }

    private var half: CGFloat { style.lineWidth / 2 }

    mutating func add(_ line: FlatPath.Subpath) {
        var points: ContiguousArray<CGPoint> = []
        for point in line.points where points.last != point { points.append(point) }
        if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else {
            if let point = points.first, style.lineCap != .butt { addDot(point) }
            return
        }
        let isClosed = line.isClosed && points.count > 2
        let count = points.count
        for index in 0..<(isClosed ? count : count - 1) { addLine(points[index], points[(index + 1) % count]) }
        for index in (isClosed ? 0 : 1)..<(isClosed ? count : count - 1) {
            addJoin(points[(index + count - 1) % count], points[index], points[(index + 1) % count])
        }
        guard !isClosed else { return }
        addCap(at: points[0], from: points[1])
        addCap(at: points[count - 1], from: points[count - 2])
    }

    private mutating func addDot(_ point: CGPoint) {
        if style.lineCap == .round {
            addCircle(point)
        } else {
            addPolygon([
                CGPoint(x: point.x - half, y: point.y - half), CGPoint(x: point.x + half, y: point.y - half),
                CGPoint(x: point.x + half, y: point.y + half), CGPoint(x: point.x - half, y: point.y + half),
            ])
        }
    }

    private mutating func addLine(_ a: CGPoint, _ b: CGPoint) {
        let n = normal(a, b)
        addPolygon([a.moved(by: n, half), b.moved(by: n, half), b.moved(by: n, -half), a.moved(by: n, -half)])
    }

    private mutating func addJoin(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
        let (n1, n2) = (normal(a, b), normal(b, c))
        let cross = n1.dx * n2.dy - n1.dy * n2.dx
        let cosine = n1.dx * n2.dx + n1.dy * n2.dy
        if abs(cross) < 1e-6, cosine > 0 { return }
        if style.lineJoin == .round {
            addCircle(b)
            return
        }
        // The gap of the corner is on the outer side of the turn.
        let side = cross > 0 ? -half : half
        let (p, q) = (b.moved(by: n1, side), b.moved(by: n2, side))
        // The length of the miter divided by the width is 1 / cos(half of the turn).
        let halfTurn = ((1 + cosine) / 2).squareRoot()
        if style.lineJoin == .miter, halfTurn > 1e-6, 1 / halfTurn <= style.miterLimit {
            let middle = CGVector(dx: n1.dx + n2.dx, dy: n1.dy + n2.dy)
            let tip = b.moved(by: middle, side / halfTurn / middle.length)
            addPolygon([b, p, tip, q])
        } else {
            addPolygon([b, p, q])
        }
    }

    private mutating func addCap(at end: CGPoint, from other: CGPoint) {
        switch style.lineCap {
        case .butt: return
        case .round: addCircle(end)
        case .square:
            let vector = CGVector(from: other, to: end)
            addLine(end, end.moved(by: vector, half / vector.length))
        }
    }

    private mutating func addCircle(_ center: CGPoint) {
        result.addEllipse(
            in: CGRect(x: center.x - half, y: center.y - half, width: style.lineWidth, height: style.lineWidth))
    }

    /// Adds a polygon, reversed if necessary to have the direction of the circles.
    private mutating func addPolygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { area += a.x * b.y - b.x * a.y }
        result.addLines(area < 0 ? points.reversed() : points)
        result.closeSubpath()
    }

    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let vector = CGVector(from: a, to: b)
        let length = vector.length
        return length > 0 ? CGVector(dx: -vector.dy / length, dy: vector.dx / length) : .zero
    }
}
