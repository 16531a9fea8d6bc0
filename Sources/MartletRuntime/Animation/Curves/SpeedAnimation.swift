import Foundation

/// An animation with a faster or slower clock.
struct SpeedAnimation: MeasuredAnimation {
    var base: Animation
    /// The factor by which the wrapped animation is faster.
    var speed: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool {
        guard speed > 0 else { return false }
        // Measured by the clock of the wrapped animation, the running one is slower by the same factor.
        let previous = Animation(SpeedAnimation(base: previous, speed: 1 / speed))
        return base.shouldMerge(previous: previous, value: value, time: time * speed, context: &context)
    }

    func length<V: VectorArithmetic>(moving value: V) -> TimeInterval? {
        guard speed > 0 else { return .infinity }
        return base.length(moving: value).map { $0 / speed }
    }

    var canPlayBackwards: Bool { base.canPlayBackwards }

    var persistentSpring: Spring? {
        guard speed > 0, let spring = base.persistentSpring else { return nil }
        return Spring(response: spring.response / speed, dampingRatio: spring.dampingRatio)
    }
}
