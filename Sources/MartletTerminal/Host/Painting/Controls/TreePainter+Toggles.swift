import Martlet

extension TreePainter {
    /// `[✓] Label`, or a switch behind the label: `━━●`.
    func paintToggle(_ control: PaintedControl) {
        let isOn = control.content.value == .isOn(true)
        switch control.content.look {
        case .button:
            paintButton(control)
            return
        case .switching:
            paintLabel(of: control)
            let place = control.cells(control.node.trailingAccessoryFrame)
            write(isOn ? "━━●" : "●──", column: place.column, row: place.row, isOn ? control.color : secondary)
        default:
            paintLabel(of: control)
            let place = control.cells(control.node.leadingAccessoryFrame)
            write("[ ]", column: place.column, row: place.row, secondary)
            if isOn { write("✓", column: place.column + 1, row: place.row, control.color, .bold) }
        }
        if control.content.isFocused || control.content.isPressed { markFocus(control.rect, control.color) }
    }

    /// `(•) Label`, or one of several buttons beside each other: `[ Label ]`, of which the chosen one is filled.
    func paintOption(_ control: PaintedControl) {
        guard control.content.look != .segmented else { return paintButton(control) }
        paintLabel(of: control)
        let place = control.cells(control.node.leadingAccessoryFrame)
        write("( )", column: place.column, row: place.row, secondary)
        if control.content.value == .isOn(true) {
            write("•", column: place.column + 1, row: place.row, control.color, .bold)
        }
        if control.content.isFocused || control.content.isPressed { markFocus(control.rect, control.color) }
    }
}
