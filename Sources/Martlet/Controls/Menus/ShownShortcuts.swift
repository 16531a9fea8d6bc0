/// Keys that do something in a window, and what they do.
package struct ShownShortcut: Hashable, Sendable {
    /// What the keys do: what the item of a menu, or the control, is called.
    package let title: String
    /// The keys.
    package let shortcut: KeyboardShortcut
}

/// Shortcuts that belong together.
package struct ShownShortcuts: Hashable, Sendable {
    /// What they have in common: the menu's title. Empty for those of controls.
    package var title: String
    /// The shortcuts, in the order of the menu or of the window.
    package var shortcuts: [ShownShortcut]
}

extension MenuItem {
    /// The shortcuts of the items in the menu and in its menus, by menu; those that do nothing now too.
    package var shownShortcuts: ShownShortcuts {
        ShownShortcuts(title: title, shortcuts: items.flatMap(\.ownShortcuts))
    }

    private var ownShortcuts: [ShownShortcut] {
        (shortcut.map { [ShownShortcut(title: title, shortcut: $0)] } ?? []) + items.flatMap(\.ownShortcuts)
    }
}

extension SceneGraph {
    /// The shortcuts of the controls that the window shows, without those of the default action and of leaving, which
    /// every window has.
    package var shownShortcuts: ShownShortcuts {
        var shortcuts: [ShownShortcut] = []
        root.appendShortcuts(to: &shortcuts)
        return ShownShortcuts(title: "", shortcuts: shortcuts)
    }
}

extension RenderNode {
    fileprivate func appendShortcuts(to shortcuts: inout [ShownShortcut]) {
        if isOutOfSight { return }
        for record in extras?.input?.shortcuts ?? [] {
            guard let shortcut = record.shortcut, shortcut != .defaultAction, shortcut != .cancelAction else {
                continue
            }
            let name = firstControl?.accessibilityLabel ?? accessibilityLabel
            if !name.isEmpty { shortcuts.append(ShownShortcut(title: name, shortcut: shortcut)) }
        }
        for child in layoutChildren { child.appendShortcuts(to: &shortcuts) }
    }

    /// The node, or the first in it, that is a control.
    private var firstControl: RenderNode? {
        if controlContent != nil { return self }
        for child in layoutChildren { if let found = child.firstControl { return found } }
        return nil
    }
}
