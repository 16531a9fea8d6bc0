import Foundation
import Martlet

/// A bar below the label that fills from the leading edge, or a sign of indeterminate progress.
extension ProgressControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome {
        isSpinning
            ? ControlChrome(leadingAccessory: ControlCells.size(1), accessorySpacing: ControlCells.column) : .cellBar
    }

    func paint(_ control: PaintedControl, by painter: TreePainter) {
        painter.paintLabel(of: control)
        guard isSpinning else { return painter.paintBar(control, fraction: fraction) }
        let place = control.cells(control.node.parts.leadingAccessoryFrame)
        painter.write("◌", column: place.column, row: place.row, control.color)
    }
}

/// The bar of a gauge.
extension GaugeBarControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome { .cellBar }

    func paint(_ control: PaintedControl, by painter: TreePainter) { painter.paintBar(control, fraction: fraction) }
}

extension ControlChrome {
    /// The chrome of a progress bar, which is drawn below the label.
    fileprivate static let cellBar = ControlChrome(
        insets: EdgeInsets(top: 0, leading: 0, bottom: ControlCells.row, trailing: 0),
        minimumSize: ControlCells.size(8), idealWidth: ControlCells.column * 24, fillsWidth: true)
}

extension TreePainter {
    fileprivate func paintBar(_ control: PaintedControl, fraction: Double?) {
        let rect = control.rect
        guard rect.width > 0, rect.height > 0 else { return }
        let row = rect.endRow - 1
        write(String(repeating: "─", count: rect.width), column: rect.column, row: row, secondary.opacity(0.6))
        guard let fraction else { return }
        let halves = Int(saturating: (min(1, max(0, fraction)) * Double(rect.width) * 2).rounded())
        let isMirrored = control.node.isRightToLeft
        let bar = String(repeating: "━", count: halves / 2)
        let half = halves % 2 == 0 ? "" : isMirrored ? "╺" : "╸"
        write(
            isMirrored ? half + bar : bar + half,
            column: isMirrored ? rect.endColumn - (halves + 1) / 2 : rect.column, row: row, control.color)
    }
}
