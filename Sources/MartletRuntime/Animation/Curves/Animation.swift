import Foundation

/// The course of a change from one value to another over time.
///
/// An animation is set at a change, or at the view that shows the value:
///
/// ```swift
/// withAnimation(.snappy) { isOpen.toggle() }
///
/// Circle()
///     .opacity(isOpen ? 1 : 0)
///     .animation(.easeOut(duration: 0.2), value: isOpen)
/// ```
///
/// Animations are values. ``delay(_:)``, ``speed(_:)`` and ``repeatCount(_:autoreverses:)`` derive animations from
/// others, and ``CustomAnimation`` defines new ones.
public struct Animation: Hashable, Sendable {
    /// The animation inside.
    public let base: any CustomAnimation

    /// Wraps a custom animation.
    public init<A: CustomAnimation>(_ base: A) {
        self.base = base
    }

    /// Returns the part of a value that has been covered at a time, or `nil` when the animation has ended.
    ///
    /// - Parameters:
    ///   - value: The whole way, as a vector.
    ///   - time: Seconds since the animation started.
    ///   - context: The animation's memory and the environment of its view.
    public func animate<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// Returns the velocity of the value at a time, per second; nil if the animation has ended or does not compute it.
    public func velocity<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Returns whether the animation replaces a running one; see ``CustomAnimation``.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// Whether two animations are of the same type and equal.
    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        func isEqual<A: CustomAnimation>(_ base: A) -> Bool { base == rhs.base as? A }
        return isEqual(lhs.base)
    }

    /// Hashes the animation.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type(of: base)))
        base.hash(into: &hasher)
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The description of the wrapped animation.
    public var description: String { String(describing: base) }

    /// The debug description of the wrapped animation, with its type.
    public var debugDescription: String { "Animation(\(String(reflecting: base)))" }

    /// The animation as a child.
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

extension Animation {
    /// The wrapped animation, if it is one of this library with a known length.
    var measured: (any MeasuredAnimation)? { base as? any MeasuredAnimation }

    /// Returns the seconds for animating a value: infinite for an endless animation, nil if the duration is only known
    /// by running it.
    package func length<V: VectorArithmetic>(moving value: V) -> TimeInterval? { measured?.length(moving: value) }

    /// Whether the animation is a function of time alone, so that it can be played backwards.
    var canPlayBackwards: Bool { measured?.canPlayBackwards ?? false }

    /// The spring whose velocity a later spring continues.
    var persistentSpring: Spring? { measured?.persistentSpring }
}
