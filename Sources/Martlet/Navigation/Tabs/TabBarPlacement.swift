/// The place of the tabs of a tab view.
public struct TabBarPlacement: Hashable, Sendable {
    private enum Kind { case topBar, bottomBar, sidebar, ornament, pageIndicator }

    private let kind: Kind

    /// A row above the pages.
    public static let topBar = TabBarPlacement(kind: .topBar)
    /// A row below the pages.
    public static let bottomBar = TabBarPlacement(kind: .bottomBar)
    /// A sidebar, for the style `sidebarAdaptable`.
    public static let sidebar = TabBarPlacement(kind: .sidebar)
    /// An ornament beside the window. Windows have none here.
    public static let ornament = TabBarPlacement(kind: .ornament)
    /// The dots of the style `page`.
    public static let pageIndicator = TabBarPlacement(kind: .pageIndicator)
}

private enum TabBarPlacementKey: EnvironmentKey { static var defaultValue: TabBarPlacement? { nil } }
private enum HasTabSidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ShowsTabSectionsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The placement of the tabs of the enclosing tab view; `nil` outside of tab views.
    ///
    ///     struct Page: View {
    ///         @Environment(\.tabBarPlacement) private var placement
    ///
    ///         var body: some View {
    ///             List { Text("Inbox") }
    ///                 .toolbar { if placement == .bottomBar { AddButton() } }
    ///         }
    ///     }
    ///
    /// The row of tabs is above the pages, and below them in a narrow window. With the style `sidebarAdaptable` and
    /// room for it, the tabs are in a sidebar.
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabBarPlacementKey.self] }
        set { self[TabBarPlacementKey.self] = newValue }
    }

    /// Whether the tab view in which the view is shows the tabs of sections; false outside of tab views.
    ///
    /// A row of tabs and a sidebar both show the tabs of all sections, so that no page has to list those of its section.
    public internal(set) var isTabBarShowingSections: Bool {
        get { self[ShowsTabSectionsKey.self] }
        set { self[ShowsTabSectionsKey.self] = newValue }
    }

    /// Whether the tabs of the enclosing tab view can be shown in a sidebar: with the style `sidebarAdaptable`, and in a
    /// regular width.
    public internal(set) var isTabViewSidebarAvailable: Bool {
        get { self[HasTabSidebarKey.self] }
        set { self[HasTabSidebarKey.self] = newValue }
    }
}
