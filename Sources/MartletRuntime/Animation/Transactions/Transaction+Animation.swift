private enum AnimationKey: TransactionKey { static var defaultValue: Animation? { nil } }

extension Transaction {
    /// Creates a transaction that animates the effects of its writes.
    ///
    /// - Parameter animation: The animation; nil for none.
    public init(animation: Animation?) {
        self.init()
        self.animation = animation
    }

    /// The animation for the effects of the writes; nil for none.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// Adds an action that runs once, after the end of all animations that this transaction causes.
    ///
    /// It runs after the last interpolated value was shown (law I8), on the main actor; immediately if there is no
    /// animation.
    ///
    /// - Parameter criteria: Whether an animation has ended when it visibly rests, or when it is removed.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }
}

/// Runs `body`, and animates the visible effects of its writes (law I2).
///
///     Button("Show") {
///         withAnimation(.easeInOut) { isShown.toggle() }
///     }
///
/// The state itself changes immediately; only the presented values are animated (law I1).
///
/// - Parameters:
///   - animation: The animation; nil to change everything at once.
///   - body: Makes the writes. Its result is returned.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, animates the visible effects of its writes, and runs `completion` once at the end of the animations.
///
/// - Parameters:
///   - animation: The animation; nil for none.
///   - completionCriteria: The time at which an animation counts as complete.
///   - body: Makes the writes.
///   - completion: Called on the main actor after the last interpolated value was shown (law I8), or immediately if
///     nothing is animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    let record = AnimationCompletion(criteria: completionCriteria, action: completion)
    transaction.completions = [record]
    let result = try withTransaction(transaction, body)
    record.runIfUnused()
    return result
}

extension Binding {
    /// Returns the binding with an animation for the effects of its writes (law D5).
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }
}
