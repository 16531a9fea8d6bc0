import Foundation
import Martlet

/// `[✓] Label`, or a switch behind the label: `━━●`, or a button that stays down.
extension ToggleControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome {
        let box = ControlCells.size(ControlCells.boxWidth)
        switch look {
        case .button: return ButtonFace().cellChrome(content)
        case .switching:
            return ControlChrome(fillsWidth: isInRow, trailingAccessory: box, accessorySpacing: ControlCells.column)
        case .automatic, .checkbox:
            return ControlChrome(leadingAccessory: box, accessorySpacing: ControlCells.column)
        }
    }

    func paint(_ control: PaintedControl, by painter: TreePainter) {
        switch look {
        case .button:
            painter.paintButton(control, ButtonFace(), isOn: isOn)
            return
        case .switching:
            painter.paintLabel(of: control)
            let place = control.cellsOfAccessory(control.node.parts.trailingAccessoryFrame)
            let sign = isMixed ? "─●─" : isOn ? "━━●" : "●──"
            painter.write(
                control.node.isRightToLeft ? String(sign.reversed()) : sign, column: place.column, row: place.row,
                isOn ? control.color : painter.secondary)
        case .automatic, .checkbox:
            painter.paintLabel(of: control)
            let place = control.cellsOfAccessory(control.node.parts.leadingAccessoryFrame)
            painter.write("[ ]", column: place.column, row: place.row, painter.secondary)
            if isOn || isMixed {
                painter.write(isOn ? "✓" : "-", column: place.column + 1, row: place.row, control.color, .bold)
            }
        }
        if control.isMarked { painter.markFocus(control.rect, control.color) }
    }
}
