import Foundation
import Martlet

/// `[ Save ]`: the label in brackets.
extension ButtonControl: TerminalControl {
    func cellChrome(_ content: ControlContent) -> ControlChrome { face.cellChrome(content) }

    func paint(_ control: PaintedControl, by painter: TreePainter) { painter.paintButton(control, face, isOn: false) }
}

extension ButtonFace {
    /// Whether the button shows its extent, by brackets or a filled area.
    var hasBrackets: Bool {
        switch look {
        case .borderless, .plain, .back: false
        case .automatic, .bordered, .borderedProminent, .toolbar, .disclosure: true
        }
    }

    /// Returns the chrome around the label of a button, and around the arrow of a menu button.
    func cellChrome(_ content: ControlContent, hasIndicator: Bool = false) -> ControlChrome {
        let column = ControlCells.column
        switch look {
        case .borderless where hasIndicator:
            return ControlChrome(trailingAccessory: ControlCells.size(1), accessorySpacing: column)
        case .plain, .borderless: return ControlChrome()
        case .back: return ControlChrome(leadingAccessory: ControlCells.size(1), accessorySpacing: column)
        case .automatic, .bordered, .borderedProminent, .toolbar, .disclosure: break
        }
        let isLarge = content.size == .large || content.size == .extraLarge
        var chrome = ControlChrome(
            insets: ControlCells.sides(isLarge ? 4 : 2), minimumSize: ControlCells.size(5))
        if hasIndicator {
            chrome.trailingAccessory = ControlCells.size(1)
            chrome.accessorySpacing = column
        }
        return chrome
    }
}

extension TreePainter {
    /// Draws the label in the tint, on a fill if the button is prominent, on, focused or pressed.
    func paintButton(_ control: PaintedControl, _ face: ButtonFace, isOn: Bool) {
        let content = control.content
        paintLabel(of: control)
        if face.look == .back {
            let place = control.cells(control.node.parts.leadingAccessoryFrame)
            write(control.node.isRightToLeft ? "›" : "‹", column: place.column, row: place.row, primary)
        }
        let isPlainRed = face.role == .destructive && appearance.colorDepth == .none
        guard face.hasBrackets else {
            tint(control.rect, control.color)
            if isPlainRed { draw { grid in grid.restyle(control.rect) { $0.attributes.insert(.underline) } } }
            if content.isFocused || content.isPressed { markFocusOfLabel(control.rect, control.color) }
            return
        }
        // A disabled button is not filled, because it would look pressed.
        let isDefault = face.isEmphasizedAsDefault && content.isEnabled && control.node.panel.isDefaultAction
        let isFilled = (face.look == .borderedProminent || isOn) && content.isEnabled
        paintBrackets(around: control.rect, isFilled || isDefault ? primary : secondary)
        if isDefault { draw { grid in grid.restyle(control.rect) { $0.attributes.insert(.bold) } } }
        // Without a color, `[!Delete ]`: the cell beside the bracket is free.
        if isPlainRed { write("!", column: control.rect.column + 1, row: control.rect.row, primary) }
        if isFilled {
            if content.isFocused {
                invert(control.rect, control.color)
            } else {
                fillButton(control.rect, control.color)
                // As a tab: only the line tells what is on from what has the focus.
                if isOn { draw { grid in grid.restyle(control.rect) { $0.attributes.insert(.underline) } } }
            }
        } else {
            if content.isEnabled { tint(control.rect, control.color) } else { dim(control.rect, isOn: isOn) }
            if content.isFocused || content.isPressed { markFocus(control.rect, control.color) }
        }
    }

    /// Draws the label of a disabled control: in the secondary color, and bold if the control is on.
    private func dim(_ rect: CellRect, isOn: Bool) {
        let gray = mixer.foreground(primary, opacity: opacity, over: cornerBackground(of: rect))
        let hasColors = appearance.colorDepth != .none
        draw { grid in
            grid.restyle(rect) { style in
                if style.foreground == .default { style.foreground = gray }
                if !hasColors { style.attributes.insert(.dim) }
                if isOn { style.attributes.insert(.bold) }
            }
        }
    }

    func paintBrackets(around rect: CellRect, _ color: Color.Resolved) {
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

    /// Fills an area with the control's color; bold in terminals without colors.
    func fillButton(_ rect: CellRect, _ color: Color.Resolved) {
        let background = mixer.background(color, opacity: opacity, over: .default)
        let text = textColor(on: background)
        draw { grid in
            grid.restyle(rect) { style in
                style.background = background
                style.foreground = text
                style.attributes.insert(.bold)
            }
        }
    }

    /// A filled area with the focus: its colors have changed places.
    private func invert(_ rect: CellRect, _ color: Color.Resolved) {
        let fill = mixer.background(color, opacity: 1, over: .default)
        let light = mixer.foreground(primary, opacity: opacity, over: fill)
        let own = mixer.legible(fill, over: light)
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
