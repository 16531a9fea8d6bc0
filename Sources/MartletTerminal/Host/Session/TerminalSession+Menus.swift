import Foundation
import Martlet

/// The menus of the app, of views and of controls, over the page.
extension TerminalSession {
    /// Opens the menu that a key or a press of the mouse asks for; false if the event asks for none.
    func opensMenu(_ event: TerminalEvent) -> Bool {
        switch event {
        case .key(let press) where press.key == .function(10) && press.modifiers == .shift:
            if let menu = scene.contextMenuOfFocus() { openMenu(menu.items, at: menu.frame) }
            return true
        case .key(let press) where press.key == .function(10):
            openMenuBar()
            return true
        case .mouse(let mouse) where mouse.kind == .press && mouse.button == .right:
            let location = mouse.location - sceneOrigin
            // The anchor is the cell at the pointer.
            let cell = HostProfile.cell
            openMenu(
                scene.contextMenu(at: location),
                at: CGRect(origin: location, size: .zero).insetBy(dx: -cell.width / 2, dy: -cell.height / 2))
            return true
        case .mouse(let mouse) where mouse.kind == .press && hint(contains: mouse):
            openMenuBar()
            return true
        default: return false
        }
    }

    private func hint(contains mouse: TerminalMouse) -> Bool {
        menuHint?.contains(column: mouse.column, row: mouse.row) == true
    }

    /// Opens the menu of a control, in a box at its button.
    func openMenu(of node: RenderNode) { openMenu(node.menu.ownItems, at: node.menu.anchor) }

    /// Opens a menu at its anchor, a rectangle of the front scene.
    private func openMenu(_ items: [MenuItem], at anchor: CGRect) {
        guard menu == nil, !items.isEmpty else { return }
        let origin = sceneOrigin
        let place = CellRect(covering: anchor.offsetBy(dx: origin.x, dy: origin.y))
        if device.isInline { inlineRows.overlay = place.endRow + items.rows.count + 2 }
        show(TerminalMenu(items, at: place, screen: screenSize))
    }

    private func openMenuBar() {
        let menus = runtime.menus
        guard !menus.isEmpty else { return }
        if device.isInline { inlineRows.overlay = (menus.map(\.items.rows.count).max() ?? 0) + 3 }
        show(TerminalMenu(bar: menus, screen: screenSize))
    }

    /// Updates the menus after a key or the mouse.
    func apply(_ outcome: TerminalMenu.Outcome) {
        switch outcome {
        case .open: repaintSoon()
        case .closed: closeMenu()
        case .chosen(let item):
            closeMenu()
            item.perform()
            awaitDeadline()
        }
    }

    private func show(_ menu: TerminalMenu) {
        self.menu = menu
        repaintSoon()
    }

    func closeMenu() {
        guard menu != nil else { return }
        menu = nil
        inlineRows.overlay = 0
        repaintSoon()
    }
}
