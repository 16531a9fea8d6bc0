// Tabs of a tab view without a selection.

extension Tab where Value == Never, Content: View, Label: View {
    /// A tab with a label of one's own.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), value: nil, role: role)
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A tab that is called by its role.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(label: DefaultTabLabel(kind: .role), content: content(), value: nil, role: role)
    }

    /// A tab with a title that is localised and a system symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), Image(systemName: systemImage), role, content())
    }

    /// A tab with a title that is shown as it is and a system symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), Image(systemName: systemImage), role, content())
    }

    /// A tab with a title that is localised and a picture.
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), Image(image), role, content())
    }

    /// A tab with a title that is shown as it is and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), Image(image), role, content())
    }

    init(_ title: Text, _ icon: Image, _ role: TabRole?, _ content: Content) {
        self.init(label: DefaultTabLabel(kind: .title(title, icon: icon)), content: content, value: nil, role: role)
    }
}
