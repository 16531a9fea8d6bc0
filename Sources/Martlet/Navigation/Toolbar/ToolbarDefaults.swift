import AttributeGraph

/// A kind of item that bars show without being declared.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    enum Kind { case sidebarToggle, title, search }

    let kind: Kind

    /// The button of a split view that toggles its columns.
    public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
    /// The title of the page.
    public static let title = ToolbarDefaultItemKind(kind: .title)
    /// The search field of the page.
    public static let search = ToolbarDefaultItemKind(kind: .search)

    /// The default placement of the item; `nil` for the title, which is no item here.
    var placement: ToolbarItemPlacement? {
        switch kind {
        case .sidebarToggle: .sidebarToggle
        case .search: .search
        case .title: nil
        }
    }
}

/// Moves a default item of the bars to another placement.
///
///     .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
nonisolated public struct DefaultToolbarItem: PrimitiveToolbarContent {
    private let content = EmptyView()
    private let kind: ToolbarDefaultItemKind
    private let placement: ToolbarItemPlacement

    /// Creates a declaration that moves a default item to a placement.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        self.kind = kind
        self.placement = placement
    }

    /// Creates the entry by which the bar moves the default item.
    public static func _makeToolbar(content item: _GraphValue<Self>, inputs: _ViewInputs) {
        let kind = item.read(in: inputs.graph).kind
        ToolbarEntry.make(item[\.content], moving: kind, inputs: inputs) { item.pointer(in: $0).pointee.placement }
    }
}

extension DefaultToolbarItem: CustomizableToolbarContent {}

/// The preference that removes the split view's button for toggling its columns.
enum SidebarToggleRemovedKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
    /// Removes a default item from the bars.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        let kind = defaultItemKind?.kind
        return transformPreference(NavigationBarSettingsKey.self) { if kind == .title { $0.hidesTitle = true } }
            .transformPreference(SidebarToggleRemovedKey.self) { if kind == .sidebarToggle { $0 = true } }
    }

    /// Adds a menu to the title of the page. A button before the title opens the menu.
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
