/// The condition for focusing the search field of a tab view.
public struct TabSearchActivation: Hashable, Sendable {
    private enum Kind { case automatic, searchTabSelection }

    private let kind: Kind

    /// The default: the user focuses the field.
    public static let automatic = TabSearchActivation(kind: .automatic)
    /// The selection of the search tab focuses the field.
    public static let searchTabSelection = TabSearchActivation(kind: .searchTabSelection)
}

extension View {
    /// Sets when the search field of a tab view gets the focus. No effect: the field is on its page, and the user
    /// focuses it.
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}
