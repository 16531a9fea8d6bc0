import Foundation
import Martlet

/// A stepper in cells: the label, and two buttons behind it: `[−][+]`.
extension StepperControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome {
        ControlChrome(
            fillsWidth: isInForm, trailingAccessory: ControlCells.size(6), accessorySpacing: ControlCells.column)
    }

    func paint(_ control: PaintedControl, by painter: TreePainter) {
        painter.paintLabel(of: control)
        let place = control.cellsOfAccessory(control.node.parts.trailingAccessoryFrame)
        painter.write("[ ][ ]", column: place.column, row: place.row, painter.secondary)
        let content = control.content
        painter.write(
            "−", column: place.column + 1, row: place.row, content.canDecrement ? control.color : painter.secondary,
            .bold)
        painter.write(
            "+", column: place.column + 4, row: place.row, content.canIncrement ? control.color : painter.secondary,
            .bold)
        if content.isFocused { painter.markFocus(control.rect, control.color) }
    }
}
