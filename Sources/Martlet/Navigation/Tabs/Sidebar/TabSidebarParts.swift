import AttributeGraph

/// The views that modifiers add to the sidebar of a tab view.
final class TabSidebarParts {
    enum Kind { case header, footer, bottomBar, toolbar }

    private let kind: Kind
    private let view: (Graph) -> AnyView
    private let outer: TabSidebarParts?

    init(_ kind: Kind, outer: TabSidebarParts?, view: @escaping (Graph) -> AnyView) {
        self.kind = kind
        self.outer = outer
        self.view = view
    }

    /// Returns the view of the innermost modifier of a kind.
    func view(_ wanted: Kind, in graph: Graph) -> AnyView? {
        kind == wanted ? view(graph) : outer?.view(wanted, in: graph)
    }
}

nonisolated struct TabSidebarPartModifier<Part: View>: InputModifier {
    let kind: TabSidebarParts.Kind
    let part: Part

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let kind = modifier.peek(in: inputs.graph).kind
        let parts = TabSidebarParts(kind, outer: inputs.attachment(TabSidebarParts.self)) {
            AnyView(modifier.read(in: $0).part)
        }
        inputs.attach(TabSidebarParts.self, parts)
    }
}

extension View {
    /// Adds a view above the tabs in the sidebar of the tab views in the view.
    ///
    ///     TabView { Tab("Library", systemImage: "books.vertical") { LibraryView() } }
    ///         .tabViewStyle(.sidebarAdaptable)
    ///         .tabViewSidebarHeader { Text("All books") }
    ///
    /// The header scrolls with the tabs. Without room for a sidebar, it is not shown.
    ///
    /// - Parameter content: Creates the header.
    nonisolated public func tabViewSidebarHeader<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { modifier(TabSidebarPartModifier(kind: .header, part: content())) }

    /// Adds a view below the tabs in the sidebar of the tab views in the view. It scrolls with the tabs.
    nonisolated public func tabViewSidebarFooter<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { modifier(TabSidebarPartModifier(kind: .footer, part: content())) }

    /// Adds a view at the bottom of the sidebar of the tab views in the view, below the scrolling tabs.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { modifier(TabSidebarPartModifier(kind: .bottomBar, part: content())) }
}

private enum TabBarPreferredKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether adaptable tabs are a row until the user asks for the sidebar.
    var startsWithTabBar: Bool {
        get { self[TabBarPreferredKey.self] }
        set { self[TabBarPreferredKey.self] = newValue }
    }
}

extension View {
    /// Sets the initial placement of the tabs of adaptable tab views. The user changes it with the button in the bar
    /// that shows and hides the sidebar.
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View { environment(\.startsWithTabBar, !defaultPlacement.isOfSidebar) }

    /// Sets the initial placement of the tabs of adaptable tab views; see
    /// ``View/defaultAdaptableTabBarPlacement(_:)``.
    nonisolated public func defaultTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement) -> some View {
        defaultAdaptableTabBarPlacement(defaultPlacement)
    }
}
