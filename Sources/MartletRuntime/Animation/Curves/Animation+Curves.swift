import Foundation

extension Animation {
    /// The default of `withAnimation`: a spring without overshoot, with a response of 0.55 s.
    public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)

    /// At one speed from start to end, over a number of seconds.
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
    }

    /// An animation of 0.35 seconds with a constant speed.
    public static var linear: Animation { linear(duration: 0.35) }

    /// Slowly first, then faster, over a number of seconds.
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }

    /// An animation of 0.35 seconds that begins slowly and becomes faster.
    public static var easeIn: Animation { easeIn(duration: 0.35) }

    /// Fast first, then slower, over a number of seconds.
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }

    /// An animation of 0.35 seconds that begins fast and becomes slower.
    public static var easeOut: Animation { easeOut(duration: 0.35) }

    /// Slowly at both ends, over a number of seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }

    /// An animation of 0.35 seconds that is slow at both ends.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1), given by its two control points.
    ///
    ///     Circle()
    ///         .opacity(isOn ? 1 : 0)
    ///         .animation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.6), value: isOn)
    ///
    /// Time runs along the x axis, and the progress of the value along the y axis.
    ///
    /// - Parameters:
    ///   - p1x: The first control point's time, as a share of the duration; clamped to 0…1.
    ///   - p1y: The first control point's value. Below 0 or above 1 the animation overshoots.
    ///   - p2x: The second control point's time; clamped to 0…1.
    ///   - p2y: The second control point's value.
    ///   - duration: In seconds.
    public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: TimeInterval = 0.35
    ) -> Animation {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: p1x, y: p1y),
            endControlPoint: UnitPoint(x: p2x, y: p2y)
        )
        return timingCurve(curve, duration: duration)
    }

    /// Along a curve, over a number of seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }
}
