import Foundation

/// An animation along a curve, over a fixed time.
struct CurveAnimation: MeasuredAnimation {
    var curve: UnitCurve
    /// The duration in seconds. At zero or below, the animation ends when it starts.
    var duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard duration > 0, time <= duration else { return nil }
        return value.scaled(by: curve.value(at: time / duration))
    }

    func course(at time: TimeInterval, square: Double, isLogicallyComplete: inout Bool) -> AnimationCourse {
        duration > 0 && time <= duration ? .covered(curve.value(at: time / duration)) : .ended
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard duration > 0, time <= duration else { return nil }
        return value.scaled(by: time < 0 ? 0 : curve.finiteVelocity(at: time / duration) / duration)
    }

    func length<V: VectorArithmetic>(moving value: V) -> TimeInterval? { max(duration, 0) }

    var canPlayBackwards: Bool { true }

    var persistentSpring: Spring? { nil }
}
