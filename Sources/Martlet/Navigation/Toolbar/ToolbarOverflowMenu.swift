/// Actions that are always in a menu at the end of the page's bar.
///
///     .toolbar {
///         ToolbarOverflowMenu {
///             Button("Duplicate", action: duplicate)
///             Button("Rename", action: rename)
///         }
///     }
nonisolated public struct ToolbarOverflowMenu<Content: View> {
    private let menu: OverflowMenu<Content>

    /// Creates a menu.
    ///
    /// - Parameter content: A builder of the menu's items.
    public init(@ViewBuilder content: () -> Content) { menu = OverflowMenu(content: content()) }
}

extension ToolbarOverflowMenu: ToolbarContent, PrimitiveToolbarContent {
    /// Creates the button that opens the menu.
    public static func _makeToolbar(content item: _GraphValue<Self>, inputs: _ViewInputs) {
        ToolbarEntry.make(item[\.menu], inputs: inputs) { _ in .overflow }
    }
}

extension ToolbarOverflowMenu: CustomizableToolbarContent {}

/// The button that opens an overflow menu.
nonisolated struct OverflowMenu<Content: View>: View {
    let content: Content

    @MainActor var body: some View {
        Menu {
            content
        } label: {
            Label("More", systemImage: "ellipsis")
        }
    }
}

extension View {
    /// Adds actions to a menu at the end of the page's bar.
    ///
    ///     Editor()
    ///         .toolbarOverflowMenu {
    ///             Button("Duplicate", action: duplicate)
    ///             Button("Rename", action: rename)
    ///         }
    ///
    /// - Parameter content: A builder of the menu's items.
    nonisolated public func toolbarOverflowMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(ToolbarModifier(items: ToolbarOverflowMenu(content: content)))
    }
}
