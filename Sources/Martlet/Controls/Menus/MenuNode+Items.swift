import Foundation

/// The conversion of views to menu items, which all kinds of menus share.
extension MenuNode {
    /// Returns the items for the views in the node: controls, pickers, menus, sections, texts and dividers.
    ///
    /// - Parameter isMenuBar: Whether the items are for the app's menu bar, where pickers without a style become
    ///   submenus.
    @MainActor
    func items(inMenuBar isMenuBar: Bool = false) -> [MenuItem] {
        var builder = MenuItemBuilder(isMenuBar: isMenuBar)
        for child in node.children { builder.add(child, shortcut: nil) }
        return builder.items.withoutLooseSeparators
    }

    /// Returns the items for some nodes, such as toolbar items that do not fit.
    @MainActor
    package static func items(of nodes: [RenderNode]) -> [MenuItem] {
        var builder = MenuItemBuilder(isMenuBar: false)
        for node in nodes { builder.add(node, shortcut: nil) }
        return builder.items.withoutLooseSeparators
    }

    /// The items of the menu that the control opens; empty without a menu.
    @MainActor
    package var ownItems: [MenuItem] {
        if let context = node.picker.context { return context.look.isMenu ? context.options.menu.items() : [] }
        return record?.items ?? []
    }

    /// The frame, in the window, of the button that opens the menu, in points.
    package var anchor: CGRect {
        let frame = node.frameInWindow
        let button = node.picker.menuButtonFrame
        return CGRect(
            x: frame.minX + button.minX, y: frame.minY + button.minY, width: button.width, height: button.height)
    }

    /// Opens the control's menu, unless the menu is empty.
    func open() {
        onMainActor(self.node) { node in
            if !node.menu.ownItems.isEmpty { node.scene.host.openMenu(of: node) }
        }
    }
}

/// Collects the items of a menu.
@MainActor
private struct MenuItemBuilder {
    let isMenuBar: Bool
    var items: [MenuItem] = []

    init(isMenuBar: Bool) { self.isMenuBar = isMenuBar }

    mutating func add(_ node: RenderNode, shortcut outer: KeyboardShortcut?) {
        if let option = node.picker.option {
            if option.isOption { return add(option) }
            return add(childrenOf: node, shortcut: outer)
        }
        if node.isOutOfSight { return }
        let shortcut = node.extras?.input?.shortcuts.lazy.compactMap(\.shortcut).first ?? outer
        switch node.content {
        case .divider: items.append(.separator)
        case .text(let text): items.append(MenuItem(text.string, isEnabled: false))
        case .control(let control):
            if let context = node.picker.context {
                add(context, of: node, control)
            } else if let menu = node.menu.record {
                items.append(MenuItem(node.reading.label, .submenu(menu.items), isEnabled: control.isEnabled))
            } else {
                add(control, of: node, shortcut: shortcut)
            }
        default: addChildren(of: node, shortcut: shortcut)
        }
    }

    private mutating func addChildren(of node: RenderNode, shortcut: KeyboardShortcut?) {
        guard let section = node.lazy.section else { return add(childrenOf: node, shortcut: shortcut) }
        // A footer is left out: menus have no place for it.
        items.append(.separator(titled: section.header.reading.nameAsLabel))
        for child in node.children where child !== section.header && child !== section.footer {
            add(child, shortcut: shortcut)
        }
        items.append(.separator)
    }

    private mutating func add(childrenOf node: RenderNode, shortcut: KeyboardShortcut?) {
        for child in node.children { add(child, shortcut: shortcut) }
    }

    private mutating func add(_ control: ControlContent, of node: RenderNode, shortcut: KeyboardShortcut?) {
        var kind = MenuItem.Kind.command
        if case .isOn(let isOn) = control.value { kind = .toggle(isOn: isOn) }
        // The control itself is hidden, so the item is the only way to press it.
        items.append(
            MenuItem(
                node.reading.label, kind, isEnabled: control.isEnabled && control.offers.contains(.press),
                isDestructive: control.face?.role == .destructive, shortcut: shortcut
            ) { [weak node] in
                node?.operate(.press, by: .menu)
            })
    }

    private mutating func add(_ option: PickerOption) {
        let item = MenuItem(option.name, .choice(isOn: option.isChosen), isEnabled: option.canBeChosen) {
            [weak option] in
            option?.choose()
        }
        items.append(item)
    }

    /// Adds the options of a picker, as a submenu or as a section.
    private mutating func add(_ context: PickerContext, of node: RenderNode, _ control: ControlContent) {
        let options = context.options.menu.items()
        let name = node.reading.label
        let isSubmenu =
            switch context.inMenu {
            case .submenu: true
            case .section: false
            case .automatic: isMenuBar
            }
        if isSubmenu {
            items.append(MenuItem(name, .submenu(options), isEnabled: control.isEnabled))
        } else {
            items.append(.separator(titled: context.label.flags.contains(.hidden) ? "" : name))
            items += options
            items.append(.separator)
        }
    }
}

extension [MenuItem] {
    /// The items without leading, trailing and repeated separators. Separators with a title stay.
    var withoutLooseSeparators: [MenuItem] {
        var items: [MenuItem] = []
        for item in self {
            if item.kind == .separator, items.last.map({ $0.kind == .separator }) ?? item.title.isEmpty {
                if item.title.isEmpty { continue }
                if items.last?.kind == .separator { items.removeLast() }
            }
            items.append(item)
        }
        while items.last?.kind == .separator { items.removeLast() }
        return items
    }
}
