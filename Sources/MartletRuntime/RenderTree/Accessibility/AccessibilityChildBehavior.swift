/// How an element stands to the elements in it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind { case ignore, contain, combine }

    private let kind: Kind

    /// What stands in the element is not told of.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// The element holds what stands in it.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// The element has the names and the actions of what stands in it, which is not told of by itself.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}
