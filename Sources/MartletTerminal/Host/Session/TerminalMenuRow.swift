import Foundation
import Martlet

/// A line of a menu: an item, the title of items, or a line between them.
package struct TerminalMenuRow {
    let item: MenuItem
    /// Whether the menu has rows with a mark before their titles, so that every title stands behind the marks.
    let hasMarks: Bool

    /// Whether it is a line between items.
    var isLine: Bool { item.kind == .separator && item.title.isEmpty }

    /// Whether it says what the items below it have in common.
    var isTitle: Bool { item.kind == .separator && !item.title.isEmpty }

    /// Whether it opens a menu.
    var isSubmenu: Bool {
        if case .submenu = item.kind { return true }
        return false
    }

    /// Whether it does something, or opens a menu.
    var canBeChosen: Bool { item.kind != .separator && item.isEnabled }

    /// What stands at the left, with a blank before it.
    var text: String {
        guard !isTitle, hasMarks else { return " " + item.title }
        return switch item.kind {
        case .toggle(isOn: true): " ✓ " + item.title
        case .choice(isOn: true): " • " + item.title
        default: "   " + item.title
        }
    }

    /// What stands at the right, with a blank behind it: the keys, or what says that there is a menu.
    var trailingText: String { isSubmenu ? "› " : item.keys.map { $0 + " " } ?? "" }

    /// In cells.
    package var width: Int {
        let trailing = CellWidth.of(trailingText)
        return CellWidth.of(text) + (trailing > 0 ? 2 + trailing : 1)
    }
}

extension [MenuItem] {
    /// The lines of a menu.
    var rows: [TerminalMenuRow] {
        let hasMarks = contains { item in
            switch item.kind {
            case .toggle, .choice: true
            default: false
            }
        }
        return map { TerminalMenuRow(item: $0, hasMarks: hasMarks) }
    }
}

extension MenuItem {
    /// The keys that do what the item does, as a terminal has them; nil for none.
    var keys: String? {
        guard let shortcut else { return nil }
        var keys = ""
        if !shortcut.modifiers.isDisjoint(with: [.command, .control]) { keys += "Ctrl+" }
        if shortcut.modifiers.contains(.option) { keys += "Alt+" }
        if shortcut.modifiers.contains(.shift) { keys += "Shift+" }
        guard let scalar = shortcut.key.character.unicodeScalars.first, scalar.value > 32,
            !(0xF700...0xF8FF).contains(scalar.value)
        else { return nil }
        return keys + shortcut.key.character.uppercased()
    }
}
