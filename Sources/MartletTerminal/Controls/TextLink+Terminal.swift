import Foundation
import Martlet

/// The words of the link, which its text has drawn: underlined, and known to the terminal as a link.
extension TextLinkControl: TerminalControl {
    func paint(_ control: PaintedControl, by painter: TreePainter) {
        let number = LinkTable.shared.number(for: url)
        for fragment in fragments {
            let cells = control.cells(fragment)
            painter.draw { grid in
                grid.restyle(cells) { $0.attributes.insert(.underline) }
                grid.link(cells, to: number)
            }
            if control.isMarked { painter.markFocus(cells, control.color) }
        }
    }
}
