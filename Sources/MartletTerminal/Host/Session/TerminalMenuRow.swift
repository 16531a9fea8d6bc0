import Foundation
import Martlet

/// A line of a menu: an item, the title of items, or a line between them.
struct TerminalMenuRow {
    let item: MenuItem
    /// How many menus stand around it.
    let depth: Int
    /// Whether it says what the items below it have in common.
    let isTitle: Bool

    /// Whether it is a line between items.
    var isLine: Bool { item.kind == .separator && !isTitle }

    /// In cells.
    var width: Int { depth * 2 + CellWidth.of(item.screenTitle) }

    var indent: CGFloat { CGFloat(depth) * 2 * HostProfile.cell.width }
}

struct MenuRow: View {
    let row: TerminalMenuRow
    var fillsWidth = false
    let choose: (MenuItem) -> Void

    var body: some View {
        if row.isLine {
            Divider()
        } else if row.isTitle {
            Text(row.item.title).foregroundStyle(.secondary).padding(.leading, row.indent)
        } else {
            Button {
                choose(row.item)
            } label: {
                Text(row.item.screenTitle)
                    .foregroundStyle(row.item.isDestructive ? Color.red : Color.primary)
                    .padding(.leading, row.indent)
                    .frame(maxWidth: fillsWidth ? .infinity : nil, alignment: .leading)
            }
            .buttonStyle(.plain)
            .disabled(!row.item.isEnabled)
        }
    }
}

extension [MenuItem] {
    /// The lines of a menu, with those of the menus in it below their titles.
    func rows(depth: Int) -> [TerminalMenuRow] {
        flatMap { item -> [TerminalMenuRow] in
            switch item.kind {
            case .submenu(let items):
                [TerminalMenuRow(item: item, depth: depth, isTitle: true)] + items.rows(depth: depth + 1)
            case .separator:
                [TerminalMenuRow(item: item, depth: depth, isTitle: !item.title.isEmpty)]
            default: [TerminalMenuRow(item: item, depth: depth, isTitle: false)]
            }
        }
    }
}

extension MenuItem {
    /// The items that can be chosen, of this one and those in it.
    var leaves: [MenuItem] {
        switch kind {
        case .submenu(let items): items.flatMap(\.leaves)
        case .separator: []
        default: [self]
        }
    }

    /// What a row says: the state, the title, and the keys.
    var screenTitle: String {
        var text = title
        if case .toggle(let isOn) = kind { text = (isOn ? "✓ " : "  ") + text }
        if case .choice(let isOn) = kind { text = (isOn ? "• " : "  ") + text }
        guard let shortcut else { return text }
        var keys = ""
        if !shortcut.modifiers.isDisjoint(with: [.command, .control]) { keys += "Ctrl+" }
        if shortcut.modifiers.contains(.option) { keys += "Alt+" }
        if shortcut.modifiers.contains(.shift) { keys += "Shift+" }
        guard let scalar = shortcut.key.character.unicodeScalars.first, scalar.value > 32,
            !(0xF700...0xF8FF).contains(scalar.value)
        else { return text }
        return text + "  " + keys + shortcut.key.character.uppercased()
    }
}

extension CellSize {
    /// The whole cells in a size that is given in points.
    init(covering size: CGSize) {
        let cell = HostProfile.cell
        self.init(
            width: Int(size.width / cell.width, in: 0...10_000), height: Int(size.height / cell.height, in: 0...10_000))
    }
}
