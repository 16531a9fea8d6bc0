import Martlet

extension Element {
    /// The menu of the element, as text: a line for each item, indented by its depth. Empty where there is none.
    ///
    /// It has the items of the nearest `contextMenu` around the element, and what can be done with the row of a list
    /// that it stands in: swipe actions, deleting and moving.
    public var contextMenu: String {
        node.contextMenuItems.map { $0.description(indent: "") }.joined(separator: "\n")
    }

    /// Opens the menu of the element and chooses an item: the titles of the menus on the way to it, and its own.
    /// - Throws: ``ElementNotFound`` if there is none, ``ElementNotOperable`` if it is disabled, or if the element is
    ///   hidden.
    public func chooseContextMenuItem(_ titles: String...) throws {
        try requireShown("open the menu of")
        var items = node.contextMenuItems
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
    /// The menu that the element opens, as text: a line for each item, indented by its depth. Empty for what opens none.
    ///
    /// An item that is on has `[x]` before it, the chosen one of several `(x)`.
    public var menu: String { node.ownMenuItems.map { $0.description(indent: "") }.joined(separator: "\n") }
}
