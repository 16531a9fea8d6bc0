/// A menu item that toggles the sidebar of the key window.
nonisolated public struct SidebarCommands: Commands {
    /// Creates the commands.
    public init() {}

    /// The item, in the sidebar group.
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

/// A menu item that toggles the inspector of the key window.
nonisolated public struct InspectorCommands: Commands {
    /// Creates the commands.
    public init() {}

    /// The item, after the sidebar group.
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

/// Commands for toolbars. They are empty: users cannot hide or customize toolbars here.
nonisolated public struct ToolbarCommands: Commands {
    /// Creates the commands.
    public init() {}

    /// No items.
    @MainActor @preconcurrency public var body: some Commands { EmptyCommands() }
}

/// Commands for finding and transforming text. They are empty: fields have the desktop's context menu.
nonisolated public struct TextEditingCommands: Commands {
    /// Creates the commands.
    public init() {}

    /// No items.
    @MainActor @preconcurrency public var body: some Commands { EmptyCommands() }
}

/// Commands for formatting text. They are empty here.
nonisolated public struct TextFormattingCommands: Commands {
    /// Creates the commands.
    public init() {}

    /// No items.
    @MainActor @preconcurrency public var body: some Commands { EmptyCommands() }
}

/// Commands for importing from devices. They are empty here.
nonisolated public struct ImportFromDevicesCommands: Commands {
    /// Creates the commands.
    public init() {}

    /// No items.
    @MainActor @preconcurrency public var body: some Commands { EmptyCommands() }
}
