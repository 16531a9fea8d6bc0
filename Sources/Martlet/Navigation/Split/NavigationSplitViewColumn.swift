/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let number: Int

    /// The first.
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 0) }
    /// The one in the middle.
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 1) }
    /// The last.
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 2) }
}

extension NavigationSplitView {
    /// Three columns, and a binding to the one that is shown where there is room for one.
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

    /// Three columns, and bindings to which of them are shown, and to the one that is shown where there is room for one.
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
    /// Two columns, and a binding to the one that is shown where there is room for one.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: nil,
            compactColumn: preferredCompactColumn)
    }

    /// Two columns, and bindings to which of them are shown, and to the one that is shown where there is room for one.
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
