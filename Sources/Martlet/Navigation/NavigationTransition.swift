/// The transition between pages. All transitions look alike here: pages slide in windows, and replace each other at
/// once in a terminal.
public protocol NavigationTransition: Sendable {}

/// The default transition.
public struct AutomaticNavigationTransition: NavigationTransition {
    fileprivate init() {}
}

/// A transition in which the page grows out of a source view.
public struct ZoomNavigationTransition: NavigationTransition {
    fileprivate init() {}
}

/// A cross-fade between the pages.
public struct CrossFadeNavigationTransition: NavigationTransition {
    fileprivate init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default transition.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns a transition in which the page grows out of a source view.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// A cross-fade between the pages.
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// The condition for minimizing the tab bar.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let number: Int

    /// The default, which never minimizes.
    public static let automatic = TabBarMinimizeBehavior(number: 0)
    /// Minimizes while scrolling down.
    public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
    /// Minimizes while scrolling up.
    public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
    /// Never minimizes.
    public static let never = TabBarMinimizeBehavior(number: 3)
}

extension View {
    /// Sets the transition to the page. No effect: all transitions look alike here.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Marks the view as the source of a page's transition. No effect: all transitions look alike here.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

    /// Sets when tab bars are minimized. No effect: a tab bar keeps its size here.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
