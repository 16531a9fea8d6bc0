/// The time at which an animation counts as complete, for its completion handlers.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case logicallyComplete
        case removed
    }

    private let kind: Kind

    /// The visible part of the animation is over, though a spring may still settle by invisible amounts.
    ///
    /// Animations that later changes start on the same values are not included.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

    /// The animation has ended and has been removed.
    ///
    /// Animations that later changes start on the same values are waited for too.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}
