import Foundation

/// An animation that counts as complete after a time, whether or not it has ended.
struct LogicalCompletionAnimation: MeasuredAnimation {
    var base: Animation
    /// In seconds.
    var duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let result = base.animate(value: value, time: time, context: &context)
        if time >= duration { context.isLogicallyComplete = true }
        return result
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    func length<V: VectorArithmetic>(moving value: V) -> TimeInterval? { base.length(moving: value) }

    var canPlayBackwards: Bool { base.canPlayBackwards }

    var persistentSpring: Spring? { base.persistentSpring }
}
