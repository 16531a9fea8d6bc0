import Foundation
import Martlet

/// A row of a list, with a bar at its leading edge if it is selected, and filled with the tint if it is focused.
extension RowControl: TerminalControl {
    func paint(_ control: PaintedControl, by painter: TreePainter) {
        painter.paintLabel(of: control)
        let rect = control.rect
        let isMirrored = control.node.isRightToLeft
        let edge = isMirrored ? rect.endColumn - 1 : rect.column
        if isOn == true {
            if !control.isMarked { painter.fillSelection(rect) }
            let bar = isMirrored ? "▐" : "▌"
            for row in rect.row..<rect.endRow { painter.write(bar, column: edge, row: row, control.color) }
        }
        if control.isMarked {
            painter.write(isMirrored ? "‹" : "›", column: edge, row: rect.row, painter.primary)
            painter.markFocus(rect, control.color)
        }
    }
}
