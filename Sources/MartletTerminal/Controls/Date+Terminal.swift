import Foundation
import Martlet

/// The parts of a date between two bars, or a calendar.
extension DateControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome {
        look.isTall ? ControlChrome() : ControlChrome(insets: ControlCells.sides(1))
    }

    func paint(_ control: PaintedControl, by painter: TreePainter) {
        painter.paintLabel(of: control)
        if !look.isTall { painter.paintFrame(of: control) }
    }
}

/// A number in a date, which can be focused.
extension NumberControl: TerminalControl {
    func paint(_ control: PaintedControl, by painter: TreePainter) { painter.paintBare(control) }
}

extension TreePainter {
    /// The frame of a control around its content: two bars on the line that it takes.
    func paintFrame(of control: PaintedControl) {
        let rect = control.cells(control.node.parts.fieldFrame)
        guard rect.width > 1 else { return }
        for row in rect.row..<rect.endRow {
            write("▏", column: rect.column, row: row, secondary)
            write("▕", column: rect.endColumn - 1, row: row, secondary)
        }
    }
}
