import Foundation
import Martlet

/// A row of a list, with a bar at its left if it is selected, and filled with the tint if it is focused.
extension RowControl: TerminalControl {
    func paint(_ control: PaintedControl, by painter: TreePainter) {
        painter.paintLabel(of: control)
        let rect = control.rect
        if isOn == true {
            if !control.isMarked { painter.fillSelection(rect) }
            for row in rect.row..<rect.endRow { painter.write("▌", column: rect.column, row: row, control.color) }
        }
        if control.isMarked {
            painter.write("›", column: rect.column, row: rect.row, painter.primary)
            painter.markFocus(rect, control.color)
        }
    }
}
