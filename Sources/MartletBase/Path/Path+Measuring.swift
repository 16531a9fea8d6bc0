import Foundation

extension Path {
    /// The bounding rectangle of the path, including its curves; null for an empty path.
    /// - Complexity: O(*n*) for the elements of the path.
    public var boundingRect: CGRect {
        FlatPath(self, tolerance: 0.01).bounds
    }

    /// Returns whether a point is inside the path.
    ///
    /// - Parameters:
    ///   - p: The point.
    ///   - eoFill: Whether the even-odd rule defines the inside, instead of the winding rule.
    /// - Complexity: O(*n*) for the elements of the path.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        FlatPath(self).contains(p, evenOdd: eoFill)
    }

    /// Returns the part of the path between two fractions of its length.
    ///
    /// - Parameters:
    ///   - from: The fraction at which the part begins, from 0 to 1.
    ///   - to: The fraction at which the part ends, from 0 to 1.
    /// - Complexity: O(*n*) for the elements of the path.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(1, max(0, from)), min(1, max(0, to)))
        guard from < to else { return Path() }
        if from == 0, to == 1 { return self }
        let pieces = segments()
        let total = pieces.reduce(0) { $0 + $1.length }
        guard total > 0 else { return Path() }
        return trimmed(pieces, from: from * total, to: to * total)
    }

    private func trimmed(_ pieces: [Segment], from start: CGFloat, to end: CGFloat) -> Path {
        var result = Path()
        var position: CGFloat = 0
        var last: CGPoint?
        for piece in pieces {
            defer { position += piece.length }
            let (low, high) = (max(start, position), min(end, position + piece.length))
            guard low < high, piece.length > 0 else { continue }
            let part = piece.part(
                from: piece.parameter(at: low - position), to: piece.parameter(at: high - position))
            if last != part.a { result.move(to: part.a) }
            if part.isLine {
                result.addLine(to: part.d)
            } else {
                result.addCurve(to: part.d, control1: part.b, control2: part.c)
            }
            last = part.d
        }
        return result
    }

    /// Returns the lines and curves of the path, all as cubic curves.
    private func segments() -> [Segment] {
        var result: [Segment] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let end):
                start = end
                current = end
            case .line(let end):
                result.append(Segment(line: current, end))
                current = end
            case .quadCurve(let end, let control):
                let first = current.moved(by: CGVector(from: current, to: control), 2 / 3)
                let second = end.moved(by: CGVector(from: end, to: control), 2 / 3)
                result.append(Segment(a: current, b: first, c: second, d: end))
                current = end
            case .curve(let end, let first, let second):
                result.append(Segment(a: current, b: first, c: second, d: end))
                current = end
            case .closeSubpath:
                if current != start { result.append(Segment(line: current, start)) }
                current = start
            }
        }
        return result
    }
}

/// A cubic curve, or a line in the form of one.
private struct Segment {
    var a: CGPoint
    var b: CGPoint
    var c: CGPoint
    var d: CGPoint
    var isLine = false
    /// The lengths up to evenly spaced parameters.
    private var lengths: [CGFloat] = []

    init(line a: CGPoint, _ d: CGPoint) {
        (self.a, b, c, self.d) = (a, a, d, d)
        isLine = true
        lengths = [hypot(d.x - a.x, d.y - a.y)]
    }

    init(a: CGPoint, b: CGPoint, c: CGPoint, d: CGPoint) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
        var (total, last) = (CGFloat(0), a)
        for step in 1...32 {
            let point = CGPoint.cubic(a, b, c, d, at: CGFloat(step) / 32)
            total += hypot(point.x - last.x, point.y - last.y)
            lengths.append(total)
            last = point
        }
    }

    var length: CGFloat { lengths[lengths.count - 1] }

    /// Returns the parameter, from 0 to 1, at which the curve has the given length.
    func parameter(at length: CGFloat) -> CGFloat {
        let count = CGFloat(lengths.count)
        guard let index = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
        let before = index > 0 ? lengths[index - 1] : 0
        let step = lengths[index] - before
        return (CGFloat(index) + (step > 0 ? (length - before) / step : 1)) / count
    }

    func part(from start: CGFloat, to end: CGFloat) -> Segment {
        if isLine {
            let vector = CGVector(from: a, to: d)
            return Segment(line: a.moved(by: vector, start), a.moved(by: vector, end))
        }
        let rest = split(at: start).1
        return start < 1 ? rest.split(at: (end - start) / (1 - start)).0 : rest
    }

    private func split(at t: CGFloat) -> (Segment, Segment) {
        func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint { p.moved(by: CGVector(from: p, to: q), t) }
        let (ab, bc, cd) = (mix(a, b), mix(b, c), mix(c, d))
        let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
        let middle = mix(abc, bcd)
        return (Segment(a: a, b: ab, c: abc, d: middle), Segment(a: middle, b: bcd, c: cd, d: d))
    }
}
