/// What stands in bars without being declared.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    enum Kind { case sidebarToggle, title, search }

    let kind: Kind

    /// The button of a split view that shows and hides its columns.
    public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
    /// The title of the page.
    public static let title = ToolbarDefaultItemKind(kind: .title)
}

/// Whether a split view has no button that shows and hides its columns.
enum SidebarToggleRemovedKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
    /// Takes something out of the bars that stands there without being declared.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        let kind = defaultItemKind?.kind
        return transformPreference(NavigationBarWishesKey.self) { if kind == .title { $0.hidesTitle = true } }
            .transformPreference(SidebarToggleRemovedKey.self) { if kind == .sidebarToggle { $0 = true } }
    }

    /// Adds a menu to the title of the page: a button before it opens the menu.
    ///
    ///     Text(document.text)
    ///         .navigationTitle(document.name)
    ///         .toolbarTitleMenu { Button("Duplicate") { duplicate() } }
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let items = content()
        return toolbar {
            ToolbarItem(placement: .navigation) {
                Menu {
                    items
                } label: {
                    Label("Title Menu", systemImage: "chevron.down")
                }
            }
        }
    }
}
