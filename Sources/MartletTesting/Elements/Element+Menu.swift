import Martlet

extension Element {
    /// The context menu of the element, as text: a line for each item, indented by its depth. Empty if there is none.
    ///
    /// A string such as `"Copy\nShare\n  Mail"`; ``chooseContextMenuItem(_:)`` chooses, and
    /// `find(.menuItem, "Copy")` of the element gives an item as an ``Element``. It has the items of the nearest `contextMenu` around the element, and what can be done with the row of a list
    /// that it stands in: swipe actions, deleting and moving.
    public var contextMenu: String {
        node.menu.contextItems.map { $0.description(indent: "") }.joined(separator: "\n")
    }

    /// Opens the menu of the element and chooses an item: the titles of the menus on the way to it, and its own.
    /// - Throws: ``ElementNotFound`` if there is none, ``ElementNotOperable`` if it is disabled, or if the element is
    ///   hidden.
    public func chooseContextMenuItem(_ titles: String...) throws { try chooseContextMenuItem(titles) }

    package func chooseContextMenuItem(_ titles: [String]) throws {
        try requireShown("open the menu of")
        var items = node.menu.contextItems
        var found: MenuItem?
        for title in titles {
            found = items.first { $0.title == title }
            items = found?.items ?? []
            if found == nil { break }
        }
        let name = titles.joined(separator: " > ")
        guard let item = found else {
            throw ElementNotFound(description: "There is no item \(name) in the menu. The menu is:\n\(contextMenu)")
        }
        guard item.isEnabled else { throw refusal("choose \(name) in the menu of", "the item is disabled") }
        core.perform { item.perform() }
        core.update()
    }
}

extension Element {
    /// The menu that the element opens, as text: a line for each item, indented by its depth. Empty if there is no
    /// menu.
    ///
    /// An item that is on has `[x]` before it, the chosen one of several `(x)`.
    public var menu: String { node.menu.ownItems.map { $0.description(indent: "") }.joined(separator: "\n") }
}

extension Element {
    /// Chooses the item of a menu that the element represents.
    func choose(_ item: MenuItem) throws {
        try requireShown("choose")
        guard item.isEnabled else { throw refusal("choose", "it is disabled") }
        core.perform { item.perform() }
        core.update()
    }
}

extension ElementContainer {
    /// The items of the menus in the search scope: of elements that open a menu, of the app, and the context menu of an
    /// element.
    var menuItems: [Element] {
        var found: [Element] = []
        func add(_ items: [MenuItem], of node: RenderNode, in core: HostCore) {
            for item in items where item.kind != .separator {
                found.append(Element(node, core: core, item: item))
                add(item.items, of: node, in: core)
            }
        }
        if let host = self as? TestHost, let app = host.core.app {
            add(app.runtime.menus, of: host.core.scene.root, in: host.core)
        }
        if let element = self as? Element {
            add(element.node.menu.ownItems + element.node.menu.contextItems, of: element.node, in: element.core)
        }
        for search in searches {
            for node in search.nodes { add(node.menu.ownItems, of: node, in: search.core) }
        }
        return found
    }

    /// The first item of a menu that satisfies a condition.
    func findMenuItem(_ wanted: String, where isWanted: (Element) -> Bool) throws -> Element {
        let items = menuItems
        if let item = items.first(where: isWanted) { return item }
        throw ElementNotFound(
            description: "There is no \(wanted). "
                + (items.isEmpty
                    ? "Nothing there opens a menu."
                    : "Items of menus are: \(ElementNotFound.list(items.map(\.label)))."))
    }
}

extension MenuItem {
    /// Whether the item is on; nil if it has no such state.
    var isOn: Bool? {
        switch kind {
        case .toggle(let isOn), .choice(let isOn): isOn
        default: nil
        }
    }
}
