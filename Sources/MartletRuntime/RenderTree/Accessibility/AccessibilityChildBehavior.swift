/// The relation between an accessibility element and the elements inside it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind { case ignore, contain, combine }

    private let kind: Kind

    /// Hides the children from assistive technology.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// Keeps the children as separate elements inside a container element.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// Merges the labels and actions of the children into one element, and hides the children themselves.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}
