import AttributeGraph

/// What a tab is for, where it is more than one of several pages.
public struct TabRole: Hashable, Sendable {
    private enum Kind { case search }

    private let kind: Kind

    /// A tab to search by, which is called so where it says nothing else.
    public static let search = TabRole(kind: .search)
}

/// A tab, and the page that it shows.
///
///     Tab("Received", systemImage: "tray.and.arrow.down.fill", value: Mail.received) { ReceivedView() }
nonisolated public struct Tab<Value, Content, Label> {
    let label: Label
    let content: Content
    let value: Value?
    let role: TabRole?
}

extension Tab: TabContent, PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
    /// What the selection calls the tab.
    public typealias TabValue = Value

    /// Makes the pages of the tabs.
    nonisolated public static func _makeTabs(content tab: _GraphValue<Self>, inputs: _ViewInputs) {
        guard let collector = inputs.tabCollector, let controller = collector.controller else { return }
        collector.with(
            { traits in
                traits.setLabel(TabLabel(ControlLabel(tab[\.label]), inputs: inputs))
                traits.setTag { tab.pointer(in: $0).pointee.value.map { AnyHashable($0) } }
            },
            find: {
                let content = tab[\.content]
                var inner = inputs
                inner.wrappers = nil
                _ = controller.makePage(inner, traits: collector.traits) { $0.makePageContent(content) }
            })
    }
}

/// The label of a tab that says nothing itself: what its role calls it.
nonisolated public struct DefaultTabLabel: View {
    enum Kind {
        case title(Text, icon: Image?)
        case role
    }

    let kind: Kind

    /// The label that tabs have.
    @MainActor @preconcurrency public var body: some View {
        switch kind {
        case .title(let title, let icon?): Label(title: title, icon: icon)
        case .title(let title, nil): title
        case .role: Label("Search", systemImage: "magnifyingglass")
        }
    }
}

// MARK: - With a value

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A tab with a label of one's own, which a selection knows by a value.
    public init(
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), content: content(), value: value, role: role)
    }

    /// A tab with a label of one's own, which a selection that may be empty knows by a value.
    public init<T: Hashable>(
        value: T,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where Value == T? {
        self.init(label: label(), content: content(), value: value, role: role)
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab that is called by its role, which a selection knows by a value; without one it has no name.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        let kind: DefaultTabLabel.Kind = role == nil ? .title(Text(verbatim: ""), icon: nil) : .role
        self.init(label: DefaultTabLabel(kind: kind), content: content(), value: value, role: role)
    }

    /// A tab with a title that is localised, a system symbol and a value.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), Image(systemName: systemImage), value, role, content())
    }

    /// A tab with a title that is shown as it is, a system symbol and a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), Image(systemName: systemImage), value, role, content())
    }

    /// A tab with a title that is localised, a picture and a value.
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), Image(image), value, role, content())
    }

    /// A tab with a title that is shown as it is, a picture and a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), Image(image), value, role, content())
    }

    /// A tab with a title that is localised, a system symbol and a value, for a selection that may be empty.
    public init<T: Hashable>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: T,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(Text(titleKey), Image(systemName: systemImage), value, role, content())
    }

    /// A tab with a title that is shown as it is, a system symbol and a value, for a selection that may be empty.
    @_disfavoredOverload
    public init<S: StringProtocol, T: Hashable>(
        _ title: S,
        systemImage: String,
        value: T,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(Text(title), Image(systemName: systemImage), value, role, content())
    }

    init(_ title: Text, _ icon: Image, _ value: Value, _ role: TabRole?, _ content: Content) {
        self.init(label: DefaultTabLabel(kind: .title(title, icon: icon)), content: content, value: value, role: role)
    }
}
