/// An item of the app's menus, as it is now.
package struct MenuItem {
    /// What an item is.
    package enum Kind: Equatable {
        /// Does something.
        case command
        /// Turns something on and off.
        case toggle(isOn: Bool)
        /// Shows more items: a menu.
        case submenu([MenuItem])
        /// A line between groups of items.
        case separator
    }

    /// What the item says.
    package let title: String
    package let kind: Kind
    /// Whether the item can be chosen.
    package let isEnabled: Bool
    /// The keys that do the same.
    package let shortcut: KeyboardShortcut?
    private let action: @MainActor () -> Void

    init(
        _ title: String,
        _ kind: Kind = .command,
        isEnabled: Bool = true,
        shortcut: KeyboardShortcut? = nil,
        action: @escaping @MainActor () -> Void = {}
    ) {
        self.title = title
        self.kind = kind
        self.isEnabled = isEnabled
        self.shortcut = shortcut
        self.action = action
    }

    /// A menu without a title.
    package init(submenu items: [MenuItem]) { self.init("", .submenu(items)) }

    static var separator: MenuItem { MenuItem("", .separator) }

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
    }
}

extension RenderNode {
    /// The items that the views in the node stand for: controls, texts, dividers.
    @MainActor
    var menuItems: [MenuItem] {
        var items: [MenuItem] = []
        for child in layoutChildren { child.appendMenuItems(to: &items, shortcut: nil) }
        return items
    }

    @MainActor
    private func appendMenuItems(to items: inout [MenuItem], shortcut outer: KeyboardShortcut?) {
        if isOutOfSight { return }
        let shortcut = extras?.input?.shortcuts.lazy.compactMap(\.shortcut).first ?? outer
        switch content {
        case .divider: items.append(.separator)
        case .text(let text): items.append(MenuItem(text.string, isEnabled: false))
        case .control(let control) where control.role == .menu:
            items.append(MenuItem(accessibilityLabel, .submenu(menuItems), isEnabled: control.isEnabled))
        case .control(let control):
            var kind = MenuItem.Kind.command
            if case .isOn(let isOn) = control.value { kind = .toggle(isOn: isOn) }
            let isEnabled = control.isEnabled && control.actions.activate != nil
            // What stands in a menu is not shown, and so can't be reached in other ways.
            let action: @MainActor () -> Void = { [weak self] in
                if let control = self?.controlContent, control.isEnabled { control.actions.activate?() }
            }
            items.append(
                MenuItem(accessibilityLabel, kind, isEnabled: isEnabled, shortcut: shortcut, action: action))
        default:
            for child in layoutChildren { child.appendMenuItems(to: &items, shortcut: shortcut) }
        }
    }
}
