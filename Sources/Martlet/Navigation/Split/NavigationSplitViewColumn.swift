/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let number: Int

    /// The first column.
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 0) }
    /// The middle column.
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 1) }
    /// The last column.
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 2) }
}

extension NavigationSplitView {
    /// Creates a split view with three columns and a binding to the column that is shown alone in a narrow window.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: nil,
            compactColumn: preferredCompactColumn)
    }

    /// Creates a split view with three columns and bindings to the visible columns and to the column that is shown
    /// alone.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
            compactColumn: preferredCompactColumn)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a split view with two columns and a binding to the column that is shown alone in a narrow window.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: nil,
            compactColumn: preferredCompactColumn)
    }

    /// Creates a split view with two columns and bindings to the visible columns and to the column that is shown alone.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility,
            compactColumn: preferredCompactColumn)
    }
}
