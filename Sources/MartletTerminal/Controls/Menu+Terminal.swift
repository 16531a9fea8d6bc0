import Foundation
import Martlet

/// `[ Label ▾ ]`.
extension MenuControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome {
        face.cellChrome(content, hasIndicator: showsIndicator)
    }

    func paint(_ control: PaintedControl, by painter: TreePainter) { painter.paintMenu(control, face) }
}

extension TreePainter {
    /// `[ Label ▾ ]`; a picker has its label before that: `Label [ Option ▾ ]`.
    func paintMenu(_ control: PaintedControl, _ face: ButtonFace) {
        paintLabel(of: control)
        let button = control.cells(control.node.picker.menuButtonFrame)
        let place = control.cells(control.node.picker.menuIndicatorFrame)
        let isFilled = face.look == .borderedProminent && control.content.isEnabled
        if !place.isEmpty { write("▾", column: place.column, row: place.row, isFilled ? primary : secondary) }
        if face.hasBrackets { paintBrackets(around: button, isFilled ? primary : secondary) }
        let isMarked = control.content.isFocused || control.content.isPressed
        if isFilled, !isMarked { fillButton(button, control.color) } else { tint(button, control.color) }
        if isMarked { markFocus(button, control.color) }
    }
}
