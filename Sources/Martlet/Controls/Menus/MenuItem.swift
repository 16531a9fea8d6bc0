/// An item of a menu, as it is now: of the app's menus, a view's, a menu button's or a picker's.
package struct MenuItem {
    /// What an item is.
    package enum Kind: Equatable {
        /// Does something.
        case command
        /// Turns something on and off.
        case toggle(isOn: Bool)
        /// One of several, of which one is chosen.
        case choice(isOn: Bool)
        /// Shows more items: a menu.
        case submenu([MenuItem])
        /// A line between groups of items. Its title is that of the group after it.
        case separator
    }

    /// What the item says.
    package let title: String
    package let kind: Kind
    /// Whether the item can be chosen.
    package let isEnabled: Bool
    /// Whether it destroys something.
    package let isDestructive: Bool
    /// The keys that do the same.
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

    /// A menu without a title.
    package init(submenu items: [MenuItem]) { self.init("", .submenu(items)) }

    static var separator: MenuItem { MenuItem("", .separator) }

    /// A line before items that have a title in common.
    static func separator(titled title: String) -> MenuItem { MenuItem(title, .separator) }

    /// Does what the item is for, if it can be chosen.
    @MainActor package func perform() { if isEnabled { action() } }

    /// The items of a menu.
    package var items: [MenuItem] {
        if case .submenu(let items) = kind { return items }
        return []
    }

    /// The item in the menu that a key operates.
    func item(for key: KeyInput) -> MenuItem? {
        if shortcut?.matches(key) == true, isEnabled { return self }
        return items.lazy.compactMap { $0.item(for: key) }.first
    }
}

extension MenuItem: Equatable {
    /// Whether both look alike.
    package static func == (a: MenuItem, b: MenuItem) -> Bool {
        a.title == b.title && a.kind == b.kind && a.isEnabled == b.isEnabled && a.shortcut == b.shortcut
            && a.isDestructive == b.isDestructive
    }
}
