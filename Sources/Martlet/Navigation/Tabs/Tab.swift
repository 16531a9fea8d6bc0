import AttributeGraph

/// The special purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private enum Kind { case search, prominent }

    private let kind: Kind

    /// A tab for searching. Without a label, the tab has the standard one: “Search” with a magnifying glass.
    public static let search = TabRole(kind: .search)
    /// The most important tab, which other tab bars set apart. Accepted without effect.
    public static let prominent = TabRole(kind: .prominent)
}

/// A tab of a tab view, with its page.
///
///     Tab("Received", systemImage: "tray.and.arrow.down.fill", value: Mail.received) { ReceivedView() }
nonisolated public struct Tab<Value, Content, Label> {
    let label: Label
    let content: Content
    let value: Value?
    let role: TabRole?
}

extension Tab: TabContent, PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
    /// The type of the tab's value.
    public typealias TabValue = Value

    /// Creates the page of the tab.
    nonisolated public static func _makeTabs(content tab: _GraphValue<Self>, inputs: _ViewInputs) {
        guard let collector = inputs.tabCollector, let controller = collector.controller else { return }
        collector.with(
            { traits in
                traits.setLabel(TabLabel(tab[\.label], inputs: inputs))
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

/// The default label of a tab: a title with an icon, or the standard label of its role.
///
/// ``TabRole/search`` is the only role with a standard label. Other roles leave a tab without a title and an icon.
nonisolated public struct DefaultTabLabel: View {
    enum Kind {
        case title(Text, icon: Image?)
        case search
    }

    let kind: Kind

    init(kind: Kind) { self.kind = kind }

    /// Creates the standard label of a role.
    init(role: TabRole?) { kind = role == .search ? .search : .title(Text(verbatim: ""), icon: nil) }

    /// The label.
    @MainActor @preconcurrency public var body: some View {
        switch kind {
        case .title(let title, let icon?): Label(title: title, icon: icon)
        case .title(let title, nil): title
        case .search: Label("Search", systemImage: "magnifyingglass")
        }
    }
}

// MARK: - With a value

extension Tab where Value: Hashable, Content: View, Label: View {
    /// Creates a tab with a value and a label from a builder.
    public init(
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), content: content(), value: value, role: role)
    }

    /// Creates a tab with a value and a label from a builder, for an optional selection.
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
    /// Creates a tab with a value, whose label follows from its role. The label is empty for other roles than search.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(label: DefaultTabLabel(role: role), content: content(), value: value, role: role)
    }

    /// Creates a tab with a localized title, a system symbol and a value.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title in the localization tables.
    ///   - systemImage: The name of the system symbol.
    ///   - value: The value that the selection has while the tab is selected.
    ///   - role: The special purpose of the tab; `nil` for an ordinary one.
    ///   - content: A builder of the page.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), Image(systemName: systemImage), value, role, content())
    }

    /// Creates a tab with a localized title, an image of the main bundle and a value.
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), Image(image), value, role, content())
    }

    /// Creates a tab with a localized title, a system symbol and a value, for an optional selection.
    public init<T: Hashable>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: T,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(Text(titleKey), Image(systemName: systemImage), value, role, content())
    }

    init(_ title: Text, _ icon: Image, _ value: Value, _ role: TabRole?, _ content: Content) {
        self.init(label: DefaultTabLabel(kind: .title(title, icon: icon)), content: content, value: value, role: role)
    }
}
