import Foundation
import Martlet

/// `━━━━●────`.
extension SliderControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome {
        // The knob is a cell, whose middle is what the pointer means.
        ControlChrome(
            insets: ControlCells.sides(0.5), minimumSize: ControlCells.size(8),
            idealWidth: ControlCells.column * 24, fillsWidth: true)
    }

    func paint(_ control: PaintedControl, by painter: TreePainter) {
        painter.paintLabel(of: control)
        let rect = control.cells(control.node.trackFrame)
        guard rect.width > 1 else { return }
        let part = fraction
        let secondary = painter.secondary
        let isReversed = control.node.isRightToLeft
        let knob = Int(saturating: ((isReversed ? 1 - part : part) * Double(rect.width - 1)).rounded())
        let rest = rect.width - 1 - knob
        painter.write(
            String(repeating: isReversed ? "─" : "━", count: knob), column: rect.column, row: rect.row,
            isReversed ? secondary : control.color)
        painter.write(
            String(repeating: isReversed ? "━" : "─", count: rest), column: rect.column + knob + 1, row: rect.row,
            isReversed ? control.color : secondary)
        painter.write("●", column: rect.column + knob, row: rect.row, control.color, .bold)
        if control.content.isFocused {
            painter.markFocus(
                CellRect(column: rect.column + knob, row: rect.row, width: 1, height: 1), control.color)
        }
    }
}
