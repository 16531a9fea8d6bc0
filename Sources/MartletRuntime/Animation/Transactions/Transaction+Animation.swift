private enum AnimationKey: TransactionKey { static var defaultValue: Animation? { nil } }

extension Transaction {
    /// A transaction that animates what follows from its writes.
    ///
    /// - Parameter animation: How what is shown goes over to what was written; nil for at once.
    public init(animation: Animation?) {
        self.init()
        self.animation = animation
    }

    /// How what is shown goes over to what was written; nil for at once.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// Adds an action that runs once, when every animation that follows from this transaction has ended.
    ///
    /// It runs after the last interpolated value was shown (law I8), on the main actor; at once if nothing animates.
    ///
    /// - Parameter criteria: Whether an animation has ended when it has come to rest for the eye, or when it is gone.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }
}

/// Runs `body`; what follows from its writes is shown by an animation (law I2).
///
///     Button("Show") {
///         withAnimation(.easeInOut) { isShown.toggle() }
///     }
///
/// The state itself changes at once; only what is shown moves (law I1).
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`; what follows from its writes is shown by an animation, and `completion` runs once when that has ended.
///
/// - Parameters:
///   - animation: How what is shown goes over to what was written; nil for at once.
///   - completionCriteria: When an animation counts as ended.
///   - body: Makes the writes.
///   - completion: Runs on the main actor after the last interpolated value was shown (law I8), or at once if nothing
///     animates.
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
    /// The same binding, whose writes are shown by an animation (law D5).
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }
}
