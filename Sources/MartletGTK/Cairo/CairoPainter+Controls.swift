#if GTK
import CGTK
import Foundation
import Martlet

/// The plain look of controls in pictures, which has no theme: measured and drawn alike.
enum PlainControls {
    static let accent = Color.Resolved(red: 0.21, green: 0.52, blue: 0.89, opacity: 1)
    static let spacing: CGFloat = 8

    static func chrome(of control: ControlContent) -> ControlChrome {
        switch control.role {
        case .button where control.hasChrome && control.look != .plain:
            return ControlChrome(
                insets: EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12),
                minimumSize: CGSize(width: 24, height: 28))
        case .toggle where control.look == .button:
            return ControlChrome(insets: EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
        case .toggle where control.look == .checkbox:
            return ControlChrome(leadingAccessory: CGSize(width: 16, height: 16), accessorySpacing: spacing)
        case .toggle:
            return ControlChrome(
                fillsWidth: true, trailingAccessory: CGSize(width: 40, height: 22), accessorySpacing: spacing)
        case .menu where control.hasChrome, .picker where control.hasChrome:
            return ControlChrome(
                insets: EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12),
                minimumSize: CGSize(width: 24, height: 28),
                trailingAccessory: control.showsMenuIndicator ? CGSize(width: 10, height: 10) : .zero,
                accessorySpacing: spacing)
        case .option where control.look == .segmented:
            return ControlChrome(insets: EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
        case .option: return ControlChrome(leadingAccessory: CGSize(width: 16, height: 16), accessorySpacing: spacing)
        case .textField where control.look == .plain:
            return ControlChrome(idealWidth: 200, fillsWidth: true)
        case .textField, .secureField:
            return ControlChrome(
                insets: EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8),
                minimumSize: CGSize(width: 48, height: 28), idealWidth: 200, fillsWidth: true)
        case .stepper where control.look == .number: return ControlChrome()
        case .datePicker where !control.isTall, .colorPicker:
            return ControlChrome(insets: EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8))
        case .stepper:
            return ControlChrome(
                fillsWidth: true, trailingAccessory: CGSize(width: 64, height: 24), accessorySpacing: spacing)
        case .slider:
            return ControlChrome(
                insets: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8),
                minimumSize: CGSize(width: 40, height: 20), idealWidth: 160, fillsWidth: true)
        case .progress where control.look == .circular:
            return ControlChrome(leadingAccessory: CGSize(width: 20, height: 20), accessorySpacing: spacing)
        case .progress:
            return ControlChrome(
                insets: EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0),
                minimumSize: CGSize(width: 40, height: 10), idealWidth: 160, fillsWidth: true)
        default: return ControlChrome()
        }
    }
}

extension CairoPainter {
    /// Draws what surrounds the label of a control; what stands in the control draws itself.
    func drawChrome(of control: ControlContent, of node: RenderNode, in bounds: CGRect) {
        let chrome = PlainControls.chrome(of: control)
        let tint = control.isEnabled ? control.tint ?? PlainControls.accent : lineColor
        switch control.role {
        case .button where control.hasChrome && control.look != .plain && control.look != .borderless:
            let isProminent = control.look == .borderedProminent
            box(bounds, isProminent ? tint : fieldColor, framed: !isProminent)
        case .toggle where control.look == .button:
            box(bounds, control.value == .isOn(true) ? tint.opacity(0.35) : fieldColor)
        case .toggle where control.look == .checkbox:
            drawCheck(control, in: leading(chrome, in: bounds), tint)
        case .toggle where control.hasChrome: drawSwitch(control, in: trailing(chrome, in: bounds), tint)
        case .menu where control.hasChrome, .picker where control.hasChrome:
            if control.look != .borderless { box(node.menuButtonFrame, fieldColor) }
            if control.showsMenuIndicator, let arrow = SymbolDrawing.named("chevron.down") {
                ink.draw(arrow, in: node.menuIndicatorFrame, color: textColor)
            }
        case .option where control.look == .segmented:
            box(bounds, control.value == .isOn(true) ? tint.opacity(0.35) : fieldColor)
        case .option: drawRound(control, in: leading(chrome, in: bounds), tint)
        case .textField, .secureField:
            if control.look != .plain { box(bounds, fieldColor) }
            drawText(of: control, in: bounds, chrome)
        case .datePicker, .colorPicker:
            if !control.isTall { box(node.fieldFrame, fieldColor) }
        case .stepper where control.look == .number: break
        case .stepper: drawStepper(control, in: trailing(chrome, in: bounds))
        case .slider:
            let track = node.trackFrame
            drawBar(
                control, in: CGRect(x: track.minX + 8, y: track.midY - 2, width: track.width - 16, height: 4), tint,
                hasKnob: true)
        case .progress where control.look == .gauge: break
        case .progress where control.look == .circular: drawRing(control, in: leading(chrome, in: bounds), tint)
        case .progress:
            drawBar(control, in: CGRect(x: 0, y: bounds.maxY - 6, width: bounds.width, height: 4), tint, hasKnob: false)
        default: break
        }
    }

    /// The colour of the label of a control that stands out; nil for the usual one.
    func labelColor(of control: ControlContent) -> Color.Resolved? {
        switch control.role {
        case .button where !control.isEnabled: textColor.opacity(0.5)
        case .button where control.hasChrome && control.look == .borderedProminent: Self.white
        case .button where control.hasChrome && control.buttonRole == .destructive:
            Color.Resolved(red: 0.75, green: 0.11, blue: 0.16, opacity: 1)
        case .link: control.tint ?? PlainControls.accent
        default: nil
        }
    }

