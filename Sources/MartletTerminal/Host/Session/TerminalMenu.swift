import Foundation
import Martlet

/// The app's menus, or the menu of a view, above the page until an item is chosen or the menus are closed.
///
/// The app's menus have a bar of titles in the first line, with the open menu below its title. Any other menu is a box
/// at its anchor. A submenu opens beside its parent. Keys and mouse events go to the menus while they are open.
@MainActor
package final class TerminalMenu {
    /// The result of handling an event.
    package typealias Outcome = FloatingOutcome<MenuItem>

    /// A title in the bar.
    struct Title {
        let item: MenuItem
        /// The columns that the title takes, with a blank on each side.
        let columns: Range<Int>
    }

    /// The titles of the app's menus; empty for a menu of another kind.
    private(set) var titles: [Title] = []
    /// The index of the app's open menu.
    private(set) var openTitle: Int?
    /// The open boxes. Each but the first is beside a row of the box before it.
    package internal(set) var boxes: [TerminalMenuBox] = []
    private let screen: CellSize
    /// Whether the mouse has been over the menus. Before that, a release belongs to the press that has opened them.
    private var isArmed = false
    /// The typed beginning of a title.
    private var typed = TypeAhead()

    /// The menus of the app, of which the first is open.
    package init(bar menus: [MenuItem], screen: CellSize) {
        self.screen = screen
        setTitles(menus)
        if !titles.isEmpty { open(title: 0) }
    }

    /// Creates a menu in a box below or above its anchor.
    package init(_ items: [MenuItem], at anchor: CellRect, screen: CellSize) {
        self.screen = screen
        var box = TerminalMenuBox(items, near: anchor, in: screen)
        box.select(box.rows.firstIndex { $0.item.kind == .choice(isOn: true) && $0.canBeChosen } ?? box.next(from: -1))
        boxes = [box]
    }

    private func setTitles(_ menus: [MenuItem]) {
        var column = 1
        titles = menus.map { menu in
            let width = CellWidth.of(menu.title) + 2
            defer { column += width }
            return Title(item: menu, columns: column..<column + width)
        }
    }

    /// Replaces the app's menus. An open menu stays open if it still exists.
    package func update(_ menus: [MenuItem]) {
        guard let openTitle else { return }
        let selected = boxes.map(\.selected)
        setTitles(menus)
        guard !titles.isEmpty else { return }
        open(title: min(openTitle, titles.count - 1))
        for (depth, row) in selected.enumerated() {
            guard boxes.indices.contains(depth), let row, boxes[depth].rows.indices.contains(row) else { return }
            boxes[depth].select(boxes[depth].rows[row].canBeChosen ? row : nil)
            if depth + 1 < selected.count { openSubmenu(selectsFirst: false) }
        }
    }

    // MARK: - Opening

    private func open(title index: Int) {
        openTitle = index
        let title = titles[index]
        let anchor = CellRect(column: title.columns.lowerBound, row: 0, width: title.columns.count, height: 1)
        var box = TerminalMenuBox(title.item.items, near: anchor, in: screen)
        box.select(box.next(from: -1))
        boxes = [box]
    }

    /// Opens the submenu of the last box's selected row; returns false if the row has none.
    @discardableResult
    private func openSubmenu(selectsFirst: Bool) -> Bool {
        guard let last = boxes.last, let row = last.selectedRow, row.isSubmenu else { return false }
        var box = TerminalMenuBox(row.item.items, beside: last, in: screen)
        if selectsFirst { box.select(box.next(from: -1)) }
        boxes.append(box)
        return true
    }

    private func move(toTitle step: Int) {
        guard let openTitle, titles.count > 1 else { return }
        open(title: (openTitle + step + titles.count) % titles.count)
    }

    // MARK: - Keys

    /// Handles a key or mouse event.
    ///
    /// - Parameter time: The time of the event, on the clock of the session.
    package func handle(_ event: TerminalEvent, at time: Duration = .zero) -> Outcome {
        switch event {
        case .key(let press): return handle(press.key, isShifted: press.modifiers.contains(.shift), at: time)
        case .mouse(let mouse):
            typed.end()
            return handle(mouse)
        case .typed(let text): return .typing(text) { handle($0.key, isShifted: false, at: time) }
        default: return .open
        }
    }

    private func handle(_ key: TerminalKey, isShifted: Bool, at time: Duration) -> Outcome {
        guard let last = boxes.indices.last else { return .closed }
        switch key {
        case .character(let character): return find(character, in: last, at: time)
        // A space chooses the row, unless it continues a title.
        case .space where typed.isActive(at: time): return find(" ", in: last, at: time)
        default: typed.end()
        }
        switch key {
        case .down, .up, .tab:
            let isBack = key == .up || key == .tab && isShifted
            boxes[last].select(boxes[last].next(from: boxes[last].selected, by: isBack ? -1 : 1))
        case .home, .pageUp: boxes[last].select(boxes[last].next(from: -1))
        case .end, .pageDown: boxes[last].select(boxes[last].next(from: boxes[last].rows.count, by: -1))
        case .right: if !openSubmenu(selectsFirst: true) { move(toTitle: 1) }
        case .left: if last > 0 { boxes.removeLast() } else { move(toTitle: -1) }
        case .enter, .space: return choose()
        case .escape:
            guard last > 0 else { return .closed }
            boxes.removeLast()
        case .function(10): return .closed
        default: break
        }
        return .open
    }

    /// Selects the row whose title begins with the typed text.
    private func find(_ character: Character, in box: Int, at time: Duration) -> Outcome {
        typed.type(String(character), at: time)
        if let row = typed.match(in: boxes[box].names, from: boxes[box].selected) { boxes[box].select(row) }
        return .open
    }

    /// Opens the menu of the selected row, or chooses its item.
    private func choose() -> Outcome {
        guard let row = boxes.last?.selectedRow else { return .open }
        if openSubmenu(selectsFirst: true) { return .open }
        return .chosen(row.item)
    }

    // MARK: - The mouse

    private func handle(_ mouse: TerminalMouse) -> Outcome {
        if mouse.row == 0, let index = titles.firstIndex(where: { $0.columns.contains(mouse.column) }) {
            return handle(mouse, atTitle: index)
        }
        guard let depth = boxes.lastIndex(where: { $0.frame.contains(column: mouse.column, row: mouse.row) }) else {
            return mouse.kind == .press ? .closed : .open
        }
        switch mouse.kind {
        case .scrollUp, .scrollDown:
            boxes[depth].scroll(by: mouse.kind == .scrollUp ? -1 : 1)
        case .press, .drag, .move:
            isArmed = true
            point(at: boxes[depth].row(at: mouse.row), in: depth)
        case .release where isArmed:
            guard let row = boxes[depth].row(at: mouse.row), boxes[depth].selected == row else { return .open }
            if !boxes[depth].rows[row].isSubmenu { return .chosen(boxes[depth].rows[row].item) }
        default: break
        }
        return .open
    }

    private func handle(_ mouse: TerminalMouse, atTitle index: Int) -> Outcome {
        switch mouse.kind {
        case .press where index == openTitle: return .closed
        case .press, .drag, .move:
            isArmed = true
            if index != openTitle { open(title: index) }
        default: break
        }
        return .open
    }

    /// Selects a row of a box, and opens its menu; the menus of other rows are closed.
    private func point(at row: Int?, in depth: Int) {
        guard let row, boxes[depth].rows[row].canBeChosen else { return }
        if boxes[depth].selected == row, boxes.count > depth + 1 { return }
        boxes.removeSubrange((depth + 1)...)
        boxes[depth].select(row)
        openSubmenu(selectsFirst: false)
    }

    /// Whether a place of the screen belongs to the menus.
    package func contains(column: Int, row: Int) -> Bool {
        if row == 0, !titles.isEmpty { return true }
        return boxes.contains { $0.frame.contains(column: column, row: row) }
    }
}
