import Foundation
import Testing

import Martlet
import MartletBase

/// Boolean operations on paths.
@Suite struct PathCombiningTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    private let right = Path(CGRect(x: 10, y: 0, width: 20, height: 20))
    private let hole = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

    /// The area inside, by the outline's own direction: rings that go the other way around are holes.
    private func area(_ path: Path) -> CGFloat {
        abs(
            FlatPath(path).subpaths.reduce(0) { sum, ring in
                let next = ring.points.dropFirst() + [ring.points[0]]
                return sum + zip(ring.points, next).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
            })
    }

    @Test func figuresThatShareASide() {
        #expect(area(left.union(right)) == 600)
        #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(left.intersection(right).boundingRect == CGRect(x: 10, y: 0, width: 10, height: 20))
        #expect(left.subtracting(right).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(area(left.symmetricDifference(right)) == 400)
        #expect(left.subtracting(left).isEmpty)
        #expect(area(left.union(left)) == 400)
        #expect(left.union(Path()).boundingRect == left.boundingRect)
    }

    @Test func holes() {
        let ring = left.subtracting(hole)
        #expect(area(ring) == 300)
        #expect(!ring.contains(CGPoint(x: 10, y: 10)) && ring.contains(CGPoint(x: 2, y: 2)))
        #expect(area(ring.union(hole)) == 400)
        var twice = left
        twice.addPath(hole)
        #expect(area(twice.normalized(eoFill: true)) == 300)
        #expect(area(twice.normalized(eoFill: false)) == 400)
    }

    @Test func circles() {
        let a = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let b = Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))
        // A lens of two circles whose centres are a radius apart.
        let lens: CGFloat = 2_500 * (2 * .pi / 3 - 3.0.squareRoot() / 2)
        #expect(abs(area(a.intersection(b)) - lens) < 20)
        #expect(abs(area(a.union(b)) - (5_000 * .pi - lens)) < 20)
        #expect(abs(area(a.subtracting(b)) - (2_500 * .pi - lens)) < 20)
    }

    @Test func lines() {
        var line = Path()
        line.move(to: CGPoint(x: -10, y: 10))
        line.addLine(to: CGPoint(x: 30, y: 10))
        #expect(line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 10, width: 20, height: 0))
        #expect(line.lineSubtraction(left).description == "-10 10 m 0 10 l 20 10 m 30 10 l")
    }

    /// Any point is inside the result exactly if the operation on its membership in the operands says so.
    @Test(arguments: 0..<12) func pointsLieWhereTheyShould(seed: UInt64) {
        var random = SplitMix(state: seed)
        func figure() -> Path {
            var path = Path()
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let points = (0..<Int.random(in: 3...6, using: &random)).map { _ in
                    CGPoint(x: Int.random(in: 0...20, using: &random), y: Int.random(in: 0...20, using: &random))
                }
                path.addLines(points)
                path.closeSubpath()
            }
            return path
        }
        let (a, b) = (figure(), figure())
        for evenOdd in [true, false] {
            let results: [(Path, (Bool, Bool) -> Bool)] = [
                (a.union(b, eoFill: evenOdd), { $0 || $1 }), (a.intersection(b, eoFill: evenOdd), { $0 && $1 }),
                (a.subtracting(b, eoFill: evenOdd), { $0 && !$1 }),
                (a.symmetricDifference(b, eoFill: evenOdd), { $0 != $1 }),
            ]
            for _ in 0..<200 {
                let point = CGPoint(
                    x: CGFloat.random(in: -1...21, using: &random), y: CGFloat.random(in: -1...21, using: &random))
                let inside = (a.contains(point, eoFill: evenOdd), b.contains(point, eoFill: evenOdd))
                for (path, rule) in results {
                    #expect(path.contains(point, eoFill: true) == rule(inside.0, inside.1), "\(a) \(b) \(point)")
                }
            }
        }
    }

    @Test func pathsAsText() throws {
        var path = Path(CGRect(x: 0, y: 0.5, width: 10, height: 20))
        path.addEllipse(in: CGRect(x: 3, y: 3, width: 5, height: 7))
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4))
        #expect(Path(path.description) == path)
        #expect(Path(CGRect(x: 1, y: 2, width: 3, height: 4)).description == "1 2 m 4 2 l 4 6 l 1 6 l h")
        #expect(Path("") == Path())
        for wrong in ["1 m", "1 2 l", "1 2 m x", "1 2", "nan 2 m"] { #expect(Path(wrong) == nil) }
    }

    @Test func shapes() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        let ring = Rectangle().subtracting(Rectangle().scale(0.5)).path(in: rect)
        #expect(!ring.contains(CGPoint(x: 20, y: 20)) && ring.contains(CGPoint(x: 5, y: 5)))
        let corner = Rectangle().size(width: 10, height: 10, anchor: .bottomTrailing).path(in: rect)
        #expect(corner.boundingRect == CGRect(x: 30, y: 30, width: 10, height: 10))
    }
}
