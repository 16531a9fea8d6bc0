import Foundation
import Martlet

extension TreePainter {
    /// `[ Label ]`: the label in the tint, filled where the button is prominent, has the focus or is held down.
    func paintButton(_ control: PaintedControl) {
        let content = control.content
        paintLabel(of: control)
        if content.look == .back {
            let place = control.cells(control.node.leadingAccessoryFrame)
            write("‹", column: place.column, row: place.row, primary)
        }
        let isOn = content.value == .isOn(true)
        guard ControlLooks.isBordered(content) else {
            tint(control.rect, control.color)
            if content.isFocused || content.isPressed { markFocus(control.rect, control.color) }
            return
        }
        let isFilled = content.look == .borderedProminent || isOn
        paintBrackets(around: control.rect, isFilled ? primary : secondary)
        if isFilled {
            if content.isFocused {
                invert(control.rect, control.color)
            } else {
                fillButton(control.rect, control.color)
            }
        } else {
            tint(control.rect, control.color)
            if content.isFocused || content.isPressed { markFocus(control.rect, control.color) }
        }
    }

    /// `[ Label ▾ ]`; a picker has its label before that: `Label [ Option ▾ ]`.
    func paintMenu(_ control: PaintedControl) {
        paintLabel(of: control)
        let button = control.cells(control.node.menuButtonFrame)
        let place = control.cells(control.node.menuIndicatorFrame)
        let isFilled = control.content.look == .borderedProminent
        if !place.isEmpty { write("▾", column: place.column, row: place.row, isFilled ? primary : secondary) }
        if ControlLooks.isBordered(control.content) { paintBrackets(around: button, isFilled ? primary : secondary) }
        let isMarked = control.content.isFocused || control.content.isPressed
        if isFilled, !isMarked { fillButton(button, control.color) } else { tint(button, control.color) }
        if isMarked { markFocus(button, control.color) }
    }

    /// The label, underlined where it leads out of the app, and followed by `›` where it leads to another page.
    func paintLink(_ control: PaintedControl) {
        paintLabel(of: control)
        if control.content.look == .disclosure {
            let place = control.cells(control.node.trailingAccessoryFrame)
            write("›", column: place.column, row: place.row, secondary)
        } else {
            tint(control.rect, control.color)
            draw { grid in
                grid.restyle(control.rect) { $0.attributes.insert(.underline) }
            }
        }
        if control.content.isFocused || control.content.isPressed { markFocus(control.rect, control.color) }
    }

    private func paintBrackets(around rect: CellRect, _ color: Color.Resolved) {
        guard rect.width >= 2, rect.height > 0 else { return }
        let left = rect.height == 1 ? ["["] : Self.bracket("╭", "│", "╰", rect.height)
        let right = rect.height == 1 ? ["]"] : Self.bracket("╮", "│", "╯", rect.height)
        for (index, text) in left.enumerated() { write(text, column: rect.column, row: rect.row + index, color) }
        for (index, text) in right.enumerated() {
            write(text, column: rect.endColumn - 1, row: rect.row + index, color)
        }
    }

    private static func bracket(_ top: String, _ middle: String, _ bottom: String, _ height: Int) -> [String] {
        [top] + Array(repeating: middle, count: height - 2) + [bottom]
    }

    /// An area in the control's colour; bold where there are no colours.
    private func fillButton(_ rect: CellRect, _ color: Color.Resolved) {
        let background = mixer.background(color, opacity: opacity, over: .default)
        let text = Self.contrast(to: color)
        draw { grid in
            grid.restyle(rect) { style in
                style.background = background
                style.foreground = text
                style.attributes.insert(.bold)
            }
        }
    }

    /// A filled area with the focus: its colours have changed places.
    private func invert(_ rect: CellRect, _ color: Color.Resolved) {
        let own = mixer.foreground(color, opacity: 1, over: .default)
        let light = mixer.foreground(primary, opacity: opacity, over: own)
        let isReversed = appearance.colorDepth == .none
        draw { grid in
            grid.restyle(rect) { style in
                style.background = light
                style.foreground = own
                style.attributes.insert(isReversed ? [.reverse, .bold] : .bold)
            }
        }
    }
}
