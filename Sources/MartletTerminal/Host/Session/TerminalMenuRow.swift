import Foundation
import Martlet

/// A line of a menu: an item, the title of items, or a line between them.
package struct TerminalMenuRow {
    let item: MenuItem
    /// Whether any row of the menu has a mark, so that all titles are indented by its width.
    let hasMarks: Bool

    /// Whether the row is a line between items.
    var isLine: Bool { item.kind == .separator && item.title.isEmpty }

    /// Whether the row is the title of the section below.
    var isTitle: Bool { item.kind == .separator && !item.title.isEmpty }

    /// Whether the row opens a menu.
    var isSubmenu: Bool {
        if case .submenu = item.kind { return true }
        return false
    }

    /// Whether the row has an action or a submenu.
    var canBeChosen: Bool { item.kind != .separator && item.isEnabled }

    /// The leading text, with a space before it.
    var text: String {
        guard !isTitle, hasMarks else { return " " + item.title }
        return switch item.kind {
        case .toggle(isOn: true): " ✓ " + item.title
        case .choice(isOn: true): " • " + item.title
        default: "   " + item.title
        }
    }

    /// The trailing text, with a space after it: the keys of the shortcut, or the arrow of a submenu.
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
    /// The keys of the item's shortcut in terminal notation; nil for none.
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
