import Foundation
import Martlet

/// The appearance of a kind of control in cells: its chrome and its drawing.
///
/// Each conformance has a file of its own here. A control without a conformance is drawn by its child nodes.
protocol TerminalControl: Control {
    /// The room around the label, in points.
    func cellChrome(_ content: ControlContent) -> ControlChrome

    /// Draws the control's children, and the chrome around them.
    func paint(_ control: PaintedControl, by painter: TreePainter)

    /// Draws a control without chrome.
    func paintBare(_ control: PaintedControl, by painter: TreePainter)
}

extension TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome { ControlChrome() }

    func paintBare(_ control: PaintedControl, by painter: TreePainter) { painter.paintBare(control) }
}

/// Units of measurement for controls of the terminal.
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
        content.control.terminalLook?.cellChrome(content) ?? ControlChrome()
    }
}

extension Control {
    /// The control as one with a look in cells; nil without one.
    // In a member, the cast begins with the type of the control. A cast of `any Control` would first search all
    // conformances for that of the existential type.
    var terminalLook: (any TerminalControl)? { self as? any TerminalControl }
}
