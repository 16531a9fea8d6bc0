// Tabs of a tab view without a selection binding.

extension Tab where Value == Never, Content: View, Label: View {
    /// Creates a tab with a label from a builder.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), value: nil, role: role)
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab whose label follows from its role. The label is empty for other roles than search.
    ///
    ///     TabView {
    ///         Tab("Books", systemImage: "book") { Text("All books") }
    ///         Tab(role: .search) { Text("Nothing found") }
    ///     }
    ///
    /// - Parameters:
    ///   - role: The special purpose of the tab; `nil` for an ordinary one.
    ///   - content: A builder of the page.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(label: DefaultTabLabel(role: role), content: content(), value: nil, role: role)
    }

    /// Creates a tab with a localized title and a system symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), Image(systemName: systemImage), role, content())
    }

    /// Creates a tab with a localized title and an image of the main bundle.
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), Image(image), role, content())
    }

    init(_ title: Text, _ icon: Image, _ role: TabRole?, _ content: Content) {
        self.init(label: DefaultTabLabel(kind: .title(title, icon: icon)), content: content, value: nil, role: role)
    }
}
