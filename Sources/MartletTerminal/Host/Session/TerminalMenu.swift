import Foundation
import Martlet

/// The app's menus, or the menu of a view, on the screen until an item is chosen: in place of the window, or in a box
/// over it.
@MainActor
package final class TerminalMenu {
    package private(set) var scene: SceneGraph!
    /// The cells in which the items stand, where the menu does not cover the window.
    package let box: CellRect?
    /// The item that was chosen, and is carried out when the key is over.
    private var chosen: MenuItem?

    /// - Parameter other: A scene of the app, in whose surroundings the menus stand.
    init(
        _ menus: [MenuItem], sharing other: SceneGraph, host: TerminalHost, size: CGSize,
        prepare: (SceneGraph) -> Void
    ) {
        box = nil
        let screen = MenuScreen(menus: menus) { [weak self] in
            self?.chosen = $0
            self?.scene.requestUpdate()
        }
        scene = SceneGraph(host: host, size: size, sharing: other, screen)
        prepare(scene)
    }

    /// A menu in a box below or above the button that has opened it.
    package init(
        _ items: [MenuItem], at anchor: CGRect, sharing other: SceneGraph, host: TerminalHost, size: CGSize,
        prepare: (SceneGraph) -> Void
    ) {
        let cells = Self.place(of: items, at: CellRect(covering: anchor), in: CellSize(covering: size))
        box = cells
        let overlay = MenuBox(items: items, box: cells) { [weak self] in
            self?.chosen = $0
            self?.scene.requestUpdate()
        }
        scene = SceneGraph(host: host, size: size, sharing: other, overlay)
        prepare(scene)
        scene.update()
        focusFirst(of: items)
    }

    /// Gives the keys to the item that is chosen, or else to the first.
    private func focusFirst(of items: [MenuItem]) {
        let choices = items.flatMap(\.leaves).filter(\.isEnabled)
        let chosen = choices.firstIndex { $0.kind == .choice(isOn: true) } ?? 0
        let nodes = scene.focusableNodes
        if nodes.indices.contains(chosen) { scene.setFocus(nodes[chosen]) }
        scene.update()
    }

    /// Below the button where there is room, else above it; as wide as its items, and not less than the button.
    private static func place(of items: [MenuItem], at anchor: CellRect, in size: CellSize) -> CellRect {
        let rows = items.rows(depth: 0)
        let wanted = rows.map { $0.width }.max() ?? 0
        let width = max(1, min(max(wanted, anchor.width - 2), size.width - 2))
        let below = size.height - anchor.endRow - 2
        let above = anchor.row - 2
        let height = max(1, min(rows.count, max(below, above)))
        let row = rows.count <= below || below >= above ? anchor.endRow + 1 : anchor.row - height - 1
        let column = max(1, min(anchor.column + 1, size.width - width - 1))
        return CellRect(column: column, row: row, width: width, height: height)
    }

    /// Whether a point of the window lies in the box or on its frame; true for a menu that covers the window.
    package func contains(_ point: CGPoint) -> Bool {
        guard let box else { return true }
        let cell = HostProfile.cell
        let frame = CGRect(
            x: CGFloat(box.column - 1) * cell.width, y: CGFloat(box.row - 1) * cell.height,
            width: CGFloat(box.width + 2) * cell.width, height: CGFloat(box.height + 2) * cell.height)
        return frame.contains(point)
    }

    /// Does what the chosen item is for, if one was chosen.
    package func carryOutChoice(close: () -> Void) {
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
        let rows = items.rows(depth: depth).filter { !$0.isLine }
        ForEach(rows.indices, id: \.self) { MenuRow(row: rows[$0], choose: choose) }
    }
}

/// A menu in a box over the window.
private struct MenuBox: View {
    let items: [MenuItem]
    let box: CellRect
    let choose: (MenuItem) -> Void

    var body: some View {
        let rows = items.rows(depth: 0)
        let cell = HostProfile.cell
        ScrollView {
            VStack(alignment: .leading) {
                ForEach(rows.indices, id: \.self) { MenuRow(row: rows[$0], fillsWidth: true, choose: choose) }
            }
        }
        .frame(width: CGFloat(box.width) * cell.width, height: CGFloat(box.height) * cell.height)
        .padding(.leading, CGFloat(box.column) * cell.width)
        .padding(.top, CGFloat(box.row) * cell.height)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
