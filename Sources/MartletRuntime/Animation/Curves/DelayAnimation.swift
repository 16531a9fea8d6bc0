import Foundation

/// An animation that starts later.
struct DelayAnimation: MeasuredAnimation {
    var base: Animation
    /// In seconds.
    var delay: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
    }

    // During the delay, the running animation continues; from the start of this one on, both are added.

    func length<V: VectorArithmetic>(moving value: V) -> TimeInterval? {
        base.length(moving: value).map { max($0 + delay, 0) }
    }

    var canPlayBackwards: Bool { base.canPlayBackwards }

    var persistentSpring: Spring? { base.persistentSpring }
}
