/// When the search field of a tab view has the keys.
public struct TabSearchActivation: Hashable, Sendable {
    private enum Kind { case automatic, searchTabSelection }

    private let kind: Kind

    /// As suits the place: when a person chooses the field.
    public static let automatic = TabSearchActivation(kind: .automatic)
    /// When a person chooses the tab for searching.
    public static let searchTabSelection = TabSearchActivation(kind: .searchTabSelection)
}

extension View {
    /// Says when the search field of a tab view has the keys. The field stands on its page here, and a person goes to it.
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

extension TabContent {
    /// Adds actions to the section of tabs in a sidebar. A row of tabs has no place for them.
    nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> { self }
}
