import Foundation

/// An algorithm for changing a value over time.
///
/// The value is a vector: the difference between the end and the start of the animated data. An animation returns the
/// part of it that is covered at a time, and `nil` after the end:
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
/// When an animated value changes again, the new animation decides whether it replaces the running one
/// (``shouldMerge(previous:value:time:context:)``).
///
/// - If it does, the running one is dropped. The new one inherits its state and its clock: the time continues, and the
///   value is the difference between the *first* start and the new end.
/// - If it does not, both run, and the presented value is the new end minus the remaining parts of both. The value is
///   then continuous, and the velocity of the running animation is kept until its end.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the part of a value that has been covered at a time, or `nil` when the animation has ended.
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

    /// Returns whether this animation replaces a running one. The default is false.
    ///
    /// - Parameters:
    ///   - previous: The running animation.
    ///   - value: The whole value of the running animation, as a vector.
    ///   - time: The seconds since the start of the running animation.
    ///   - context: The context of the running animation, which this one inherits if it replaces it.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns nil: the velocity is unknown.
    public func velocity<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: AnimationContext<V>
    ) -> V? {
        nil
    }

    /// Returns the animation runs beside the previous one.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// An animation of this library, with more known properties than the values at each frame.
protocol MeasuredAnimation: CustomAnimation {
    /// Returns the seconds for animating a value: infinite for an endless animation, nil if the duration is only known
    /// by running it.
    func length<V: VectorArithmetic>(moving value: V) -> TimeInterval?

    /// Whether the animation can be reversed: it is a function of time alone, and its motion ends with it.
    var canPlayBackwards: Bool { get }

    /// The spring whose velocity a later spring continues.
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
    /// The covered fraction of the value.
    case covered(Double)
    /// The remaining fraction of the value.
    case left(Double)
    case ended
    /// The progress is only known by calling `animate`.
    case unknown
}
