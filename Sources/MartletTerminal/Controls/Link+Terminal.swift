import Foundation
import Martlet

/// The label, underlined and known to the terminal as a link if it leaves the app, and followed by `›` at
/// the end of its row if it navigates.
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
            let place = control.cells(control.node.parts.trailingAccessoryFrame)
            painter.write(
                control.node.isRightToLeft ? "‹" : "›", column: place.column, row: place.row, painter.secondary)
        } else if face.look != .plain {
            painter.tint(control.rect, control.color)
            if face.look != .borderless {
                painter.draw { grid in
                    grid.restyle(control.rect) { $0.attributes.insert(.underline) }
                }
            }
        }
        painter.markIfNeeded(control)
        painter.linkIfNeeded(control, to: url)
    }

    func paintBare(_ control: PaintedControl, by painter: TreePainter) {
        painter.paintBare(control)
        painter.linkIfNeeded(control, to: url)
    }
}

extension TreePainter {
    fileprivate func markIfNeeded(_ control: PaintedControl) {
        if control.isMarked { markFocus(control.rect, control.color) }
    }

    /// Makes the control's cells a link of the terminal, if the link leaves the app.
    fileprivate func linkIfNeeded(_ control: PaintedControl, to url: URL?) {
        guard let url else { return }
        let number = LinkTable.shared.number(for: url)
        draw { $0.link(control.rect, to: number) }
    }
}
