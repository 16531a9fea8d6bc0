import Foundation
import Martlet

extension TreePainter {
    /// A row of a list: a bar at its left where it is selected, an area in the tint where it has the focus.
    func paintRow(_ control: PaintedControl) {
        paintLabel(of: control)
        let rect = control.rect
        if control.content.value == .isOn(true) {
            for row in rect.row..<rect.endRow { write("▌", column: rect.column, row: row, control.color) }
        }
        if control.content.isFocused || control.content.isPressed {
            write("›", column: rect.column, row: rect.row, primary)
            markFocus(rect, control.color)
        }
    }

    /// One of several pages to choose from: underlined where it is the one that is shown.
    func paintTab(_ control: PaintedControl) {
        paintLabel(of: control)
        if control.content.value == .isOn(true) {
            tint(control.rect, control.color)
            draw { grid in
                grid.restyle(control.rect) { $0.attributes.formUnion([.bold, .underline]) }
            }
        }
        if control.content.isFocused { markFocus(control.rect, control.color) }
    }

    /// The title of a page and the way back, with a line below.
    func paintNavigationBar(_ control: PaintedControl) {
        paintLabel(of: control)
        let rect = control.rect
        guard rect.height > 1 else { return }
        paintDivider(in: CellRect(column: rect.column, row: rect.endRow - 1, width: rect.width, height: 1))
    }

    /// A row of tabs with a line below, or a row of dots.
    func paintTabBar(_ control: PaintedControl) {
        guard control.content.look == .dots else { return paintNavigationBar(control) }
        paintLabel(of: control)
        if control.content.isFocused { markFocus(control.cells(control.node.labelFrame), control.color) }
    }

    /// A row of controls with a line above.
    func paintToolbar(_ control: PaintedControl) {
        paintLabel(of: control)
        let rect = control.rect
        guard rect.height > 1, control.content.look != .search else { return }
        paintDivider(in: CellRect(column: rect.column, row: rect.row, width: rect.width, height: 1))
    }

    /// A box that lies over everything else.
    func paintPanel(_ control: PaintedControl) {
        draw { $0.fill(control.rect, style: .plain) }
        let lines = quiet(at: control.rect)
        draw { $0.drawBox(control.rect, lines: .rounded, style: lines) }
        paintLabel(of: control)
    }
}
