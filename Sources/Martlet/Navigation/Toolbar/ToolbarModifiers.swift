/// The subtitle of a page: the first that a view in it sets.
enum NavigationSubtitleKey: PreferenceKey {
    static var defaultValue: Text? { nil }

    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

/// Whether the page that is shown wants the tabs of the tab view around it hidden.
enum TabBarHiddenKey: PreferenceKey {
    static var defaultValue: Bool? { nil }

    static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

/// What the bars of a page are for.
public struct ToolbarRole: Sendable {
    private init() {}

    /// As suits the place.
    public static let automatic = ToolbarRole()
    /// To look around.
    public static let browser = ToolbarRole()
    /// To edit a document.
    public static let editor = ToolbarRole()
    /// To go from page to page.
    public static let navigationStack = ToolbarRole()
}

/// How a bar shows the title of a page.
public struct ToolbarTitleDisplayMode: Sendable {
    private init() {}

    /// As the page below does.
    public static let automatic = ToolbarTitleDisplayMode()
    /// Large, and below the bar, where there is such a place.
    public static let large = ToolbarTitleDisplayMode()
    /// Large, and in the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode()
    /// In the bar.
    public static let inline = ToolbarTitleDisplayMode()
}

extension View {
    /// Shows or hides bars of the page that the view stands on, or the tabs of the tab view around it.
    ///
    /// Without bars it is the one with the title. A window's header bar stays, without what the page adds to it.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        setBarVisibility(visibility, bars: bars)
    }

    /// Shows or hides bars of the page that the view stands on; the newer name of ``View/toolbar(_:for:)``.
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
        return transformPreference(NavigationBarWishesKey.self) { wishes in
            if hidesTop { wishes.isHidden = isHidden }
            if kinds.contains(.bottomBar) { wishes.hidesBottomBar = isHidden }
        }
        .transformPreference(TabBarHiddenKey.self) { wish in
            if kinds.contains(.tabBar) { wish = isHidden }
        }
    }

    /// Says what the bars of the page are for. All roles look alike here.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Says how the bar shows the title of the page.
    ///
    /// A window's header bar, and a terminal, have one place and one size for titles, so that all modes look alike.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    /// Sets what stands beside or below the title of the page that the view stands in.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        preference(key: NavigationSubtitleKey.self, value: subtitle)
    }

    /// Sets what stands beside or below the title of the page that the view stands in, localised.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets what stands beside or below the title of the page that the view stands in, shown as it is.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
}
