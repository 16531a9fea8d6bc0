import Foundation

/// A function from progress to progress: 0 at 0, 1 at 1, and a shape between them (law I6).
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
        /// What undoes `circularInOut`: fast at both ends.
        case circularOutIn
    }

    private let shape: Shape

    /// The straight line: what goes in comes out.
    public static let linear = UnitCurve(shape: .linear)

    /// Slowly first, then faster: the Bézier curve with control points (0.42, 0) and (1, 1).
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 1, y: 1)
    )

    /// Fast first, then slower: the Bézier curve with control points (0, 0) and (0.58, 1).
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0),
        endControlPoint: UnitPoint(x: 0.58, y: 1)
    )

    /// Slowly at both ends: the Bézier curve with control points (0.42, 0) and (0.58, 1).
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 0.58, y: 1)
    )

    /// The same as ``easeInOut``.
    public static let easeInEaseOut = easeInOut

    /// Slowly first, then faster: the lower right quarter of a circle.
    public static let circularEaseIn = UnitCurve(shape: .circularIn)

    /// Fast first, then slower: the upper left quarter of a circle.
    public static let circularEaseOut = UnitCurve(shape: .circularOut)

    /// Slowly at both ends: ``circularEaseIn`` to the middle, ``circularEaseOut`` from there.
    public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

    /// A cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - startControlPoint: Where the curve heads for when it leaves (0, 0).
    ///   - endControlPoint: Where the curve comes from when it arrives at (1, 1).
    ///
    /// The points' `x` are clamped to 0…1 when the curve is evaluated. Their `y` may be anything.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(shape: .bezier(CubicBezier(start: startControlPoint, end: endControlPoint)))
    }

    /// The curve's value at a progress, which is clamped to 0…1.
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

    /// The curve's slope at a progress, which is clamped to 0…1.
    ///
    /// Where the curve is vertical the slope is a very large number, not an infinite one, so that what is computed
    /// from it stays finite.
    public func velocity(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        return switch shape {
        case .linear: 1
        case .bezier(let bezier):
            // Where a control point lies on its end there is no tangent.
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

    /// The curve with its axes exchanged, which answers for a value the progress that has it.
    ///
    /// ```swift
    /// let output = UnitCurve.easeIn.value(at: 0.3)
    /// UnitCurve.easeIn.inverse.value(at: output)  // 0.3
    /// ```
    ///
    /// A Bézier curve that leaves 0…1 has no inverse there: its control points are clamped.
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
    /// The steepest slope there is.
    static let steepest = 1e9

    /// The lower right quarter of a circle, written so that little is lost near zero.
    private static func quarter(_ x: Double) -> Double {
        x * x / (1 + (1 - x * x).squareRoot())
    }

    private static func quarterSlope(_ x: Double) -> Double {
        let height = ((1 - x) * (1 + x)).squareRoot()
        return height > 0 ? min(x / height, steepest) : steepest
    }

    /// A curve at half its size up to the middle, and the same turned by half a circle from there.
    private static func twice(_ x: Double, _ curve: (Double) -> Double) -> Double {
        x < 0.5 ? curve(2 * x) / 2 : 1 - curve(2 - 2 * x) / 2
    }
}
