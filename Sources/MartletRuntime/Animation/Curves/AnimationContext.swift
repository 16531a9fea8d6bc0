/// The context of a custom animation besides the value and the time: its state, and the environment of its view.
///
/// Each animation of each value has a context of its own, which lasts as long as the animation.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The state that the animation keeps between frames.
    public var state: AnimationState<Value>

    /// Whether the visible part of the animation is over, for ``AnimationCompletionCriteria/logicallyComplete``.
    ///
    /// An animation that never sets it is logically complete when it ends. Setting it back to `false` has no effect.
    public var isLogicallyComplete: Bool

    /// The environment of the view that animates.
    public internal(set) var environment: EnvironmentValues

    /// Creates the context of a starting animation.
    package init(
        state: AnimationState<Value> = AnimationState(),
        environment: EnvironmentValues,
        isLogicallyComplete: Bool = false
    ) {
        self.state = state
        self.environment = environment
        self.isLogicallyComplete = isLogicallyComplete
    }

    /// Returns the context with another state, for an animation that runs another one inside.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, environment: environment, isLogicallyComplete: isLogicallyComplete)
    }
}
