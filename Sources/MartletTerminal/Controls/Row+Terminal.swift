import Foundation
import Martlet

/// A row of a list: a bar at its left where it is selected, an area in the tint where it has the focus.
extension RowControl: TerminalControl {
    func paint(_ control: PaintedControl, by painter: TreePainter) {
        painter.paintLabel(of: control)
        let rect = control.rect
        if isOn == true {
            for row in rect.row..<rect.endRow { painter.write("▌", column: rect.column, row: row, control.color) }
        }
        if control.isMarked {
            painter.write("›", column: rect.column, row: rect.row, painter.primary)
            painter.markFocus(rect, control.color)
        }
    }
}
