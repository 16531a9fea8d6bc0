import Foundation
import Testing
import Martlet
import MartletBase

@Suite struct PathTests {
    private func length(_ path: Path) -> CGFloat {
        FlatPath(path, tolerance: 0.001).subpaths.reduce(0) { sum, line in
            var points = line.points
            if line.isClosed { points.append(points[0]) }
            return sum + zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.0.x - $1.1.x, $1.0.y - $1.1.y) }
        }
    }

    @Test func aCircleIsRound() {
        let path = Path(ellipseIn: CGRect(x: 10, y: 20, width: 100, height: 100))
        #expect(abs(length(path) - 100 * .pi) < 0.1)
        #expect(path.boundingRect == CGRect(x: 10, y: 20, width: 100, height: 100))
        #expect(path.contains(CGPoint(x: 60, y: 70)))
        #expect(!path.contains(CGPoint(x: 12, y: 22)))
    }

    @Test func arcsFollowTheirDirection() {
        func arc(_ start: Double, _ end: Double, _ clockwise: Bool) -> CGFloat {
            var path = Path()
            path.addArc(
                center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
            return length(path) / 10 * 180 / .pi
        }
        #expect(abs(arc(0, 90, false) - 90) < 0.1)
        #expect(abs(arc(0, 90, true) - 270) < 0.1)
        #expect(abs(arc(0, 360, true) - 360) < 0.1)
        #expect(abs(arc(90, 0, false) - 270) < 0.1)
        #expect(abs(arc(0, -90, true) - 90) < 0.1)
    }

    @Test func trimmingTakesFractionsOfTheLength() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let half = square.trimmedPath(from: 0.25, to: 0.75)
        #expect(half == Path { $0.addLines([CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)]) })
        #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(square.trimmedPath(from: -1, to: 2) == square)
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        for end in [0.1, 0.3, 0.5, 0.9] {
            #expect(abs(length(circle.trimmedPath(from: 0, to: end)) - CGFloat(end) * 100 * .pi) < 0.2)
        }
    }

    @Test func windingAndEvenOdd() {
        var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
        #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    }

    @Test func cornersShrinkWhereTheyDoNotFit() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 50)
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(path.contains(CGPoint(x: 10, y: 1)))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    }

    @Test func strokesCoverTheLine() {
        let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
        let stroked = line.strokedPath(StrokeStyle(lineWidth: 2))
        #expect(stroked.contains(CGPoint(x: 5, y: 0.9)))
        #expect(!stroked.contains(CGPoint(x: 5, y: 1.1)))
        #expect(stroked.contains(CGPoint(x: 10.9, y: -0.9)), "a miter")
        #expect(!stroked.contains(CGPoint(x: -0.5, y: 0)), "butt ends")
        let round = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        #expect(round.contains(CGPoint(x: -0.9, y: 0)))
        #expect(!round.contains(CGPoint(x: 10.9, y: -0.9)))
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2]))
        #expect(dashed.contains(CGPoint(x: 2.9, y: 0)))
        #expect(!dashed.contains(CGPoint(x: 3.5, y: 0)))
        #expect(dashed.contains(CGPoint(x: 5.5, y: 0)))
    }

    @Test func aClosedSubpathGoesOnWhereItBegan() {
        var path = Path()
        path.addLine(to: CGPoint(x: 5, y: 5))
        #expect(path.isEmpty, "a line has nowhere to begin")
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 2, y: 1))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 1, y: 9))
        #expect(
            FlatPath(path).subpaths.map(\.points) == [
                [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 1)], [CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 9)],
            ])
    }

    @Test func gradientsRunAlongTheirLine() {
        let stops = [0.0, 1.0].map {
            ResolvedPaint.Stop(color: Color.Resolved(red: Float($0), green: 0, blue: 0), location: $0)
        }
        func at(_ geometry: GradientPaint.Geometry, _ x: CGFloat, _ y: CGFloat) -> Double {
            let paint = GradientPaint(stops: stops, space: .device, geometry: geometry)
            return paint.location(of: CGPoint(x: x, y: y), in: CGRect(x: 0, y: 0, width: 100, height: 50))
        }
        #expect(at(.linear(start: .leading, end: .trailing), 25, 40) == 0.25)
        #expect(at(.radial(center: .center, startRadius: 0, endRadius: 50), 75, 25) == 0.5)
        #expect(at(.elliptical(center: .center, startFraction: 0, endFraction: 0.5), 50, 50) == 1)
        #expect(abs(at(.angular(center: .center, start: .zero, end: .degrees(360)), 50, 50) - 0.25) < 1e-9)
    }
}
