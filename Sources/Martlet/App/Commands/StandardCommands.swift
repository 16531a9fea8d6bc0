private enum ToggleSidebarKey: FocusedValueKey { typealias Value = PageToggle }
private enum ToggleInspectorKey: FocusedValueKey { typealias Value = PageToggle }

/// Shows or hides a part of what a window shows.
struct PageToggle {
    let isShown: Bool
    let toggle: @MainActor () -> Void
}

extension FocusedValues {
    /// Shows or hides the first columns of the split view in the window that is used.
    var sidebarToggle: PageToggle? {
        get { self[ToggleSidebarKey.self] }
        set { self[ToggleSidebarKey.self] = newValue }
    }

    /// Shows or hides the inspector in the window that is used.
    var inspectorToggle: PageToggle? {
        get { self[ToggleInspectorKey.self] }
        set { self[ToggleInspectorKey.self] = newValue }
    }
}

/// A menu item that shows or hides the first columns of the split view in the window that is used.
nonisolated public struct SidebarCommands: Commands {
    /// Makes the commands.
    public init() {}

    /// The item, among those of the side bar.
    @MainActor @preconcurrency public var body: some Commands {
        CommandGroup(replacing: .sidebar) { SidebarItem() }
    }
}

private struct SidebarItem: View {
    @FocusedValue(\.sidebarToggle) private var sidebar

    var body: some View {
        Button(sidebar?.isShown == false ? "Show Sidebar" : "Hide Sidebar") { sidebar?.toggle() }
            .disabled(sidebar == nil)
    }
}

/// A menu item that shows or hides the inspector in the window that is used.
nonisolated public struct InspectorCommands: Commands {
    /// Makes the commands.
    public init() {}

    /// The item, after those of the side bar.
    @MainActor @preconcurrency public var body: some Commands {
        CommandGroup(after: .sidebar) { InspectorItem() }
    }
}

private struct InspectorItem: View {
    @FocusedValue(\.inspectorToggle) private var inspector

    var body: some View {
        Button(inspector?.isShown == true ? "Hide Inspector" : "Show Inspector") { inspector?.toggle() }
            .keyboardShortcut("i", modifiers: [.control, .command])
            .disabled(inspector == nil)
    }
}

/// Items that show, hide and change tool bars. Bars of windows here are as the page has them, so that there are none.
nonisolated public struct ToolbarCommands: Commands {
    /// Makes the commands.
    public init() {}

    /// No items.
    @MainActor @preconcurrency public var body: some Commands { EmptyCommands() }
}

/// Items that find, and change letters. Fields have the desktop's own in a menu of theirs, so that there are none.
nonisolated public struct TextEditingCommands: Commands {
    /// Makes the commands.
    public init() {}

    /// No items.
    @MainActor @preconcurrency public var body: some Commands { EmptyCommands() }
}

/// Items that change the look of text. Fields have text of one look here, so that there are none.
nonisolated public struct TextFormattingCommands: Commands {
    /// Makes the commands.
    public init() {}

    /// No items.
    @MainActor @preconcurrency public var body: some Commands { EmptyCommands() }
}

/// Items that take in pictures from a telephone. None is connected here, so that there are none.
nonisolated public struct ImportFromDevicesCommands: Commands {
    /// Makes the commands.
    public init() {}

    /// No items.
    @MainActor @preconcurrency public var body: some Commands { EmptyCommands() }
}
