import Foundation
import Martlet

extension TreePainter {
    /// The label, and two buttons behind it: `[−][+]`.
    func paintStepper(_ control: PaintedControl) {
        paintLabel(of: control)
        if control.content.look == .number {
            if control.content.isFocused { markFocus(control.rect, control.color) }
            return
        }
        let place = control.cells(control.node.trailingAccessoryFrame)
        write("[ ][ ]", column: place.column, row: place.row, secondary)
        let content = control.content
        write("−", column: place.column + 1, row: place.row, content.canDecrement ? control.color : secondary, .bold)
        write("+", column: place.column + 4, row: place.row, content.canIncrement ? control.color : secondary, .bold)
        if content.isFocused { markFocus(control.rect, control.color) }
    }

    /// `━━━━●────`.
    func paintSlider(_ control: PaintedControl) {
        paintLabel(of: control)
        let rect = control.cells(control.node.trackFrame)
        guard let part = control.content.fraction, rect.width > 1 else { return }
        let isReversed = control.node.isRightToLeft
        let knob = Int(((isReversed ? 1 - part : part) * Double(rect.width - 1)).rounded())
        let rest = rect.width - 1 - knob
        write(
            String(repeating: isReversed ? "─" : "━", count: knob), column: rect.column, row: rect.row,
            isReversed ? secondary : control.color)
        write(
            String(repeating: isReversed ? "━" : "─", count: rest), column: rect.column + knob + 1, row: rect.row,
            isReversed ? control.color : secondary)
        write("●", column: rect.column + knob, row: rect.row, control.color, .bold)
        if control.content.isFocused {
            markFocus(CellRect(column: rect.column + knob, row: rect.row, width: 1, height: 1), control.color)
        }
    }

    /// What has a frame around its content, between two bars on the line that it takes.
    func paintFramed(_ control: PaintedControl) {
        paintLabel(of: control)
        let rect = control.cells(control.node.fieldFrame)
        guard !control.content.isTall, rect.width > 1 else { return }
        for row in rect.row..<rect.endRow {
            write("▏", column: rect.column, row: row, secondary)
            write("▕", column: rect.endColumn - 1, row: row, secondary)
        }
    }

    /// A bar that fills from the left, or a sign that something is going on.
    func paintProgress(_ control: PaintedControl) {
        paintLabel(of: control)
        let rect = control.rect
        if ControlLooks.isSpinning(control.content) {
            let place = control.cells(control.node.leadingAccessoryFrame)
            write("◌", column: place.column, row: place.row, control.color)
            return
        }
        guard rect.width > 0, rect.height > 0 else { return }
        let row = rect.endRow - 1
        write(String(repeating: "─", count: rect.width), column: rect.column, row: row, secondary.opacity(0.6))
        guard case .number(let value) = control.content.value else { return }
        let halves = Int((min(1, max(0, value)) * Double(rect.width) * 2).rounded())
        write(
            String(repeating: "━", count: halves / 2) + (halves % 2 == 1 ? "╸" : ""),
            column: rect.column, row: row, control.color)
    }
}
