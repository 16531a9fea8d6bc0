#if GTK
import CGTK
import Foundation
import Martlet

/// The menu of a view or a control while it is open: a popover of GTK's at a place of the window's content.
final class ContextMenuPopover {
    private let popover: Widget
    private let menu = MenuModel(prefix: "items")

    /// - Parameters:
    ///   - items: The items of the menu.
    ///   - root: The widget of the window's content.
    ///   - place: The rectangle that the menu points to, in the window's points.
    ///   - closed: Called after the menu has closed and the chosen item was performed.
    init(_ items: [MenuItem], over root: Widget, at place: CGRect, closed: @escaping () -> Void) {
        menu.show([MenuItem(submenu: items)])
        popover = gtk_popover_menu_new_from_model(menu.model)
        g_object_ref_sink(popover)
        menu.insert(into: popover)
        gtk_widget_set_parent(popover, root)
        gtk_popover_set_has_arrow(popover.cast(), place.width > 1 ? 1 : 0)
        var rectangle = place.pointedTo
        gtk_popover_set_pointing_to(popover.cast(), &rectangle)
        if place.width <= 1 { gtk_widget_set_halign(popover, GTK_ALIGN_START) }
        let closed = Unchecked(value: closed)
        // The chosen item is performed first.
        popover.on("closed") { onIdle { closed.value() } }
    }

    /// The actions behind the items.
    var actions: OpaquePointer { OpaquePointer(menu.actions.group) }

    func open() { gtk_popover_popup(popover.cast()) }

    /// Moves the menu after the content was placed.
    func follow() { gtk_popover_present(popover.cast()) }

    func end() {
        gtk_widget_unparent(popover)
        g_object_unref(popover)
    }
}

/// The menus of views: opened by the secondary button, a long touch, the Menu key and Shift-F10.
extension GTKWindow {
    /// - Returns: Whether there is a menu.
    func openContextMenu(at point: CGPoint) -> Bool {
        let items = onMain((scene, point)) { $0.contextMenu(at: $1) }
        return openMenu(items, at: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    }

    /// Opens the context menu of the focused node.
    func openContextMenuOfFocus() -> Bool {
        guard let (items, frame) = onMain(scene, { $0.contextMenuOfFocus() }) else { return false }
        return openMenu(items, at: frame)
    }

    /// Opens the menu of a control, below its button.
    func openMenu(of node: RenderNode) {
        let (items, anchor) = onMain(node) { ($0.menu.ownItems, $0.menu.anchor) }
        _ = openMenu(items, at: anchor)
    }

    /// Opens a menu of items that points to a place of the content.
    @discardableResult
    func openMenu(_ items: [MenuItem], at place: CGRect) -> Bool {
        guard !items.isEmpty, let root = tree.rootView?.widget else { return false }
        contextMenu?.end()
        let menu = ContextMenuPopover(items, over: root, at: header.seen(place, in: root)) { [weak self] in
            guard let self else { return }
            contextMenu?.end()
            contextMenu = nil
            recoverFocus(ofContent: true)
        }
        contextMenu = menu
        menu.open()
        return true
    }
}
#endif
