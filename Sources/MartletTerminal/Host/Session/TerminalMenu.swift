import Foundation
import Martlet

/// The app's menus, or the menu of a view, on the screen, in place of the window, until an item is chosen.
@MainActor
final class TerminalMenu {
    private(set) var scene: SceneGraph!
    /// The item that was chosen, and is carried out when the key is over.
    private var chosen: MenuItem?

    /// - Parameter other: A scene of the app, in whose surroundings the menus stand.
    init(
        _ menus: [MenuItem], sharing other: SceneGraph, host: TerminalHost, size: CGSize,
        prepare: (SceneGraph) -> Void
    ) {
        let screen = MenuScreen(menus: menus) { [weak self] in
            self?.chosen = $0
            host.requestUpdate()
        }
        scene = SceneGraph(host: host, size: size, sharing: other, screen)
        prepare(scene)
    }

    /// Does what the chosen item is for, if one was chosen.
    func carryOutChoice(close: () -> Void) {
        guard let chosen else { return }
        self.chosen = nil
        close()
        chosen.perform()
    }
}

/// All menus, one below the other.
private struct MenuScreen: View {
    let menus: [MenuItem]
    let choose: (MenuItem) -> Void

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                ForEach(menus.indices, id: \.self) { index in
                    if !menus[index].title.isEmpty { Text(menus[index].title).bold() }
                    MenuRows(items: menus[index].items, depth: 1, choose: choose)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

private struct MenuRows: View {
    let items: [MenuItem]
    let depth: Int
    let choose: (MenuItem) -> Void

    var body: some View {
        ForEach(items.indices, id: \.self) { index in
            let item = items[index]
            if case .submenu(let inner) = item.kind {
                Text(item.title).padding(.leading, indent)
                AnyView(MenuRows(items: inner, depth: depth + 1, choose: choose))
            } else if item.kind != .separator {
                Button(item.screenTitle) { choose(item) }
                    .buttonStyle(.plain)
                    .disabled(!item.isEnabled)
                    .padding(.leading, indent)
            }
        }
    }

    private var indent: CGFloat { CGFloat(depth) * 2 * HostProfile.cell.width }
}

extension MenuItem {
    /// What a row says: the state, the title, and the keys.
    fileprivate var screenTitle: String {
        var text = title
        if case .toggle(let isOn) = kind { text = (isOn ? "✓ " : "  ") + text }
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
