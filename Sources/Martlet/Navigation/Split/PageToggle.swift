private enum ToggleSidebarKey: FocusedValueKey { typealias Value = PageToggle }
private enum ToggleInspectorKey: FocusedValueKey { typealias Value = PageToggle }

/// The state of a part of a window, with an action that toggles its visibility.
struct PageToggle {
    let isShown: Bool
    let toggle: @MainActor () -> Void
}

extension FocusedValues {
    /// The toggle of the sidebar in the key window.
    var sidebarToggle: PageToggle? {
        get { self[ToggleSidebarKey.self] }
        set { self[ToggleSidebarKey.self] = newValue }
    }

    /// The toggle of the inspector in the key window.
    var inspectorToggle: PageToggle? {
        get { self[ToggleInspectorKey.self] }
        set { self[ToggleInspectorKey.self] = newValue }
    }
}
