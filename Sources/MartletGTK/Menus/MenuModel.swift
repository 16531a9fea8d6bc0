#if GTK
import CGTK
import Martlet

/// The app's menus for GTK: a model, and an action for each item.
///
/// An open menu stays open while its items change, because only differences are applied to the model.
final class MenuModel {
    private let root = MenuLevel()
    let actions: MenuActions
    /// The menus that are shown.
    private var items: [MenuItem] = []

    /// - Parameter prefix: The prefix of the action names. Menus inside a window with menus of the app need a prefix of
    ///   their own, because GTK confuses actions of the same name.
    init(prefix: String = "menu") { actions = MenuActions(prefix: prefix) }

    /// The model for a menu button.
    var model: UnsafeMutablePointer<GMenuModel> { root.menu.menuModel }

    /// Adds the actions to a window, for all widgets inside.
    func insert(into window: Widget) { actions.insert(into: window) }

    /// Replaces the menus. The app's own items are in the menu itself, after the other menus.
    func show(_ menus: [MenuItem]) {
        items = menus
        actions.begin { [unowned self] path in perform(at: path) }
        let others = menus.indices.dropFirst().map { MenuEntry(menus[$0], at: [$0]) }
        var sections = others.isEmpty ? [] : [MenuSection(title: "", entries: others)]
        if let app = menus.first { sections += MenuLevel.sections(of: app.items, at: [0]) }
        root.show(sections, actions)
        actions.end()
    }

    /// Performs the item at a path of indices.
    private func perform(at path: [Int]) {
        var items = self.items
        var found: MenuItem?
        for index in path {
            guard items.indices.contains(index) else { return }
            found = items[index]
            items = found?.items ?? []
        }
        if let found { onMain(found) { $0.perform() } }
    }
}

/// An item, and its way from the menu bar.
struct MenuEntry {
    let item: MenuItem
    let path: [Int]
    /// The title with a mnemonic, in GTK's format.
    var label = ""

    init(_ item: MenuItem, at path: [Int]) {
        self.item = item
        self.path = path
    }

    /// Whether the entry is a submenu. GTK can't disable a submenu, so a disabled one is an item.
    var isMenu: Bool {
        if case .submenu = item.kind { return item.isEnabled }
        return false
    }

    var isChoice: Bool {
        if case .choice = item.kind { return true }
        return false
    }

    /// Returns whether both entries are equal in the model, which contains neither their items nor their state.
    func isShown(like other: MenuEntry) -> Bool {
        label == other.label && isMenu == other.isMenu
            && (isMenu || path == other.path && item.shortcut == other.item.shortcut && isChoice == other.isChoice)
    }
}

/// Items of a menu between two lines.
struct MenuSection {
    /// The title above the entries.
    var title: String
    var entries: [MenuEntry]
}

/// A menu: sections of items, with lines between them.
final class MenuLevel {
    private final class Section {
        let menu = g_menu_new()!
        var title = ""
        var entries: [MenuEntry] = []
        /// The menus among the items.
        var levels: [MenuLevel?] = []

        deinit { g_object_unref(UnsafeMutableRawPointer(menu)) }
    }

    let menu = g_menu_new()!
    private var sections: [Section] = []
    private var mnemonics = Mnemonics()

    deinit { g_object_unref(UnsafeMutableRawPointer(menu)) }

    /// The items between separators.
    static func sections(of items: [MenuItem], at path: [Int]) -> [MenuSection] {
        var sections = [MenuSection(title: "", entries: [])]
        for (index, item) in items.enumerated() {
            if item.kind == .separator {
                sections.append(MenuSection(title: item.title, entries: []))
            } else {
                sections[sections.count - 1].entries.append(MenuEntry(item, at: path + [index]))
            }
        }
        return sections.filter { !$0.entries.isEmpty }
    }

    func show(_ sections: [MenuSection], _ actions: MenuActions) {
        var labels = mnemonics.mark(sections.flatMap(\.entries).map(\.item.title))[...]
        show(
            labelled: sections.map { section in
                var section = section
                for index in section.entries.indices { section.entries[index].label = labels.removeFirst() }
                return section
            }, actions)
    }

    private func show(labelled new: [MenuSection], _ actions: MenuActions) {
        while sections.count > new.count {
            sections.removeLast()
            g_menu_remove(menu, Int32(sections.count))
        }
        while sections.count < new.count {
            let section = Section()
            sections.append(section)
            g_menu_append_section(menu, nil, section.menu.menuModel)
        }
        for (index, (section, wanted)) in zip(sections, new).enumerated() {
            if section.title != wanted.title {
                section.title = wanted.title
                g_menu_remove(menu, Int32(index))
                g_menu_insert_section(
                    menu, Int32(index), wanted.title.isEmpty ? nil : wanted.title, section.menu.menuModel)
            }
            show(wanted.entries, in: section, actions)
        }
    }

    private func show(_ new: [MenuEntry], in section: Section, _ actions: MenuActions) {
        let old = section.entries
        let shorter = min(old.count, new.count)
        let head = (0..<shorter).first { !old[$0].isShown(like: new[$0]) } ?? shorter
        let tail =
            (0..<shorter - head).first { !old[old.count - 1 - $0].isShown(like: new[new.count - 1 - $0]) }
            ?? shorter - head
        for _ in head..<old.count - tail { g_menu_remove(section.menu, Int32(head)) }
        section.levels.replaceSubrange(
            head..<old.count - tail,
            with: new[head..<new.count - tail].map { $0.isMenu ? MenuLevel() : nil })
        section.entries = new
        for (index, entry) in new.enumerated() {
            let level = section.levels[index]
            level?.show(Self.sections(of: entry.item.items, at: entry.path), actions)
            if level == nil { actions.show(entry) }
            if (head..<new.count - tail).contains(index) { insert(entry, level, at: index, in: section, actions) }
        }
    }

    private func insert(
        _ entry: MenuEntry, _ level: MenuLevel?, at index: Int, in section: Section, _ actions: MenuActions
    ) {
        if let level {
            g_menu_insert_submenu(section.menu, Int32(index), entry.label, level.menu.menuModel)
            return
        }
        let made = g_menu_item_new(entry.label, actions.fullName(entry.path))!
        if let accelerator = entry.item.shortcut.flatMap(Accelerator.name) {
            g_menu_item_set_attribute_value(made, "accel", g_variant_new_string(accelerator))
        }
        if entry.isChoice {
            g_menu_item_set_attribute_value(made, "target", g_variant_new_string(MenuActions.chosen))
        }
        g_menu_insert_item(section.menu, Int32(index), made)
        g_object_unref(UnsafeMutableRawPointer(made))
    }
}

extension OpaquePointer {
    /// A `GMenu` as the class that it belongs to.
    fileprivate var menuModel: UnsafeMutablePointer<GMenuModel> { UnsafeMutablePointer(self) }
}
#endif
