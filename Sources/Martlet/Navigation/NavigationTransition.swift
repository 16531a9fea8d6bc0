/// How one page follows another. In windows they slide and in a terminal they follow each other at once, so that all
/// transitions look alike.
public protocol NavigationTransition: Sendable {}

/// As suits the place.
public struct AutomaticNavigationTransition: NavigationTransition {
    fileprivate init() {}
}

/// The page grows out of the view that leads to it.
public struct ZoomNavigationTransition: NavigationTransition {
    fileprivate init() {}
}

/// One page fades into the other.
public struct CrossFadeNavigationTransition: NavigationTransition {
    fileprivate init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// As suits the place.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The page grows out of the view that leads to it.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// One page fades into the other.
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// When the tabs of a tab view get small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let number: Int

    /// As suits the place: never.
    public static let automatic = TabBarMinimizeBehavior(number: 0)
    /// When the page is scrolled down.
    public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
    /// When the page is scrolled up.
    public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
    /// Never.
    public static let never = TabBarMinimizeBehavior(number: 3)
}

extension View {
    /// Says how the page follows the one before it. All transitions look alike here.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Names the view that a page grows out of. All transitions look alike here.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

    /// Says when the tabs of tab views in the view get small. A row of tabs keeps its size here.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