    private var fieldColor: Color.Resolved { textColor.opacity(0.05) }

    private func box(_ rect: CGRect, _ color: Color.Resolved, framed: Bool = true) {
        let inner = rect.insetBy(dx: 0.5, dy: 0.5)
        let path = Path(roundedRect: inner, cornerRadius: 6, style: .circular)
        fill(path, color)
        if framed { stroke(path, lineColor) }
    }

    private func leading(_ chrome: ControlChrome, in bounds: CGRect) -> CGRect {
        let size = chrome.leadingAccessory
        return CGRect(
            x: chrome.insets.leading, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    private func trailing(_ chrome: ControlChrome, in bounds: CGRect) -> CGRect {
        let size = chrome.trailingAccessory
        return CGRect(
            x: bounds.maxX - chrome.insets.trailing - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    private func drawCheck(_ control: ControlContent, in rect: CGRect, _ tint: Color.Resolved) {
        let isOn = control.value == .isOn(true)
        let path = Path(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 4, style: .circular)
        fill(path, isOn ? tint : fieldColor)
        if !isOn { stroke(path, lineColor) }
        if isOn, let mark = SymbolDrawing.named("checkmark") {
            ink.draw(mark, in: rect.insetBy(dx: 2.5, dy: 2.5), color: Self.white, weight: .bold)
        }
    }

    private func drawRound(_ control: ControlContent, in rect: CGRect, _ tint: Color.Resolved) {
        let isOn = control.value == .isOn(true)
        fill(Path(ellipseIn: rect), isOn ? tint : fieldColor)
        stroke(Path(ellipseIn: rect.insetBy(dx: 0.5, dy: 0.5)), lineColor)
        if isOn { fill(Path(ellipseIn: rect.insetBy(dx: 5, dy: 5)), Self.white) }
    }

    private func drawSwitch(_ control: ControlContent, in rect: CGRect, _ tint: Color.Resolved) {
        let isOn = control.value == .isOn(true)
        fill(
            Path(roundedRect: rect, cornerRadius: rect.height / 2, style: .circular),
            isOn ? tint : textColor.opacity(0.2))
        let side = rect.height - 4
        let x = isOn ? rect.maxX - side - 2 : rect.minX + 2
        fill(Path(ellipseIn: CGRect(x: x, y: rect.minY + 2, width: side, height: side)), Self.white)
    }

    private func drawText(of control: ControlContent, in bounds: CGRect, _ chrome: ControlChrome) {
        guard let text = control.text else { return }
        let inner = CGRect(
            x: chrome.insets.leading, y: chrome.insets.top,
            width: bounds.width - chrome.insets.leading - chrome.insets.trailing,
            height: bounds.height - chrome.insets.top - chrome.insets.bottom)
        let size = ShapedText.of(text, fonts: fonts).arrange(.unspecified).size
        let shown = CGRect(x: inner.minX, y: inner.midY - size.height / 2, width: size.width, height: size.height)
        ink.saved {
            ink.clip(to: Path(inner))
            var painter = self
            if control.showsPrompt { painter.labelColor = textColor.opacity(0.5) }
            painter.draw(text, in: shown, proposal: .unspecified)
        }
    }

    private func drawStepper(_ control: ControlContent, in rect: CGRect) {
        box(rect, fieldColor)
        let half = rect.width / 2
        let signs = [("minus", rect.minX, control.canDecrement), ("plus", rect.minX + half, control.canIncrement)]
        for (name, x, isEnabled) in signs {
            let place = CGRect(x: x, y: rect.minY, width: half, height: rect.height).insetBy(dx: 7, dy: 6)
            guard let sign = SymbolDrawing.named(name) else { continue }
            ink.draw(sign, in: place, color: isEnabled ? textColor : textColor.opacity(0.4))
        }
        fill(Path(CGRect(x: rect.midX - 0.5, y: rect.minY + 4, width: 1, height: rect.height - 8)), lineColor)
    }

    private func drawBar(_ control: ControlContent, in rect: CGRect, _ tint: Color.Resolved, hasKnob: Bool) {
        fill(Path(roundedRect: rect, cornerRadius: 2, style: .circular), textColor.opacity(0.15))
        guard let part = control.fraction else { return }
        let done = CGRect(x: rect.minX, y: rect.minY, width: rect.width * part, height: rect.height)
        fill(Path(roundedRect: done, cornerRadius: 2, style: .circular), tint)
        guard hasKnob else { return }
        let knob = CGRect(x: done.maxX - 8, y: rect.midY - 8, width: 16, height: 16)
        fill(Path(ellipseIn: knob), Self.white)
        stroke(Path(ellipseIn: knob), lineColor)
    }

    private func drawRing(_ control: ControlContent, in rect: CGRect, _ tint: Color.Resolved) {
        let circle = Path(ellipseIn: rect.insetBy(dx: 2, dy: 2))
        stroke(circle, textColor.opacity(0.15), StrokeStyle(lineWidth: 3))
        var share = 0.3
        if case .number(let value) = control.value { share = min(1, max(0, value)) }
        var arc = Path()
        arc.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - 2, startAngle: .degrees(-90),
            endAngle: .degrees(-90 + 360 * share), clockwise: false)
        stroke(arc, tint, StrokeStyle(lineWidth: 3, lineCap: .round))
    }

    private static let white = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 1)
}
#endif
