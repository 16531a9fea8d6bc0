private enum ToolbarGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is in a control group of a toolbar.
    var isInToolbarGroup: Bool {
        get { self[ToolbarGroupKey.self] }
        set { self[ToolbarGroupKey.self] = newValue }
    }
}

extension _ViewInputs {
    /// The inputs for the controls of a control group, which know whether the group is in a toolbar.
    var insideControlGroup: _ViewInputs {
        guard toolbarEntry(of: parent) != nil else { return self }
        var inner = self
        inner.setEnvironment { _, values in values.isInToolbarGroup = true }
        return inner
    }
}

/// Leaves out a view of a control group in a toolbar.
nonisolated private struct ToolbarItemHidden: ViewModifier {
    let isHidden: Bool
    @Environment(\.isInToolbarGroup) private var isInToolbarGroup

    init(isHidden: Bool) { self.isHidden = isHidden }

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if !isHidden || !isInToolbarGroup { content }
    }
}

extension View {
    /// Hides a view of a control group in a toolbar, without hiding the whole group.
    ///
    ///     ToolbarItem(id: "share") {
    ///         ControlGroup {
    ///             ShareButton()
    ///             CollaborationButton()
    ///                 .toolbarItemHidden(!isCollaborating)
    ///         }
    ///     }
    ///
    /// The other views of the group take its place. Outside of such a group the modifier has no effect. To hide an item
    /// as a whole, use `hidden(_:)` of the item.
    ///
    /// - Parameter hidden: Whether the view is hidden.
    nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
        modifier(ToolbarItemHidden(isHidden: hidden))
    }
}
