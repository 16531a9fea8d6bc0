/// The current state of an item in a menu: in the menu bar, a context menu, a menu button or a picker.
package struct MenuItem {
    /// The kind of a menu item.
    package enum Kind: Equatable {
        /// An item that runs an action.
        case command
        /// An item that turns a setting on or off.
        case toggle(isOn: Bool)
        /// An option of which one in a group is chosen.
        case choice(isOn: Bool)
        /// A submenu.
        case submenu([MenuItem])
        /// A separator between groups of items. Its title is that of the following group.
        case separator
    }

    /// The title of the item.
    package let title: String
    package let kind: Kind
    /// Whether the user can choose the item.
    package let isEnabled: Bool
    /// Whether the item's action is destructive.
    package let isDestructive: Bool
    /// The keyboard shortcut of the item.
    package let shortcut: KeyboardShortcut?
    private let action: @MainActor () -> Void

    init(
        _ title: String,
        _ kind: Kind = .command,
        isEnabled: Bool = true,
        isDestructive: Bool = false,
        shortcut: KeyboardShortcut? = nil,
        action: @escaping @MainActor () -> Void = {}
    ) {
        self.title = title
        self.kind = kind
        self.isEnabled = isEnabled
        self.isDestructive = isDestructive
        self.shortcut = shortcut
        self.action = action
    }

    /// Creates a submenu without a title.
    package init(submenu items: [MenuItem]) { self.init("", .submenu(items)) }

    static var separator: MenuItem { MenuItem("", .separator) }

    /// Returns a separator with the title of the following items.
    static func separator(titled title: String) -> MenuItem { MenuItem(title, .separator) }

    /// Runs the item's action, if the item is enabled.
    @MainActor package func perform() { if isEnabled { action() } }

    /// Returns the item with a callback before its action, which receives the titles on the way to the chosen item and
    /// its own. The items of a submenu have it too.
    func reporting(below titles: [String] = [], _ chosen: @escaping @MainActor ([String]) -> Void) -> MenuItem {
        let titles = titles + [title]
        var kind = kind
        if case .submenu(let items) = kind { kind = .submenu(items.map { $0.reporting(below: titles, chosen) }) }
        return MenuItem(title, kind, isEnabled: isEnabled, isDestructive: isDestructive, shortcut: shortcut) {
            [action] in
            chosen(titles)
            action()
        }
    }

    /// The items of a submenu; empty for other items.
    package var items: [MenuItem] {
        if case .submenu(let items) = kind { return items }
        return []
    }

    /// Returns the titles on the way to the first item with a title, and its own; `nil` if no item has it.
    package func titles(to title: String) -> [String]? {
        switch kind {
        case .command, .toggle, .choice: return title == self.title ? [title] : nil
        case .separator: return nil
        case .submenu(let items): return titles(to: title, in: items)
        }
    }

    private func titles(to title: String, in items: [MenuItem]) -> [String]? {
        items.lazy.compactMap { $0.titles(to: title) }.first.map { [self.title] + $0 }
    }

    /// Returns the item or nested item whose shortcut matches a key.
    func item(for key: KeyInput) -> MenuItem? {
        if shortcut?.matches(key) == true, isEnabled { return self }
        return items.lazy.compactMap { $0.item(for: key) }.first
    }
}

extension MenuItem: Equatable {
    /// Whether two items look the same. Their actions are not compared.
    package static func == (a: MenuItem, b: MenuItem) -> Bool {
        a.title == b.title && a.kind == b.kind && a.isEnabled == b.isEnabled && a.shortcut == b.shortcut
            && a.isDestructive == b.isDestructive
    }
}
