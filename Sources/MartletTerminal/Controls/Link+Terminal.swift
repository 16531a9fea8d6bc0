import Foundation
import Martlet

/// The label, underlined if the link leaves the app, and followed by `›` at the end of its row if it navigates.
extension LinkControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome {
        face.look == .disclosure
            ? ControlChrome(
                fillsWidth: true, trailingAccessory: face.showsIndicator ? ControlCells.size(1) : .zero,
                accessorySpacing: ControlCells.column)
            : ControlChrome()
    }

    func paint(_ control: PaintedControl, by painter: TreePainter) {
        painter.paintLabel(of: control)
        if face.look == .disclosure {
            guard face.showsIndicator else { return painter.markIfNeeded(control) }
            let place = control.cells(control.node.trailingAccessoryFrame)
            painter.write("›", column: place.column, row: place.row, painter.secondary)
        } else if face.look != .plain {
            painter.tint(control.rect, control.color)
            guard face.look != .borderless else { return painter.markIfNeeded(control) }
            painter.draw { grid in
                grid.restyle(control.rect) { $0.attributes.insert(.underline) }
            }
        }
        painter.markIfNeeded(control)
    }
}

extension TreePainter {
    fileprivate func markIfNeeded(_ control: PaintedControl) {
        if control.isMarked { markFocus(control.rect, control.color) }
    }
}
