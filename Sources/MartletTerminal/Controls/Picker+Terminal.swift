import Foundation
import Martlet

/// `Label [ Option ▾ ]`.
extension PickerControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome {
        ButtonFace().cellChrome(content, hasIndicator: true)
    }

    func paint(_ control: PaintedControl, by painter: TreePainter) { painter.paintMenu(control, ButtonFace()) }
}

/// `(•) Label`, or one of several buttons beside each other: `[ Label ]`, of which the chosen one is filled.
extension OptionControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome {
        switch look {
        case .segmented: ButtonFace().cellChrome(content)
        case .radio:
            ControlChrome(
                leadingAccessory: ControlCells.size(ControlCells.boxWidth), accessorySpacing: ControlCells.column)
        }
    }

    func paint(_ control: PaintedControl, by painter: TreePainter) {
        guard look == .radio else { return painter.paintButton(control, ButtonFace(), isOn: looksOn) }
        painter.paintLabel(of: control)
        let place = control.cellsOfAccessory(control.node.parts.leadingAccessoryFrame)
        painter.write("( )", column: place.column, row: place.row, painter.secondary)
        if isOn { painter.write("•", column: place.column + 1, row: place.row, control.color, .bold) }
        if control.isMarked { painter.markFocus(control.rect, control.color) }
    }
}
