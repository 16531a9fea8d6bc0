import Foundation
import Martlet

/// The title of a page and the back button, with a line below.
extension NavigationBarControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome { .cellBarAbove }

    func paint(_ control: PaintedControl, by painter: TreePainter) {
        if let color = fill.color {
            let rect = control.rect
            let height = max(1, rect.height - 1)
            painter.fill(CellRect(column: rect.column, row: rect.row, width: rect.width, height: height), color)
        }
        painter.paintBarAbove(control)
    }
}

/// A row of controls with a line above.
extension ToolbarControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome {
        let column = ControlCells.column
        return ControlChrome(
            insets: EdgeInsets(top: ControlCells.row, leading: column, bottom: 0, trailing: column))
    }

    func paint(_ control: PaintedControl, by painter: TreePainter) {
        painter.paintLabel(of: control)
        let rect = control.rect
        guard rect.height > 1 else { return }
        painter.paintDivider(in: CellRect(column: rect.column, row: rect.row, width: rect.width, height: 1))
    }
}

/// A search field in a bar.
extension SearchBarControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome { ControlChrome(insets: ControlCells.sides(1)) }

    func paint(_ control: PaintedControl, by painter: TreePainter) { painter.paintLabel(of: control) }
}

extension ControlChrome {
    /// A bar above a page, and a line below it.
    static let cellBarAbove = ControlChrome(
        insets: EdgeInsets(
            top: 0, leading: ControlCells.column, bottom: ControlCells.row, trailing: ControlCells.column))
}

extension TreePainter {
    /// Draws the content of a bar above a page, and a line below it.
    func paintBarAbove(_ control: PaintedControl) {
        paintLabel(of: control)
        let rect = control.rect
        guard rect.height > 1 else { return }
        paintDivider(in: CellRect(column: rect.column, row: rect.endRow - 1, width: rect.width, height: 1))
    }
}
