#if GTK
import CGTK
import Martlet

/// The actions behind menu items: whether an item is enabled and checked, and its effect.
final class MenuActions {
    private let prefix: String

    let group = g_simple_action_group_new()!
    /// The existing actions, by name, with the kinds of their states.
    private var known: [String: StateKind] = [:]

    /// The kind of an action's state.
    private enum StateKind { case none, toggle, choice }

    /// The target of a choice, which is also its state while it is chosen.
    static let chosen = "chosen"
    private var shown: Set<String> = []
    private var perform: ([Int]) -> Void = { _ in }

    init(prefix: String) { self.prefix = prefix }

    deinit { g_object_unref(UnsafeMutableRawPointer(group)) }

    private var map: OpaquePointer { OpaquePointer(group) }

    func fullName(_ path: [Int]) -> String { "\(prefix).\(Self.name(path))" }

    private static func name(_ path: [Int]) -> String { path.map { "\($0)" }.joined(separator: "-") }

    func insert(into window: Widget) { gtk_widget_insert_action_group(window, prefix, map) }

    /// Begins an update to other menus, whose items call `perform`.
    func begin(_ perform: @escaping ([Int]) -> Void) {
        self.perform = perform
        shown = []
    }

    /// Removes the actions without an item.
    func end() {
        for name in known.keys where !shown.contains(name) {
            g_action_map_remove_action(map, name)
            known[name] = nil
        }
    }

    /// Updates the action of an item.
    func show(_ entry: MenuEntry) {
        let name = Self.name(entry.path)
        shown.insert(name)
        let (kind, state) = Self.state(of: entry.item)
        // The floating reference is sunk, so that each call below adds a reference of its own.
        if let state { g_variant_ref_sink(state) }
        defer { if let state { g_variant_unref(state) } }
        if known[name] != kind { make(name, entry.path, kind, state) }
        let action = g_action_map_lookup_action(map, name)
        g_simple_action_set_enabled(action, entry.item.isEnabled && !entry.item.isMenu ? 1 : 0)
        if let state { g_simple_action_set_state(action, state) }
    }

    /// A choice is on while its state is its target.
    private static func state(of item: MenuItem) -> (kind: StateKind, value: OpaquePointer?) {
        switch item.kind {
        case .toggle(let isOn): (.toggle, g_variant_new_boolean(isOn ? 1 : 0))
        case .choice(let isOn): (.choice, g_variant_new_string(isOn ? chosen : ""))
        default: (.none, nil)
        }
    }

    private func make(_ name: String, _ path: [Int], _ kind: StateKind, _ state: OpaquePointer?) {
        let target = kind == .choice ? g_variant_type_new("s") : nil
        let action = state.map { g_simple_action_new_stateful(name, target, $0) } ?? g_simple_action_new(name, nil)
        if let target { g_variant_type_free(target) }
        connectPointer(UnsafeMutableRawPointer(action!), "activate") { [unowned self] in perform(path) }
        g_action_map_add_action(map, OpaquePointer(UnsafeMutableRawPointer(action!)))
        g_object_unref(UnsafeMutableRawPointer(action!))
        known[name] = kind
    }
}

extension MenuItem {
    /// Whether the item is a menu.
    fileprivate var isMenu: Bool {
        if case .submenu = kind { return true }
        return false
    }
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
