import Foundation
import Martlet
import MartletTesting
import Testing

@MainActor
@Suite struct ShapeTests {
    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test func builtInShapesFillTheirRectangles() {
        #expect(Rectangle().path(in: square).boundingRect == square)
        #expect(Circle().path(in: CGRect(x: 0, y: 0, width: 200, height: 100)).boundingRect.isAbout(50, 0, 100, 100))
        #expect(Ellipse().path(in: square).boundingRect.isAbout(0, 0, 100, 100))
        #expect(Capsule().path(in: square).boundingRect.isAbout(0, 0, 100, 100))
        #expect(Circle().inset(by: 10).path(in: square).boundingRect.isAbout(10, 10, 80, 80))
    }

    @Test func aPointLiesInOrOutOfAShape() {
        let circle = Circle().path(in: square)
        #expect(circle.contains(CGPoint(x: 50, y: 50)))
        #expect(!circle.contains(CGPoint(x: 5, y: 5)))
        let rounded = RoundedRectangle(cornerRadius: 40).path(in: square)
        #expect(!rounded.contains(CGPoint(x: 3, y: 3)))
        #expect(rounded.contains(CGPoint(x: 50, y: 3)))
    }

    @Test func whatIsSurroundedTwiceIsOutsideByTheEvenOddRule() {
        var path = Path(square)
        path.addRect(square.insetBy(dx: 30, dy: 30))
        #expect(path.contains(CGPoint(x: 50, y: 50)))
        #expect(!path.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(path.contains(CGPoint(x: 10, y: 50), eoFill: true))
    }

    @Test func aTrimmedPathIsAPartOfTheLength() {
        var line = Path()
        line.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)])
        #expect(line.trimmedPath(from: 0.25, to: 0.5).boundingRect.isAbout(25, 0, 25, 0))
        #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(line.trimmedPath(from: 0, to: 1) == line)
    }

    @Test func anArcGoesTheWayThatItIsTold() {
        var half = Path()
        half.addArc(
            center: CGPoint(x: 50, y: 50), radius: 50, startAngle: .degrees(0), endAngle: .degrees(180),
            clockwise: false)
        #expect(half.boundingRect.isAbout(0, 50, 100, 50))
        var other = Path()
        other.addArc(
            center: CGPoint(x: 50, y: 50), radius: 50, startAngle: .degrees(0), endAngle: .degrees(180),
            clockwise: true)
        #expect(other.boundingRect.isAbout(0, 0, 100, 50))
    }

    @Test func aCircleIsAsLargeAsTheShorterSide() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Circle().accessibilityIdentifier("circle")
        }
        #expect(try host.element(id: "circle").frame == CGRect(x: 50, y: 0, width: 100, height: 100))
    }

    struct Counter: View {
        @State private var taps = 0

        var body: some View {
            VStack(spacing: 0) {
                Circle().frame(width: 100, height: 100).onTapGesture { taps += 1 }
                    .accessibilityIdentifier("circle")
                Text("\(taps)")
            }
        }
    }

    @Test func aShapeIsHitWhereItIsDrawn() throws {
        let host = TestHost { Counter() }
        try host.element(id: "circle").tap()
        #expect(host.texts == ["1"])
    }

    struct Growing: View {
        @State private var radius = 10.0

        var body: some View {
            VStack {
                Button("Grow") { radius += 10 }
                Color.red.frame(width: 100, height: 100).clipShape(RoundedRectangle(cornerRadius: radius))
            }
        }
    }

    @Test func aClipFollowsItsShape() throws {
        let host = TestHost { Growing() }
        let before = host.tree
        try host.find(.button, "Grow").tap()
        #expect(host.tree.split(separator: "\n").count == before.split(separator: "\n").count)
        #expect(host.issues.isEmpty)
    }

    @Test func gradientsHaveTheColoursOfTheirStops() {
        let stops = [
            _ShapeStylePaint.Stop(color: Color.Resolved(red: 0, green: 0, blue: 0), location: 0),
            _ShapeStylePaint.Stop(color: Color.Resolved(red: 1, green: 1, blue: 1), location: 1),
        ]
        let gradient = GradientPaint(
            geometry: .linear(start: .leading, end: .trailing), stops: stops, space: .device)
        #expect(gradient.color(at: CGPoint(x: 0, y: 50), in: square).red < 0.01)
        #expect(abs(gradient.color(at: CGPoint(x: 50, y: 0), in: square).red - 0.5) < 0.01)
        #expect(gradient.color(at: CGPoint(x: 100, y: 0), in: square).red > 0.99)
    }
}

extension CGRect {
    fileprivate func isAbout(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
        abs(minX - x) < 0.5 && abs(minY - y) < 0.5 && abs(self.width - width) < 0.5 && abs(self.height - height) < 0.5
    }
}
