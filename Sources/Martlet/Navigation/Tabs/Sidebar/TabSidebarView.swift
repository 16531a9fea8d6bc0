import Foundation

/// The content of a tab view's sidebar.
struct TabSidebarModel {
    /// A tab.
    struct Item: Identifiable {
        let id: ObjectIdentifier
        let label: AnyView?
        let badge: Text?
        let isDisabled: Bool
        let isMovable: Bool
        let descriptions: [TabTraits.Description]
    }

    /// The tabs of a section, or adjacent tabs outside of sections.
    struct Group: Identifiable {
        let id: AnyHashable
        var header: AnyView?
        var actions: [AnyView] = []
        var items: [Item] = []
        /// Moves items; `nil` if users cannot move them.
        var move: ((IndexSet, Int) -> Void)?
    }

    var groups: [Group] = []
    var header: AnyView?
    var footer: AnyView?
    var bottomBar: AnyView?
    /// The item of the visible page.
    var selected: ObjectIdentifier?
    var select: (ObjectIdentifier) -> Void = { _ in }
}

/// The sidebar of a tab view: a list of its tabs, of which the selected row is that of the visible page.
nonisolated struct TabSidebarView: View {
    let model: TabSidebarModel
    /// The collapsed sections.
    @State private var collapsed: Set<AnyHashable> = []

    init(model: TabSidebarModel) { self.model = model }

    @MainActor var body: some View {
        let list = List(selection: Binding(get: { model.selected }, set: { if let id = $0 { model.select(id) } })) {
            if let header = model.header { header.selectionDisabled() }
            ForEach(model.groups) { group in
                if let header = group.header {
                    Section(isExpanded: isExpanded(group.id)) {
                        TabSidebarRows(group: group)
                    } header: {
                        TabSidebarSectionHeader(title: header, isExpanded: isExpanded(group.id))
                    }
                } else {
                    Section { TabSidebarRows(group: group) }
                }
            }
            if let footer = model.footer { footer.selectionDisabled() }
        }
        if let bottomBar = model.bottomBar {
            VStack(spacing: 0) {
                list
                bottomBar.padding(.vertical, 8)
            }
        } else {
            list
        }
    }

    @MainActor private func isExpanded(_ id: AnyHashable) -> Binding<Bool> {
        Binding(
            get: { !collapsed.contains(id) },
            set: { if $0 { collapsed.remove(id) } else { collapsed.insert(id) } })
    }
}

/// The rows of a section: its tabs, and the actions below them.
private nonisolated struct TabSidebarRows: View {
    let group: TabSidebarModel.Group

    @MainActor var body: some View {
        ForEach(group.items) { item in
            item.label
                .badge(item.badge)
                .modifier(
                    AccessibilityModifier(value: item.descriptions) { descriptions, context, properties in
                        for describe in descriptions { describe(context, &properties) }
                    }
                )
                .opacity(item.isDisabled ? 0.5 : 1)
                .disabled(item.isDisabled)
                .selectionDisabled(item.isDisabled)
                .rowDisabled(item.isDisabled)
                .moveDisabled(!item.isMovable)
        }
        .onMove(perform: group.move)
        ForEach(group.actions.indices, id: \.self) {
            group.actions[$0].buttonStyle(.borderless).selectionDisabled()
        }
    }
}

/// The header of a section: a button that collapses and expands it.
private nonisolated struct TabSidebarSectionHeader: View {
    let title: AnyView
    let isExpanded: Binding<Bool>

    @MainActor var body: some View {
        Button {
            isExpanded.wrappedValue.toggle()
        } label: {
            HStack {
                title
                Spacer()
                Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
            }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(.isHeader)
        .accessibilityValue(isExpanded.wrappedValue ? Text("Expanded") : Text("Collapsed"))
    }
}

/// The button in the bar that shows and hides the sidebar.
nonisolated struct TabSidebarToggle: View {
    /// Whether the sidebar is shown; `nil` where there is no room for one.
    let isShown: Bool?
    /// The items that the bar has while the sidebar is shown.
    let items: AnyView?
    let toggle: () -> Void

    init(isShown: Bool?, items: AnyView?, toggle: @escaping () -> Void) {
        self.isShown = isShown
        self.items = items
        self.toggle = toggle
    }

    @MainActor var body: some View {
        ZStack {
            EmptyCorner()
            items
        }
        .toolbar {
            if isShown != nil {
                ToolbarItem(placement: .sidebarToggle) {
                    Button("Toggle Sidebar", systemImage: "sidebar.left") { toggle() }
                        .keyboardShortcut("s", modifiers: [.control, .command])
                }
            }
        }
        .focusedSceneValue(\.sidebarToggle, isShown.map { PageToggle(isShown: $0) { toggle() } })
    }
}

/// A view without a size, which carries the items of a bar.
nonisolated struct EmptyCorner: View {
    @MainActor var body: some View { Color.clear.frame(width: 0, height: 0).accessibilityHidden(true) }
}
