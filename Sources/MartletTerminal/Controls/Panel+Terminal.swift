import Foundation
import Martlet

/// A box above all other content.
extension AlertControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome { .cellPanel }

    func paint(_ control: PaintedControl, by painter: TreePainter) { painter.paintPanel(control) }
}

extension SheetControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome { .cellPanel }

    func paint(_ control: PaintedControl, by painter: TreePainter) { painter.paintPanel(control) }
}

extension ControlChrome {
    /// A box.
    fileprivate static let cellPanel = ControlChrome(
        insets: EdgeInsets(
            top: ControlCells.row, leading: 2 * ControlCells.column, bottom: ControlCells.row,
            trailing: 2 * ControlCells.column))
}

extension TreePainter {
    fileprivate func paintPanel(_ control: PaintedControl) {
        draw { $0.fill(control.rect, style: CellStyle(background: mixer.surface)) }
        let lines = quiet(at: control.rect)
        draw { $0.drawBox(control.rect, lines: .rounded, style: lines, keepsBackground: true) }
        paintLabel(of: control)
    }
}
