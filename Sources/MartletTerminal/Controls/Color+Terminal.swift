import Foundation
import Martlet

/// The components of a color between two bars.
extension ColorControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome { ControlChrome(insets: ControlCells.sides(1)) }

    func paint(_ control: PaintedControl, by painter: TreePainter) {
        painter.paintLabel(of: control)
        painter.paintFrame(of: control)
    }
}
