import Foundation
import Martlet

/// A tab, underlined if it is selected.
extension TabControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome { ControlChrome(insets: ControlCells.sides(1)) }

    func paint(_ control: PaintedControl, by painter: TreePainter) {
        painter.paintLabel(of: control)
        if isOn {
            painter.tint(control.rect, control.color)
            painter.draw { grid in
                grid.restyle(control.rect) { $0.attributes.formUnion([.bold, .underline]) }
            }
        }
        if control.content.isFocused { painter.markFocus(control.rect, control.color) }
    }
}

/// A row of tabs with a line below.
extension TabBarControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome {
        var chrome = ControlChrome.cellBarAbove
        chrome.accessorySpacing = ControlCells.column
        return chrome
    }

    func paint(_ control: PaintedControl, by painter: TreePainter) { painter.paintBarAbove(control) }
}

/// A row of dots.
extension PageDotsControl: TerminalControl {
    func paint(_ control: PaintedControl, by painter: TreePainter) {
        painter.paintLabel(of: control)
        if control.content.isFocused {
            painter.markFocus(control.cells(control.node.parts.labelFrame), control.color)
        }
    }
}
