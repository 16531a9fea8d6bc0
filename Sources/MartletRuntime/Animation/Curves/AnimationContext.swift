/// What a custom animation has beside the value and the time: its memory, and the environment of its view.
///
/// Each animation of each value has its own context, which lasts as long as the animation does.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation remembers from one frame to the next.
    public var state: AnimationState<Value>

    /// Whether the animation has done what is seen of it, which ``AnimationCompletionCriteria/logicallyComplete``
    /// waits for.
    ///
    /// An animation that never sets it is logically complete when it ends. Setting it back to `false` is of no effect.
    public var isLogicallyComplete: Bool

    /// The environment of the view that animates.
    public internal(set) var environment: EnvironmentValues

    /// Makes the context of an animation that starts.
    package init(
        state: AnimationState<Value> = AnimationState(),
        environment: EnvironmentValues,
        isLogicallyComplete: Bool = false
    ) {
        self.state = state
        self.environment = environment
        self.isLogicallyComplete = isLogicallyComplete
    }

    /// A context like this one with another memory, for an animation that runs another inside of it.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, environment: environment, isLogicallyComplete: isLogicallyComplete)
    }
}
