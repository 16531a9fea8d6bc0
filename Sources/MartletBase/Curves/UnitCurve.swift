import Foundation

/// A function from progress to progress, with value 0 at 0 and 1 at 1 (law I6).
///
/// ```swift
/// let eased = UnitCurve.easeInOut.value(at: 0.25)
/// ```
public struct UnitCurve: Hashable, Sendable {
    private enum Shape: Hashable, Sendable {
        case linear
        case bezier(CubicBezier)
        case circularIn
        case circularOut
        case circularInOut
        /// The inverse of `circularInOut`: fast at both ends.
        case circularOutIn
    }

    private let shape: Shape

    /// The identity: each progress is its own value.
    public static let linear = UnitCurve(shape: .linear)

    /// Starts slowly: the Bézier curve with control points (0.42, 0) and (1, 1).
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 1, y: 1)
    )

    /// Ends slowly: the Bézier curve with control points (0, 0) and (0.58, 1).
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0),
        endControlPoint: UnitPoint(x: 0.58, y: 1)
    )

    /// Starts and ends slowly: the Bézier curve with control points (0.42, 0) and (0.58, 1).
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 0.58, y: 1)
    )

    /// A synonym of ``easeInOut``.
    public static let easeInEaseOut = easeInOut

    /// Starts slowly: the lower right quarter of a circle.
    public static let circularEaseIn = UnitCurve(shape: .circularIn)

    /// Ends slowly: the upper left quarter of a circle.
    public static let circularEaseOut = UnitCurve(shape: .circularOut)

    /// Starts and ends slowly: ``circularEaseIn`` up to the middle, then ``circularEaseOut``.
    public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

    /// Returns a cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// The `x` values of the control points are clamped to 0…1 when the curve is evaluated. Their `y` values are
    /// arbitrary.
    ///
    /// - Parameters:
    ///   - startControlPoint: The point towards which the curve leaves (0, 0).
    ///   - endControlPoint: The point from which the curve arrives at (1, 1).
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(shape: .bezier(CubicBezier(start: startControlPoint, end: endControlPoint)))
    }

    /// Returns the curve's value at a progress, which is clamped to 0…1.
    public func value(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        return switch shape {
        case .linear: progress
        case .bezier(let bezier): bezier.value(at: progress)
        case .circularIn: Self.quarter(progress)
        case .circularOut: 1 - Self.quarter(1 - progress)
        case .circularInOut: Self.twice(progress) { Self.quarter($0) }
        case .circularOutIn: Self.twice(progress) { 1 - Self.quarter(1 - $0) }
        }
    }

    /// Returns the curve's slope at a progress, which is clamped to 0…1.
    ///
    /// The slope of ``circularEaseInOut`` in the middle, where its tangent is vertical, is infinite.
    public func velocity(at progress: Double) -> Double {
        if case .circularInOut = shape, progress == 0.5 { return .infinity }
        return finiteVelocity(at: progress)
    }

    /// Returns the curve's slope at a progress, which is clamped to 0…1.
    ///
    /// At a vertical tangent the result is a very large finite number, so that results computed from it stay finite.
    package func finiteVelocity(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        return switch shape {
        case .linear: 1
        case .bezier(let bezier):
            // A control point at its end point leaves no tangent.
            if progress == 0, bezier.start == .zero {
                1
            } else if progress == 1, bezier.end == UnitPoint(x: 1, y: 1) {
                0
            } else {
                bezier.slope(at: progress)
            }
        case .circularIn: Self.quarterSlope(progress)
        case .circularOut: Self.quarterSlope(1 - progress)
        case .circularInOut: Self.quarterSlope(progress < 0.5 ? 2 * progress : 2 - 2 * progress)
        case .circularOutIn: Self.quarterSlope(abs(1 - 2 * progress))
        }
    }

    /// The inverse curve, which maps a value to the progress that has the value.
    ///
    /// ```swift
    /// let output = UnitCurve.easeIn.value(at: 0.3)
    /// UnitCurve.easeIn.inverse.value(at: output)  // 0.3
    /// ```
    ///
    /// The control points are clamped to 0…1, so a Bézier curve that leaves this range has no inverse there.
    public var inverse: UnitCurve {
        switch shape {
        case .linear: self
        case .bezier(let bezier): UnitCurve(shape: .bezier(bezier.inverse))
        case .circularIn: .circularEaseOut
        case .circularOut: .circularEaseIn
        case .circularInOut: UnitCurve(shape: .circularOutIn)
        case .circularOutIn: .circularEaseInOut
        }
    }
}

extension UnitCurve {
    /// The largest slope returned.
    static let steepest = 1e9

    /// The lower right quarter of a circle, in a form that is accurate near zero.
    private static func quarter(_ x: Double) -> Double {
        x * x / (1 + (1 - x * x).squareRoot())
    }

    private static func quarterSlope(_ x: Double) -> Double {
        let height = ((1 - x) * (1 + x)).squareRoot()
        return height > 0 ? min(x / height, steepest) : steepest
    }

    /// Returns the value of a curve scaled to the first half, followed by the curve rotated by 180°.
    private static func twice(_ x: Double, _ curve: (Double) -> Double) -> Double {
        x < 0.5 ? curve(2 * x) / 2 : 1 - curve(2 - 2 * x) / 2
    }
}
