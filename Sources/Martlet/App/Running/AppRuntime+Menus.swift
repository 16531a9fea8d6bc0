import Foundation

/// The standard menus of an app, merged with its commands.
extension AppRuntime {
    /// Whether the app adds anything to the standard menus.
    package var hasOwnMenus: Bool {
        !declarations.commands.isEmpty
            || declarations.windows.contains { window in
                window.traits.hasCommands && (window.kind == .settings || window.traits.toolbarLabels != nil)
            }
    }

    /// Performs the menu item with the shortcut of a key.
    ///
    /// - Returns: Whether there is an enabled one.
    @discardableResult
    package func performShortcut(_ key: KeyInput) -> Bool {
        guard let item = menus.lazy.compactMap({ $0.item(for: key) }).first else { return false }
        item.perform()
        return true
    }

    func makeMenus() -> [MenuItem] {
        var menus: [MenuItem] = []
        for menu in CommandGroupPlacement.Menu.allCases {
            // The app's own menus are between those for documents and those for windows.
            if menu == .window { menus += ownMenus }
            let items = items(of: menu)
            if !items.isEmpty { menus.append(MenuItem(menu.title, .submenu(items))) }
        }
        return menus
    }

    private var ownMenus: [MenuItem] {
        var menus: [(title: String, items: [MenuItem])] = []
        for record in declarations.commands where record.place == nil {
            // Menus with equal titles are merged.
            if let index = menus.firstIndex(where: { $0.title == record.title }) {
                menus[index].items += [.separator] + record.node.menu.items(inMenuBar: true)
            } else {
                menus.append((record.title, record.node.menu.items(inMenuBar: true)))
            }
        }
        return menus.map { MenuItem($0.title, .submenu($0.items.withoutLooseSeparators)) }
    }

    private func items(of menu: CommandGroupPlacement.Menu) -> [MenuItem] {
        var items: [MenuItem] = []
        for group in CommandGroupPlacement.all where group.menu == menu {
            items += [.separator] + added(.before, group)
            let replaces = declarations.commands.contains { $0.place == .init(side: .replacing, group: group) }
            items += [.separator] + (replaces ? added(.replacing, group) : standardItems(of: group))
            items += [.separator] + added(.after, group)
        }
        return items.withoutLooseSeparators
    }

    private func added(_ side: CommandRecord.Place.Side, _ group: CommandGroupPlacement) -> [MenuItem] {
        declarations.commands.filter { $0.place == .init(side: side, group: group) }
            .flatMap { $0.node.menu.items(inMenuBar: true) }
    }

    /// Returns the standard items of a group, which commands may replace.
    private func standardItems(of group: CommandGroupPlacement) -> [MenuItem] {
        switch group {
        case .appSettings:
            guard offered(.settings).first != nil else { return [] }
            return [item("Settings…", ",") { $0.openSettings() }]
        case .appTermination: return [item("Quit", "q") { $0.quit() }]
        case .newItem: return (documentDeclarations.isEmpty ? [] : documentItems) + newWindowItems
        case .saveItem:
            let close = item("Close Window", "w") { $0.closeKeyWindow() }
            return [close] + (documentDeclarations.isEmpty ? [] : savingItems)
        case .toolbar: return toolbarLabelItems
        case .singleWindowList:
            return offered(.single).map { window in item(title(of: window), window.traits.shortcut) { $0.open(window) }
            }
        default: return []
        }
    }

    /// The items for the labels in the toolbars of the window that is used, if the user can choose them.
    private var toolbarLabelItems: [MenuItem] {
        guard let traits = (keyWindow ?? windows.last)?.declaration.traits, traits.hasCommands,
            let labels = traits.toolbarLabels
        else { return [] }
        return ToolbarLabelChoice.options.map { title, style in
            MenuItem(title, .choice(isOn: style == labels.current)) { labels.style.wrappedValue = style }
        }
    }

    private var newWindowItems: [MenuItem] {
        let groups = offered(.group).filter { $0.documents == nil }
        let hasDocuments = !documentDeclarations.isEmpty
        return groups.enumerated().map { index, group in
            let title = groups.count == 1 ? "New Window" : "New \(title(of: group)) Window"
            let usual: KeyboardShortcut? = index == 0 && !hasDocuments ? KeyboardShortcut("n") : nil
            return item(title, group.traits.shortcut ?? usual) { $0.open(group) }
        }
    }

    private func offered(_ kind: WindowDeclaration.Kind) -> [WindowDeclaration] {
        declarations.windows.filter { $0.kind == kind && $0.traits.hasCommands }
    }

    func title(of window: WindowDeclaration) -> String {
        let context = scene.graph.untracked { scene.graph[scene.environment.textSurroundings].context }
        return window.title?.resolve(in: context).string ?? window.id ?? "\(window.number)"
    }

    func item(
        _ title: String,
        _ key: KeyEquivalent?,
        action: @escaping @MainActor (AppRuntime) -> Void
    ) -> MenuItem {
        item(title, key.map { KeyboardShortcut($0) }, action: action)
    }

    @_disfavoredOverload
    func item(
        _ title: String,
        _ shortcut: KeyboardShortcut?,
        action: @escaping @MainActor (AppRuntime) -> Void
    ) -> MenuItem {
        MenuItem(title, shortcut: shortcut) { [weak self] in
            if let self { action(self) }
        }
    }
}

extension CommandGroupPlacement.Menu {
    /// The title of the menu.
    fileprivate var title: String {
        switch self {
        case .app: ProcessInfo.processInfo.processName
        case .file: "File"
        case .edit: "Edit"
        case .format: "Format"
        case .view: "View"
        case .window: "Window"
        case .help: "Help"
        }
    }
}
