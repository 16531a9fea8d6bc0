import Foundation
import Martlet

/// `━━━━●────`.
extension SliderControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome {
        // The knob is one cell wide, and its center is the pointer's position.
        var chrome = ControlChrome(
            insets: ControlCells.sides(0.5), minimumSize: ControlCells.size(8),
            idealWidth: ControlCells.column * 24, fillsWidth: true)
        // Tick marks are drawn on the track.
        chrome.belowTrack = 0
        chrome.knobInset = 0
        return chrome
    }

    func paint(_ control: PaintedControl, by painter: TreePainter) {
        painter.paintLabel(of: control)
        let rect = control.cells(control.node.parts.trackFrame)
        guard rect.width > 1 else { return }
        let isReversed = control.node.isRightToLeft
        func column(_ part: Double) -> Int {
            Int(saturating: ((isReversed ? 1 - part : part) * Double(rect.width - 1)).rounded())
        }
        let knob = column(fraction)
        let ends = (column(filled.lowerBound), column(filled.upperBound))
        let (first, last) = (min(ends.0, ends.1), max(ends.0, ends.1))
        let marked = Set(ticks.map { column(self.part(of: $0)) })
        for index in 0..<rect.width where index != knob || hidesThumb {
            let isFilled = index >= first && index <= last
            let line = marked.contains(index) ? (isFilled ? "┿" : "┼") : (isFilled ? "━" : "─")
            painter.write(
                line, column: rect.column + index, row: rect.row, isFilled ? control.color : painter.secondary)
        }
        if !hidesThumb { painter.write("●", column: rect.column + knob, row: rect.row, control.color, .bold) }
        if control.content.isFocused {
            painter.markFocus(
                CellRect(column: rect.column + knob, row: rect.row, width: 1, height: 1), control.color)
        }
    }
}
