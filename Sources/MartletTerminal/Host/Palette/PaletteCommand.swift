import Martlet

/// An action that the command palette offers: an item of a menu, or a control of the page.
package struct PaletteCommand {
    package let title: String
    /// The titles of the menus around the item; for a control of the page, its kind.
    package let path: String
    /// The keys of the shortcut; `nil` for none.
    package var keys: String?
    /// Whether the command is a setting that is on.
    package var isOn = false
    package var isDestructive = false
    /// Performs the action.
    package let perform: @MainActor () -> Void

    /// The columns of the shortcut, with a blank on each side.
    var keysText: String { keys.map { " \($0) " } ?? " " }

    /// The columns of a row: a sign, the title, its path two columns behind, and the shortcut.
    var width: Int { 3 + CellWidth.of(title) + 2 + CellWidth.of(path) + CellWidth.of(keysText) }

    /// Returns the commands of a menu, with those of the menus in it.
    @MainActor
    package static func commands(of items: [MenuItem], path: String = "") -> [PaletteCommand] {
        items.flatMap { item -> [PaletteCommand] in
            guard item.isEnabled else { return [] }
            switch item.kind {
            case .separator: return []
            case .submenu(let items):
                return commands(of: items, path: path.isEmpty ? item.title : "\(path) › \(item.title)")
            case .command, .toggle, .choice:
                guard !item.title.isEmpty else { return [] }
                let isOn = item.kind == .toggle(isOn: true) || item.kind == .choice(isOn: true)
                return [
                    PaletteCommand(
                        title: item.title, path: path, keys: item.keys, isOn: isOn, isDestructive: item.isDestructive,
                        perform: { item.perform() })
                ]
            }
        }
    }

    /// Returns the commands of a page: those of the focused view's context menu, then its buttons, links, toggles and
    /// menus in reading order.
    @MainActor
    package static func commands(on scene: SceneGraph) -> [PaletteCommand] {
        let context = scene.contextMenuOfFocus().map { commands(of: $0.items, path: "context menu") } ?? []
        let elements = ReadElement.flattened(ReadElement.elements(in: scene.root))
        return context
            + elements.flatMap { element -> [PaletteCommand] in
                guard element.isOperable, !element.label.isEmpty, let control = element.node.controlContent else {
                    return []
                }
                let items = element.node.menu.ownItems
                if !items.isEmpty { return commands(of: items, path: element.label) }
                guard control.offers.contains(.press) else { return [] }
                return [
                    PaletteCommand(
                        title: element.label, path: element.roleInWords,
                        isOn: element.node.controlContent?.value == .isOn(true),
                        isDestructive: control.face?.role == .destructive,
                        perform: { [node = element.node] in
                            // The page may have changed while the palette was open.
                            if node.isAttached, !node.isOutOfReach { node.operate(.press, by: .key) }
                        })
                ]
            }
    }
}
