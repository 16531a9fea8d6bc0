/// A part of a container that has toolbar items of its own.
public struct ContentToolbarPlacement: Sendable {
    /// The sidebar of a tab view (``TabViewStyle/sidebarAdaptable``).
    public static let tabViewSidebar = ContentToolbarPlacement()

    private init() {}
}

/// Toolbar items as a view, which has no size.
private nonisolated struct ToolbarCarrier<Items: ToolbarContent>: View {
    let items: Items

    @MainActor var body: some View { EmptyCorner().toolbar { items } }
}

extension View {
    /// Adds toolbar items for a part of the containers in the view.
    ///
    ///     TabView {
    ///         Tab("Library", systemImage: "books.vertical") { LibraryView() }
    ///         Tab("Shop", systemImage: "cart") { ShopView() }
    ///     }
    ///     .tabViewStyle(.sidebarAdaptable)
    ///     .contentToolbar(for: .tabViewSidebar) {
    ///         ToolbarItem(placement: .topBarLeading) { Button("Edit", systemImage: "pencil", action: edit) }
    ///     }
    ///
    /// The items are in the bar of the window while the sidebar is shown, whichever tab is selected. Unlike
    /// ``View/toolbar(content:)`` outside of the tab view, they leave with the sidebar.
    ///
    /// - Parameters:
    ///   - placement: The part of the container.
    ///   - content: The items, and groups of items.
    nonisolated public func contentToolbar<Content: ToolbarContent>(
        for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(TabSidebarPartModifier(kind: .toolbar, part: ToolbarCarrier(items: content())))
    }
}
