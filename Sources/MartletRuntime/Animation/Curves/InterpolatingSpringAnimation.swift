import Foundation

/// A spring that runs concurrently with earlier animations of the value; the remaining distances add up.
struct InterpolatingSpringAnimation: MeasuredAnimation {
    var spring: Spring
    /// The speed at the start, in whole ways per second.
    var initialVelocity: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let distance = V.zero - value
        let velocity = value.scaled(by: initialVelocity)
        if time >= spring.duration { context.isLogicallyComplete = true }
        let epsilon = spring.motion.restingDistance(moving: value, from: distance, velocity: velocity)
        if spring.motion.isSettled(from: distance, velocity: velocity, within: epsilon, at: time) { return nil }
        return value + spring.motion.distance(from: distance, velocity: velocity, at: time)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }

    func length<V: VectorArithmetic>(moving value: V) -> TimeInterval? {
        let distance = V.zero - value
        let velocity = value.scaled(by: initialVelocity)
        let epsilon = spring.motion.restingDistance(moving: value, from: distance, velocity: velocity)
        return spring.motion.settlingTime(from: distance, velocity: velocity, within: epsilon)
    }

    var canPlayBackwards: Bool { false }

    var persistentSpring: Spring? { nil }
}
