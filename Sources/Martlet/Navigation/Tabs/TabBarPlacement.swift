/// The place of the tabs of a tab view.
public struct TabBarPlacement: Hashable, Sendable {
    private enum Kind { case topBar, bottomBar, sidebar, ornament, pageIndicator }

    private let kind: Kind

    /// A row above the pages.
    public static let topBar = TabBarPlacement(kind: .topBar)
    /// A row below the pages.
    public static let bottomBar = TabBarPlacement(kind: .bottomBar)
    /// A sidebar. Tab views have none here.
    public static let sidebar = TabBarPlacement(kind: .sidebar)
    /// An ornament beside the window. Windows have none here.
    public static let ornament = TabBarPlacement(kind: .ornament)
    /// The dots of the style `page`.
    public static let pageIndicator = TabBarPlacement(kind: .pageIndicator)
}

private enum TabBarPlacementKey: EnvironmentKey { static var defaultValue: TabBarPlacement? { nil } }

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
    /// The row of tabs is above the pages, and below them in a narrow window.
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabBarPlacementKey.self] }
        set { self[TabBarPlacementKey.self] = newValue }
    }
}
