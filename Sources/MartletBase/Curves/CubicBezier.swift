import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1).
struct CubicBezier: Hashable, Sendable {
    var start: UnitPoint
    var end: UnitPoint

    /// The curve with x and y exchanged.
    var inverse: CubicBezier {
        CubicBezier(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
    }

    /// One coordinate of the curve as a polynomial without a constant term.
    private struct Axis {
        var cubic: Double
        var quadratic: Double
        var linear: Double

        init(_ first: Double, _ second: Double) {
            linear = 3 * first
            quadratic = 3 * (second - first) - linear
            cubic = 1 - linear - quadratic
        }

        func value(_ t: Double) -> Double { ((cubic * t + quadratic) * t + linear) * t }
        func slope(_ t: Double) -> Double { (3 * cubic * t + 2 * quadratic) * t + linear }
        func bend(_ t: Double) -> Double { 6 * cubic * t + 2 * quadratic }
    }

    // With control points in 0…1, x is monotonic, so each progress has exactly one point.
    private var horizontal: Axis { Axis(min(max(start.x, 0), 1), min(max(end.x, 0), 1)) }

    private var vertical: Axis { Axis(start.y, end.y) }

    /// Returns the y value at a progress strictly between 0 and 1.
    func value(at progress: Double) -> Double {
        vertical.value(Self.parameter(of: progress, on: horizontal))
    }

    /// Returns the slope at a progress in 0…1.
    func slope(at progress: Double) -> Double {
        let horizontal = horizontal
        let vertical = vertical
        let t = progress <= 0 ? 0 : progress >= 1 ? 1 : Self.parameter(of: progress, on: horizontal)
        var (across, up) = (horizontal.slope(t), vertical.slope(t))
        // A control point at its end point leaves no tangent there. The next derivative has the direction.
        if abs(across) < 1e-12, abs(up) < 1e-12 {
            // The curve arrives at the end point, and leaves any other point.
            let sign: Double = t >= 1 ? -1 : 1
            (across, up) = (sign * horizontal.bend(t), sign * vertical.bend(t))
            if abs(across) < 1e-12, abs(up) < 1e-12 { (across, up) = (horizontal.cubic, vertical.cubic) }
        }
        let limit = UnitCurve.steepest
        guard abs(across) * limit > abs(up) else { return up < 0 ? -limit : up > 0 ? limit : 0 }
        return up / across
    }

    /// Returns the curve parameter of a progress. Uses Newton's method, and bisection for steps that leave the
    /// interval.
    private static func parameter(of progress: Double, on axis: Axis) -> Double {
        var (low, high) = (0.0, 1.0)
        var t = progress
        for _ in 0..<64 {
            let error = axis.value(t) - progress
            if error > 0 { high = t } else { low = t }
            if abs(error) < 1e-15 || high - low < 1e-16 { break }
            let next = t - error / axis.slope(t)
            // Also false for NaN.
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }
}
