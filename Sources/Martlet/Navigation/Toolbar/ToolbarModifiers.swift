/// The subtitle of a page: the first one that a view on the page sets.
enum NavigationSubtitleKey: PreferenceKey {
    static var defaultValue: Text? { nil }

    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

/// The preference of the visible page to hide the tabs of its tab view.
enum TabBarHiddenKey: PreferenceKey {
    static var defaultValue: Bool? { nil }

    static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

/// The purpose of a page's bars.
public struct ToolbarRole: Sendable {
    private init() {}

    /// The default role.
    public static let automatic = ToolbarRole()
    /// Browsing.
    public static let browser = ToolbarRole()
    /// Editing a document.
    public static let editor = ToolbarRole()
    /// Navigating from page to page.
    public static let navigationStack = ToolbarRole()
}

/// The display mode of a page's title.
public struct ToolbarTitleDisplayMode: Sendable {
    private init() {}

    /// The mode of the previous page.
    public static let automatic = ToolbarTitleDisplayMode()
    /// Large, below the bar.
    public static let large = ToolbarTitleDisplayMode()
    /// Large, in the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode()
    /// In the bar.
    public static let inline = ToolbarTitleDisplayMode()
}

extension View {
    /// Shows or hides bars of the view's page, or the tabs of its tab view.
    ///
    /// Without placements, the modifier applies to the bar with the title. A window's header bar stays visible, but
    /// without the page's title and items.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        setBarVisibility(visibility, bars: bars)
    }

    /// Shows or hides bars of the view's page. The newer spelling of ``View/toolbar(_:for:)``.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        setBarVisibility(visibility, bars: bars)
    }

    nonisolated private func setBarVisibility(_ visibility: Visibility, bars: [ToolbarPlacement]) -> some View {
        let isHidden: Bool? =
            switch visibility {
            case .automatic: nil
            case .visible: false
            case .hidden: true
            }
        let kinds = bars.map(\.kind)
        let hidesTop = bars.includeTitleBar
        return transformPreference(NavigationBarSettingsKey.self) { settings in
            if hidesTop { settings.isHidden = isHidden }
            if kinds.contains(.bottomBar) { settings.hidesBottomBar = isHidden }
        }
        .transformPreference(TabBarHiddenKey.self) { wish in
            if kinds.contains(.tabBar) { wish = isHidden }
        }
    }

    /// Sets the purpose of the page's bars. No effect: all roles look alike here.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Sets the display mode of the page's title.
    ///
    /// No effect: the header bar of a window, and a terminal, show titles in one place and one size.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    /// Sets the subtitle of the view's page.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        preference(key: NavigationSubtitleKey.self, value: subtitle)
    }

    /// Sets the localized subtitle of the view's page.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }
}
