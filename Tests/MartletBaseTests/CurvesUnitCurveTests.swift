import Foundation
import MartletTestSupport
import Testing

import MartletBase

@Suite("Unit curves")
struct CurvesUnitCurveTests {
    /// The value of a Bézier curve, by halving only.
    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
        func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
            3 * first * t * (1 - t) * (1 - t) + 3 * second * t * t * (1 - t) + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return coordinate(y1, y2, low)
    }

    static let all: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        UnitCurve.circularEaseInOut.inverse, UnitCurve.easeInOut.inverse,
        .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.1), endControlPoint: UnitPoint(x: 0.4, y: 1)),
    ]

    @Test("Bézier curves agree with ones solved by halving")
    func beziers() {
        var random = SplitMix(state: 1)
        for _ in 0..<300 {
            let (x1, x2) = (Double.random(in: 0...0.95, using: &random), Double.random(in: 0.05...1, using: &random))
            let (y1, y2) = (Double.random(in: -1...2, using: &random), Double.random(in: -1...2, using: &random))
            let curve = UnitCurve.bezier(
                startControlPoint: UnitPoint(x: x1, y: y1),
                endControlPoint: UnitPoint(x: x2, y: y2)
            )
            for step in 0...50 {
                let x = Double(step) / 50
                #expect(abs(curve.value(at: x) - Self.bezier(x1, y1, x2, y2, at: x)) < 1e-6)
            }
        }
    }

    @Test("Named curves have their documented control points")
    func named() {
        for step in 0...100 {
            let x = Double(step) / 100
            #expect(UnitCurve.linear.value(at: x) == x)
            #expect(abs(UnitCurve.easeIn.value(at: x) - Self.bezier(0.42, 0, 1, 1, at: x)) < 1e-9)
            #expect(abs(UnitCurve.easeOut.value(at: x) - Self.bezier(0, 0, 0.58, 1, at: x)) < 1e-9)
            #expect(abs(UnitCurve.easeInOut.value(at: x) - Self.bezier(0.42, 0, 0.58, 1, at: x)) < 1e-9)
            #expect(abs(UnitCurve.circularEaseIn.value(at: x) - (1 - sqrt(1 - x * x))) < 1e-9)
            #expect(abs(UnitCurve.circularEaseOut.value(at: x) - sqrt(1 - (1 - x) * (1 - x))) < 1e-9)
        }
        #expect(UnitCurve.easeInOut == .easeInEaseOut)
        #expect(UnitCurve.easeIn != .easeOut)
    }

    @Test("Curves rise from 0 to 1, and are clamped", arguments: all)
    func shape(curve: UnitCurve) {
        #expect(curve.value(at: -3) == 0 && curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1 && curve.value(at: 1e6) == 1)
        var last = 0.0
        for step in 0...1000 {
            let value = curve.value(at: Double(step) / 1000)
            #expect(value >= last - 1e-12 && value <= 1)
            last = value
            let isVertical = curve == .circularEaseInOut && step == 500
            #expect(curve.velocity(at: Double(step) / 1000).isFinite != isVertical)
            #expect(curve.finiteVelocity(at: Double(step) / 1000).isFinite)
        }
    }

    @Test("The velocity is the slope, and the inverse undoes", arguments: all)
    func slopeAndInverse(curve: UnitCurve) {
        for step in 1..<100 where step != 50 {
            let x = Double(step) / 100
            let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
            #expect(abs(curve.velocity(at: x) - slope) < 1e-4 * max(1, abs(slope)))
            #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
            #expect(abs(curve.inverse.inverse.value(at: x) - curve.value(at: x)) < 1e-12)
        }
    }

    @Test("Where a control point lies on its end there is no tangent: the slope is 1 at the start, 0 at the end")
    func ends() {
        #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
        #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
        #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
        #expect(UnitCurve.easeInOut.velocity(at: 1) == 0)
        let straight = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0, y: 0),
            endControlPoint: UnitPoint(x: 1, y: 1)
        )
        #expect(straight.velocity(at: 0) == 1 && abs(straight.velocity(at: 0.5) - 1) < 1e-9)
    }
}
