import Foundation
import Martlet

/// How a kind of control looks in cells: how much room it takes, and how it is drawn.
///
/// A kind that conforms has its look here, in a file of its own; one that does not is shown by what stands in it.
protocol TerminalControl: Control {
    /// The room around the label, in points.
    func cellChrome(_ content: ControlContent) -> ControlChrome

    /// Draws what stands in the control, and the look around that.
    func paint(_ control: PaintedControl, by painter: TreePainter)

    /// Draws the control where it has no look of the host's.
    func paintBare(_ control: PaintedControl, by painter: TreePainter)
}

extension TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome { ControlChrome() }

    func paintBare(_ control: PaintedControl, by painter: TreePainter) { painter.paintBare(control) }
}

/// What controls of the terminal are measured in.
enum ControlCells {
    static let column = HostProfile.cell.width
    static let row = HostProfile.cell.height

    /// The box of a checkbox, `[✓]`, and the track of a switch, `━━●`.
    static let boxWidth = 3

    /// So many columns on both sides of the label.
    static func sides(_ columns: CGFloat) -> EdgeInsets {
        EdgeInsets(top: 0, leading: column * columns, bottom: 0, trailing: column * columns)
    }

    /// So many columns on a line.
    static func size(_ columns: Int) -> CGSize {
        CGSize(width: CGFloat(columns) * column, height: row)
    }

    /// The room that a control takes around its label.
    static func chrome(of content: ControlContent) -> ControlChrome {
        (content.control as? any TerminalControl)?.cellChrome(content) ?? ControlChrome()
    }
}
