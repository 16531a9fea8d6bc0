/// A page's settings for the bar of its navigation stack.
struct NavigationBarSettings: Equatable {
    var isHidden: Bool?
    var hidesBack: Bool?
    var hidesBottomBar: Bool?
    var hidesTitle: Bool?
    var fill = BarFill()
}

enum NavigationBarSettingsKey: PreferenceKey {
    static var defaultValue: NavigationBarSettings { NavigationBarSettings() }

    static func reduce(value: inout NavigationBarSettings, nextValue: () -> NavigationBarSettings) {
        let next = nextValue()
        value.isHidden = value.isHidden ?? next.isHidden
        value.hidesBack = value.hidesBack ?? next.hidesBack
        value.hidesTitle = value.hidesTitle ?? next.hidesTitle
        value.hidesBottomBar = value.hidesBottomBar ?? next.hidesBottomBar
        value.fill.complete(with: next.fill)
    }
}

/// The types of the navigation bar's settings.
public struct NavigationBarItem: Sendable {
    /// The display mode of a page's title.
    public enum TitleDisplayMode: Sendable {
        /// The mode of the previous page.
        case automatic
        /// A title in the bar, in the usual size.
        case inline
        /// Large, below the bar. Header bars of windows and terminals have no such place and show the title in the bar.
        case large
    }
}

extension View {
    /// Sets the display mode of the page's title.
    ///
    ///     List { Text("Milk") }
    ///         .navigationTitle("Shopping")
    ///         .navigationBarTitleDisplayMode(.inline)
    ///
    /// No effect here: the header bar of a window, and a terminal, show titles in one place and one size.
    ///
    /// - Parameter displayMode: The display mode.
    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { self }

    /// Sets the title of the view's page. The older spelling of `navigationTitle(_:)`.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the localized title of the view's page. The older spelling of `navigationTitle(_:)`.
    ///
    ///     List { Text("Milk") }
    ///         .navigationBarTitle("Shopping")
    ///
    /// The title is shown as `navigationTitle(_:)` shows it, which new code uses.
    ///
    /// - Parameter titleKey: The key of the title.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of the view's page and its display mode.
    nonisolated public func navigationBarTitle(
        _ title: Text,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the localized title of the view's page and its display mode.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Hides the navigation bar while the page is visible. The keys for going back still work.
    ///
    ///     NavigationStack {
    ///         Text("Welcome")
    ///             .navigationBarHidden(true)
    ///     }
    ///
    /// A page that is pushed later has its bar again. New code uses `toolbar(.hidden, for: .navigationBar)`.
    ///
    /// - Parameter hidden: Whether the bar is hidden.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { $0.isHidden = hidden }
    }

    /// Hides the back button while the page is visible, and disables the keys for going back.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { $0.hidesBack = hidesBackButton }
    }
}

/// The style of a `NavigationView`.
public protocol NavigationViewStyle: Sendable {}

/// The default style, which shows one page at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// A style that shows one page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// A style with a column for each view.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// A style with two columns. The older spelling of `columns`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// A style with a column for each view.
    nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default style, which shows one page at a time.
    nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A style that shows one page at a time.
    nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
    /// Sets the style of navigation views. No effect: a navigation view of several views has columns, and otherwise
    /// shows one page at a time.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
