/// What a page says of the bar of its navigation stack.
struct NavigationBarWishes: Equatable {
    var isHidden: Bool?
    var hidesBack: Bool?
    var hidesBottomBar: Bool?
    var hidesTitle: Bool?
    var fill = BarFill()
}

enum NavigationBarWishesKey: PreferenceKey {
    static var defaultValue: NavigationBarWishes { NavigationBarWishes() }

    static func reduce(value: inout NavigationBarWishes, nextValue: () -> NavigationBarWishes) {
        let next = nextValue()
        value.isHidden = value.isHidden ?? next.isHidden
        value.hidesBack = value.hidesBack ?? next.hidesBack
        value.hidesTitle = value.hidesTitle ?? next.hidesTitle
        value.hidesBottomBar = value.hidesBottomBar ?? next.hidesBottomBar
        value.fill.complete(with: next.fill)
    }
}

/// The bar of a navigation stack.
public struct NavigationBarItem: Sendable {
    /// How a bar shows the title of a page.
    public enum TitleDisplayMode: Sendable {
        /// As the page below does.
        case automatic
        /// In the bar.
        case inline
        /// Large, and below the bar, where there is such a place. A window's header bar and a terminal have none: there
        /// it stands in the bar.
        case large
    }
}

extension View {
    /// Says how the bar of the navigation stack shows the title of the page.
    ///
    /// A window's header bar, and a terminal, have one place and one size for titles, so that all modes look alike.
    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { self }

    /// Sets the title of the page that the view stands in; ``View/navigationTitle(_:)-(Text)`` by its older name.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the page that the view stands in, localised; `navigationTitle(_:)` by its older name.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of the page that the view stands in, as it is; `navigationTitle(_:)` by its older name.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// Sets the title of the page that the view stands in, and how the bar shows it.
    nonisolated public func navigationBarTitle(
        _ title: Text,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the page that the view stands in, localised, and how the bar shows it.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the page that the view stands in, as it is, and how the bar shows it.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Hides the bar of the navigation stack while the page is shown. The keys that lead back still do.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        transformPreference(NavigationBarWishesKey.self) { $0.isHidden = hidden }
    }

    /// Takes the way back out of the bar while the page is shown: the keys that lead back do not either.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        transformPreference(NavigationBarWishesKey.self) { $0.hidesBack = hidesBackButton }
    }
}

/// How the pages of a `NavigationView` are shown.
public protocol NavigationViewStyle: Sendable {}

/// As suits the place: one page at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// Columns beside each other, one for each view.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// Two columns beside each other; the name before `columns`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns beside each other, one for each view.
    nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// As suits the place: one page at a time.
    nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One page at a time.
    nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
    /// Says how the navigation views in the view show their pages. Each of the styles that there are shows one at a
    /// time.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
