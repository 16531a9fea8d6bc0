/// Curves through the points of lines and areas.
///
/// The formulas are the published ones: monotone cubics by Fritsch and Carlson with the slopes of Steffen, cardinal
/// splines with a tension, Catmull-Rom splines with knots at distances to the power of alpha.
enum Curve {
    /// Adds a curve to a path, which is at the first of the points already.
    static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
        guard points.count > 1 else { return }
        switch method.kind {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart, .stepCenter, .stepEnd: addSteps(points, method.kind, to: &path)
        case .monotone: addMonotone(points, to: &path)
        case .cardinal(let tension):
            let factor = (1 - tension) / 6
            for index in 1..<points.count {
                let (before, a, b, after) = neighbours(points, index)
                path.addCurve(
                    to: b,
                    control1: CGPoint(x: a.x + (b.x - before.x) * factor, y: a.y + (b.y - before.y) * factor),
                    control2: CGPoint(x: b.x - (after.x - a.x) * factor, y: b.y - (after.y - a.y) * factor))
            }
        case .catmullRom(let alpha): addCatmullRom(points, alpha, to: &path)
        }
    }

    private static func neighbours(_ points: [CGPoint], _ index: Int) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
        (points[max(0, index - 2)], points[index - 1], points[index], points[min(points.count - 1, index + 1)])
    }

    private static func addSteps(_ points: [CGPoint], _ kind: InterpolationMethod.Kind, to path: inout Path) {
        for index in 1..<points.count {
            let (a, b) = (points[index - 1], points[index])
            switch kind {
            case .stepStart: path.addLine(to: CGPoint(x: a.x, y: b.y))
            case .stepEnd: path.addLine(to: CGPoint(x: b.x, y: a.y))
            default:
                path.addLine(to: CGPoint(x: (a.x + b.x) / 2, y: a.y))
                path.addLine(to: CGPoint(x: (a.x + b.x) / 2, y: b.y))
            }
            path.addLine(to: b)
        }
    }

    private static func addMonotone(_ points: [CGPoint], to path: inout Path) {
        let count = points.count
        let rises = (1..<count).map { index -> CGFloat in
            let width = points[index].x - points[index - 1].x
            return width == 0 ? 0 : (points[index].y - points[index - 1].y) / width
        }
        func slope(_ index: Int) -> CGFloat {
            let (left, right) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
            let (a, b) = (rises[index - 1], rises[index])
            guard a * b > 0, left + right != 0 else { return 0 }
            let middle = (a * right + b * left) / (left + right)
            return (a < 0 ? -1 : 1) * 2 * min(abs(a), abs(b), abs(middle) / 2)
        }
        var slopes = [CGFloat](repeating: 0, count: count)
        for index in 1..<max(1, count - 1) { slopes[index] = slope(index) }
        if count > 2 {
            slopes[0] = (3 * rises[0] - slopes[1]) / 2
            slopes[count - 1] = (3 * rises[count - 2] - slopes[count - 2]) / 2
        } else {
            slopes = [rises[0], rises[0]]
        }
        for index in 1..<count {
            let (a, b) = (points[index - 1], points[index])
            let third = (b.x - a.x) / 3
            path.addCurve(
                to: b, control1: CGPoint(x: a.x + third, y: a.y + third * slopes[index - 1]),
                control2: CGPoint(x: b.x - third, y: b.y - third * slopes[index]))
        }
    }

    private static func addCatmullRom(_ points: [CGPoint], _ alpha: CGFloat, to path: inout Path) {
        func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
        for index in 1..<points.count {
            let (before, a, b, after) = neighbours(points, index)
            let (d1, d2, d3) = (distance(before, a), distance(a, b), distance(b, after))
            var (first, second) = (a, b)
            if d1 > 0.0001 {
                let (p, q) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
                first = CGPoint(
                    x: (a.x * p - before.x * d2 * d2 + b.x * d1 * d1) / q,
                    y: (a.y * p - before.y * d2 * d2 + b.y * d1 * d1) / q)
            }
            if d3 > 0.0001 {
                let (p, q) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
                second = CGPoint(
                    x: (b.x * p + a.x * d3 * d3 - after.x * d2 * d2) / q,
                    y: (b.y * p + a.y * d3 * d3 - after.y * d2 * d2) / q)
            }
            path.addCurve(to: b, control1: first, control2: second)
        }
    }

    /// Returns the points of a line with at most four in each column of pixels: the first, the smallest, the largest and
    /// the last one, in their order. They cover the same pixels. Lines that go back are left as they are.
    ///
    /// - Complexity: Linear in the number of points.
    static func reduced(_ points: [CGPoint], width: CGFloat) -> [CGPoint] {
        guard width > 0, points.count > Int(min(width, 100_000)) * 4 else { return points }
        var result: [CGPoint] = []
        var index = 0
        while index < points.count {
            let column = points[index].x.rounded(.down)
            var (low, high, last) = (index, index, index)
            while last + 1 < points.count, points[last + 1].x.rounded(.down) == column {
                guard points[last + 1].x >= points[last].x else { return points }
                last += 1
                if points[last].y < points[low].y { low = last }
                if points[last].y > points[high].y { high = last }
            }
            if last + 1 < points.count, points[last + 1].x < points[last].x { return points }
            var previous = -1
            for candidate in [index, min(low, high), max(low, high), last] where candidate > previous {
                result.append(points[candidate])
                previous = candidate
            }
            index = last + 1
        }
        return result
    }
}
