private enum NavigationLinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether links in rows show that they lead to another page.
    public internal(set) var navigationLinkIndicatorVisibility: Visibility {
        get { self[NavigationLinkIndicatorKey.self] }
        set { self[NavigationLinkIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Says whether links in rows of the view show at their end that they lead to another page, which they do.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.navigationLinkIndicatorVisibility, visibility)
    }
}
