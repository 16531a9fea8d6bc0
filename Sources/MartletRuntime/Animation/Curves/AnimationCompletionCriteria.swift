/// When an animation counts as complete, for what waits for it.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case logicallyComplete
        case removed
    }

    private let kind: Kind

    /// The animation has done what is seen of it, though a spring may still settle by amounts too small to see.
    ///
    /// Animations that later changes start on the same values are not waited for.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

    /// The animation has ended and is gone.
    ///
    /// Animations that later changes start on the same values are waited for too.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}
