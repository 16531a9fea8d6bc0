import Foundation
import Martlet

/// The words of the link, which its text has drawn: underlined.
extension TextLinkControl: TerminalControl {
    func paint(_ control: PaintedControl, by painter: TreePainter) {
        for fragment in fragments {
            let cells = control.cells(fragment)
            painter.draw { grid in grid.restyle(cells) { $0.attributes.insert(.underline) } }
            if control.isMarked { painter.markFocus(cells, control.color) }
        }
    }
}
