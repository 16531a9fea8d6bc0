#if GTK
import CGTK
import Martlet

/// The app's menus as GTK shows them: a model, and an action for each item.
final class MenuModel {
    /// The name that items know the actions' group by.
    private static let group = "menu"

    private let menu = g_menu_new()!
    let actions = g_simple_action_group_new()!
    private var actionCount = 0
    private var shown: [MenuItem]?

    deinit {
        g_object_unref(UnsafeMutableRawPointer(menu))
        g_object_unref(UnsafeMutableRawPointer(actions))
    }

    /// The model for a menu button.
    var model: UnsafeMutablePointer<GMenuModel> { menu.menuModel }

    /// Makes the actions known to a window and what stands in it.
    func insert(into window: Widget) {
        gtk_widget_insert_action_group(window, Self.group, actions.opaqueGroup)
    }

    /// Shows other menus. The app's own items stand in the menu itself, after the other menus.
    func show(_ menus: [MenuItem]) {
        // What the items do may be new where they look as before; the actions ask for it when they are activated.
        current = menus
        guard menus != shown else { return }
        shown = menus
        g_menu_remove_all(menu)
        for index in 0..<actionCount { g_action_map_remove_action(actions.opaqueMap, Self.name(index)) }
        actionCount = 0
        let others = g_menu_new()!
        for (index, item) in menus.enumerated().dropFirst() { append(item, at: [index], to: others) }
        appendSection(others, to: menu)
        if let app = menus.first { appendItems(of: app, at: [0], to: menu) }
    }

    private var current: [MenuItem] = []

    private static func name(_ index: Int) -> String { "item-\(index)" }

    /// The item at the end of a path of places.
    private func item(at path: [Int]) -> MenuItem? {
        var items = current
        var found: MenuItem?
        for index in path {
            guard items.indices.contains(index) else { return nil }
            found = items[index]
            items = found?.items ?? []
        }
        return found
    }

    // MARK: - Building

    /// Appends the items of a menu, each run between separators as a section.
    private func appendItems(of item: MenuItem, at path: [Int], to menu: OpaquePointer) {
        var section = g_menu_new()!
        for (index, item) in item.items.enumerated() {
            if item.kind == .separator {
                appendSection(section, to: menu)
                section = g_menu_new()!
            } else {
                append(item, at: path + [index], to: section)
            }
        }
        appendSection(section, to: menu)
    }

    private func appendSection(_ section: OpaquePointer, to menu: OpaquePointer) {
        let model = section.menuModel
        if g_menu_model_get_n_items(model) > 0 { g_menu_append_section(menu, nil, model) }
        g_object_unref(UnsafeMutableRawPointer(section))
    }

    private func append(_ item: MenuItem, at path: [Int], to menu: OpaquePointer) {
        // An underscore would mark a letter to be pressed.
        let title = item.title.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
        if case .submenu = item.kind, item.isEnabled {
            let submenu = g_menu_new()!
            appendItems(of: item, at: path, to: submenu)
            g_menu_append_submenu(menu, title, submenu.menuModel)
            g_object_unref(UnsafeMutableRawPointer(submenu))
            return
        }
        let name = Self.name(actionCount)
        actionCount += 1
        addAction(name, for: item, at: path)
        let made = g_menu_item_new(title, "\(Self.group).\(name)")!
        if let accelerator = item.shortcut.flatMap(Accelerator.name) {
            g_menu_item_set_attribute_value(made, "accel", g_variant_new_string(accelerator))
        }
        g_menu_append_item(menu, made)
        g_object_unref(UnsafeMutableRawPointer(made))
    }

    private func addAction(_ name: String, for item: MenuItem, at path: [Int]) {
        let action =
            if case .toggle(let isOn) = item.kind {
                g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0))!
            } else {
                g_simple_action_new(name, nil)!
            }
        g_simple_action_set_enabled(action, item.isEnabled ? 1 : 0)
        let model = Unchecked(value: Weak(self))
        connectPointer(UnsafeMutableRawPointer(action), "activate") {
            if let item = model.value.object?.item(at: path) { onMain(item) { $0.perform() } }
        }
        g_action_map_add_action(actions.opaqueMap, OpaquePointer(UnsafeMutableRawPointer(action)))
        g_object_unref(UnsafeMutableRawPointer(action))
    }
}

extension OpaquePointer {
    /// A `GMenu` as the class that it belongs to.
    fileprivate var menuModel: UnsafeMutablePointer<GMenuModel> { UnsafeMutablePointer(self) }
}

extension UnsafeMutablePointer where Pointee == GSimpleActionGroup {
    fileprivate var opaqueGroup: OpaquePointer { OpaquePointer(self) }
    fileprivate var opaqueMap: OpaquePointer { OpaquePointer(self) }
}

/// Keyboard shortcuts as GTK writes them: `<Control>n`.
enum Accelerator {
    static func name(_ shortcut: KeyboardShortcut) -> String? {
        guard let key = keyName(shortcut.key) else { return nil }
        var name = ""
        if shortcut.modifiers.contains(.command) { name += "<Control>" }
        if shortcut.modifiers.contains(.shift) || shortcut.key.character.isUppercase { name += "<Shift>" }
        if shortcut.modifiers.contains(.option) { name += "<Alt>" }
        if shortcut.modifiers.contains(.control) { name += "<Super>" }
        return name + key
    }

    private static func keyName(_ key: KeyEquivalent) -> String? {
        switch key {
        case .upArrow: return "Up"
        case .downArrow: return "Down"
        case .leftArrow: return "Left"
        case .rightArrow: return "Right"
        case .escape: return "Escape"
        case .delete: return "BackSpace"
        case .deleteForward: return "Delete"
        case .home: return "Home"
        case .end: return "End"
        case .pageUp: return "Page_Up"
        case .pageDown: return "Page_Down"
        case .tab: return "Tab"
        case .return: return "Return"
        case .space: return "space"
        default:
            guard let scalar = key.character.lowercased().unicodeScalars.first, scalar.value >= 32 else { return nil }
            return gdk_keyval_name(gdk_unicode_to_keyval(scalar.value)).map { String(cString: $0) }
        }
    }
}
#endif
