import Foundation
import Martlet

/// A table, inside a box if it has a border.
extension TableControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome {
        guard isBordered else { return ControlChrome() }
        let (column, row) = (ControlCells.column, ControlCells.row)
        return ControlChrome(insets: EdgeInsets(top: row, leading: column, bottom: row, trailing: column))
    }

    func paint(_ control: PaintedControl, by painter: TreePainter) {
        painter.paintLabel(of: control)
        guard isBordered else { return }
        let lines = painter.quiet(at: control.rect)
        painter.draw { $0.drawBox(control.rect, lines: .rounded, style: lines) }
    }
}

/// The titles of columns, and a line below.
extension TableHeaderControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome {
        ControlChrome(insets: EdgeInsets(top: 0, leading: 0, bottom: ControlCells.row, trailing: 0))
    }

    func paint(_ control: PaintedControl, by painter: TreePainter) { painter.paintBarAbove(control) }
}

/// A column's title in cells, with the direction of sorting behind it: `Name ▲`.
extension TableTitleControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome {
        ControlChrome(
            insets: ControlCells.sides(1), trailingAccessory: ControlCells.size(1),
            accessorySpacing: ControlCells.column)
    }

    func paint(_ control: PaintedControl, by painter: TreePainter) {
        painter.paintLabel(of: control)
        let arrow = control.cells(control.node.parts.sortArrowFrame)
        if let order, !arrow.isEmpty {
            painter.write(order == .forward ? "▲" : "▼", column: arrow.column, row: arrow.row, control.color)
        }
        if control.content.isFocused || control.content.isPressed { painter.markFocus(control.rect, control.color) }
    }
}

/// A line between the titles, by which the mouse moves the end of a column.
extension TableEdgeControl: TerminalControl {
    func paint(_ control: PaintedControl, by painter: TreePainter) {
        guard control.rect.width > 0 else { return }
        for row in control.rect.row..<control.rect.endRow {
            painter.write("│", column: control.rect.endColumn - 1, row: row, painter.secondary)
        }
    }
}

/// The content of a table cell.
extension TableCellControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome { ControlChrome(insets: ControlCells.sides(1)) }

    func paint(_ control: PaintedControl, by painter: TreePainter) { painter.paintLabel(of: control) }
}
