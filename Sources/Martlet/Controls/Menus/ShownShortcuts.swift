/// A keyboard shortcut of a window, with its title.
package struct ShownShortcut: Hashable, Sendable {
    /// The title of the menu item or control.
    package let title: String
    /// The shortcut.
    package let shortcut: KeyboardShortcut
}

/// A group of keyboard shortcuts.
package struct ShownShortcuts: Hashable, Sendable {
    /// The title of the group's menu; empty for the shortcuts of controls.
    package var title: String
    /// The shortcuts, in the order of the menu or of the window.
    package var shortcuts: [ShownShortcut]
}

extension MenuItem {
    /// The shortcuts of the menu's items and nested items, including disabled ones.
    package var shownShortcuts: ShownShortcuts {
        ShownShortcuts(title: title, shortcuts: items.flatMap(\.ownShortcuts))
    }

    private var ownShortcuts: [ShownShortcut] {
        (shortcut.map { [ShownShortcut(title: title, shortcut: $0)] } ?? []) + items.flatMap(\.ownShortcuts)
    }
}

extension SceneGraph {
    /// The shortcuts of the controls in the window, except the default action and Cancel, which every window has.
    package var shownShortcuts: ShownShortcuts {
        var shortcuts: [ShownShortcut] = []
        root.keys.appendShortcuts(to: &shortcuts)
        return ShownShortcuts(title: "", shortcuts: shortcuts)
    }
}

extension KeyNode {
    fileprivate func appendShortcuts(to shortcuts: inout [ShownShortcut]) {
        if node.isOutOfSight { return }
        for record in node.extras?.input?.shortcuts ?? [] {
            guard let shortcut = record.shortcut, shortcut != .defaultAction, shortcut != .cancelAction else {
                continue
            }
            let name = firstControl?.reading.label ?? node.reading.label
            if !name.isEmpty { shortcuts.append(ShownShortcut(title: name, shortcut: shortcut)) }
        }
        for child in node.layoutChildren { child.keys.appendShortcuts(to: &shortcuts) }
    }

    /// The first control in the subtree, including the node itself.
    private var firstControl: RenderNode? {
        if node.controlContent != nil { return node }
        for child in node.layoutChildren { if let found = child.keys.firstControl { return found } }
        return nil
    }
}
