import Foundation

/// A way for a value to change over time.
///
/// The value is a vector: where the animated data end less where they begin. An animation answers which part of it
/// has been covered at a time, and `nil` once all of it has:
///
/// ```swift
/// struct Steps: CustomAnimation {
///     var count: Int
///     var duration: TimeInterval
///
///     func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///         if time >= duration { return nil }
///         let steps = Double(count)
///         return value.scaled(by: (time / duration * steps).rounded(.down) / steps)
///     }
/// }
///
/// withAnimation(Animation(Steps(count: 4, duration: 1))) { isOpen.toggle() }
/// ```
///
/// ## A change while an animation runs
///
/// When a value changes while it moves, the new animation is asked whether it takes over from the one that runs
/// (``shouldMerge(previous:value:time:context:)``).
///
/// - If it does, the one that ran is dropped. The new one inherits its state and its clock: the time goes on from
///   where it was, and the value is then the way from the *first* start to the new end.
/// - If it does not, both run, and what is shown is the new end less what each of them has left to cover. So
///   nothing jumps, and the speed of the one that ran is kept until it ends.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of a value that has been covered at a time, or `nil` when the animation has ended.
    ///
    /// - Parameters:
    ///   - value: The whole way, as a vector.
    ///   - time: Seconds since the animation started.
    ///   - context: The animation's memory and the environment of its view.
    nonisolated func animate<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> V?

    /// Returns the velocity of the value at a time, per second; nil if the animation has ended or does not compute it.
    ///
    /// An animation that replaces this one starts with this velocity.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: AnimationContext<V>
    ) -> V?

    /// Whether this animation takes over from one that runs. It does not unless the type says so.
    ///
    /// - Parameters:
    ///   - previous: The animation that runs.
    ///   - value: The whole way of the animation that runs, as a vector.
    ///   - time: Seconds since the animation that runs started.
    ///   - context: The context of the animation that runs, which this one inherits if it takes over.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Nothing is known of the speed.
    public func velocity<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: AnimationContext<V>
    ) -> V? {
        nil
    }

    /// The animation runs beside the previous one.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// An animation of this library, of which more is known than what each frame says.
protocol MeasuredAnimation: CustomAnimation {
    /// Returns the seconds for animating a value: infinite for an endless animation, nil if only running it can tell.
    func length<V: VectorArithmetic>(moving value: V) -> TimeInterval?

    /// Whether it reads the same backwards: a function of time alone, whose end is its motion's end.
    var canPlayBackwards: Bool { get }

    /// The spring whose speed a later spring takes over.
    var persistentSpring: Spring? { get }

    /// Returns the result of `animate` for an empty state, if it is the same fraction of each component of the value.
    /// Called in each frame for each value, and independent of the value's type.
    ///
    /// - Parameters:
    ///   - square: The squared magnitude of the animated value.
    ///   - isLogicallyComplete: Set under the same condition as by `animate`.
    func course(at time: TimeInterval, square: Double, isLogicallyComplete: inout Bool) -> AnimationCourse
}

extension MeasuredAnimation {
    func course(at time: TimeInterval, square: Double, isLogicallyComplete: inout Bool) -> AnimationCourse { .unknown }
}

/// The progress of an animation.
enum AnimationCourse {
    /// This part of the way has been covered.
    case covered(Double)
    /// This part of the way is left.
    case left(Double)
    case ended
    /// Only `animate` says it.
    case unknown
}
