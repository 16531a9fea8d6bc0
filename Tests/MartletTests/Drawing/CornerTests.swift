import Foundation
import Testing
import Martlet

@Suite struct CornerTests {
    private let rect = CGRect(x: 0, y: 0, width: 200, height: 100)

    /// Returns the distance from the upper left corner at which a path crosses the diagonal.
    private func diagonal(_ path: Path) -> CGFloat {
        var low: CGFloat = 0, high: CGFloat = 50
        while high - low > 0.001 {
            let middle = (low + high) / 2
            if path.contains(CGPoint(x: middle, y: middle)) { high = middle } else { low = middle }
        }
        return high
    }

    @Test func continuousCornersLeaveTheSideEarlierAndMeetTheArcInTheMiddle() {
        let round = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
        let smooth = Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
        #expect(abs(diagonal(round) - diagonal(smooth)) < 0.2)
        #expect(round.boundingRect == rect)
        #expect(smooth.boundingRect == rect)
        // Beyond the radius the circular side is straight, and the continuous one is not yet.
        let probe = CGPoint(x: 22, y: 0.05)
        #expect(round.contains(probe))
        #expect(!smooth.contains(probe))
        #expect(smooth.contains(CGPoint(x: 31, y: 0.05)))
    }

    @Test func withoutRoomTheyAreCircular() {
        #expect(
            Path(roundedRect: rect, cornerRadius: 50, style: .continuous)
                == Path(roundedRect: rect, cornerRadius: 50, style: .circular))
        #expect(Capsule().path(in: rect) == Capsule(style: .circular).path(in: rect))
    }

    @Test func theCurveIsConvexAndItsCurvatureDoesNotJump() {
        let path = Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
        var points: [CGPoint] = []
        var current = CGPoint.zero
        path.forEach { element in
            switch element {
            case .move(let end), .line(let end): current = end
            case .curve(let end, let a, let b):
                for step in 1...200 {
                    let t = CGFloat(step) / 200, u = 1 - t
                    points.append(
                        CGPoint(
                            x: u * u * u * current.x + 3 * u * u * t * a.x + 3 * u * t * t * b.x + t * t * t * end.x,
                            y: u * u * u * current.y + 3 * u * u * t * a.y + 3 * u * t * t * b.y + t * t * t * end.y))
                }
                current = end
            default: break
            }
        }
        // The first corner.
        points = Array(points.prefix(600))
        var curvatures: [CGFloat] = []
        for index in 1..<points.count - 1 {
            let (a, b, c) = (points[index - 1], points[index], points[index + 1])
            let (ab, bc) = (hypot(b.x - a.x, b.y - a.y), hypot(c.x - b.x, c.y - b.y))
            let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
            if ab > 0, bc > 0 { curvatures.append(cross / (ab * bc * (ab + bc) / 2)) }
        }
        #expect(curvatures.allSatisfy { $0 > -1e-3 })
        #expect((curvatures.max() ?? 0) < 1.35 / 20)
        for (a, b) in zip(curvatures, curvatures.dropFirst()) { #expect(abs(a - b) < 0.006) }
    }
}
