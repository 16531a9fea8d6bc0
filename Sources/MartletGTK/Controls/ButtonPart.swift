#if GTK
import CGTK
import Foundation
import Martlet

/// A `GtkButton`, or a `GtkToggleButton`, that contains the label's nodes. A segment of a segmented control is a toggle
/// button too.
final class ButtonPart: ControlPart {
    private let button: Widget
    private let isToggle: Bool
    private var isSetting = false

    init(_ view: NodeView, isToggle: Bool, isSegment: Bool = false) {
        self.isToggle = isToggle
        button = isToggle ? gtk_toggle_button_new() : gtk_button_new()
        button.addClass("text-button")
        button.addClass("martlet-control")
        if isSegment {
            button.addClass("martlet-segment")
            Accessibility.setRole(GTK_ACCESSIBLE_ROLE_RADIO, of: button)
        }
        button.on(isToggle ? "toggled" : "clicked") { [unowned self, unowned view] in
            if !isSetting { view.tree.actor?.operate(.press, view) }
        }
    }

    var behind: Widget? { button }
    var focusTarget: Widget? { button }
    var tinted: Widget? { button }
    var childSlot: ((Widget) -> Void)? { { [button] in gtk_button_set_child(button.cast(), $0) } }

    func update(from node: RenderNode, in view: NodeView) {
        guard let control = node.control else { return }
        Self.setLook(of: button, from: control.face ?? ButtonFace())
        if let face = control.face, face.isEmphasizedAsDefault, node.panel.isDefaultAction {
            button.addClass("suggested-action")
        }
        Self.setSize(of: button, control.size)
        if control.as(ToggleControl.self)?.isInBar == true { button.addClass("martlet-tool") }
        if let option = control.as(OptionControl.self) {
            button.setClass("martlet-first", option.edges.contains(.leading))
            button.setClass("martlet-last", option.edges.contains(.trailing))
        }
        guard isToggle else { return }
        isSetting = true
        let looksOn = control.as(OptionControl.self)?.looksOn ?? (control.value == .isOn(true))
        gtk_toggle_button_set_active(button.cast(), looksOn ? 1 : 0)
        isSetting = false
    }

    /// The style classes of a button that is smaller than others.
    static func setSize(of button: Widget, _ size: ControlSize) {
        button.setClass("martlet-small", size == .small)
        button.setClass("martlet-mini", size == .mini)
    }

    /// The style classes of a button.
    static func setLook(of button: Widget, from face: ButtonFace) {
        let destroys = face.role == .destructive
        button.setClass("suggested-action", face.look == .borderedProminent && !destroys)
        button.setClass("destructive-action", face.look == .borderedProminent && destroys)
        button.setClass("martlet-destructive", face.look != .borderedProminent && destroys)
        button.setClass("flat", face.look == .borderless)
        button.setClass("martlet-tool", face.look == .toolbar)
        button.setClass("martlet-pill", face.borderShape == .capsule)
        button.setCornerRadius(face.borderShape.radius)
        button.setClass("circular", face.borderShape == .circle)
    }
}

extension Widget {
    /// Sets the corner radius of a button, to the nearest pixel; nil for the theme's.
    fileprivate func setCornerRadius(_ radius: CGFloat?) {
        if gtk_widget_has_css_class(self, "martlet-round") != 0 {
            for known in StyleSheet.radii { setClass("martlet-round-\(known)", false) }
            setClass("martlet-round", false)
        }
        guard let radius else { return }
        addClass("martlet-round")
        addClass("martlet-round-\(Int(min(max(0, radius.rounded()), CGFloat(StyleSheet.radii.upperBound))))")
    }
}

extension PartKind {
    static let button = PartKind { ButtonPart($0, isToggle: false) }
    static let toggleButton = PartKind { ButtonPart($0, isToggle: true) }
    static let segment = PartKind { ButtonPart($0, isToggle: true, isSegment: true) }
}

extension ControlMetrics.Probe {
    static let button = ControlMetrics.Probe {
        ControlMetrics.measure(gtk_button_new(), classes: ["text-button", "martlet-control"], hasLabel: true)
    }
    static let smallButton = ControlMetrics.Probe {
        ControlMetrics.measure(
            gtk_button_new(), classes: ["text-button", "martlet-control", "martlet-small"], hasLabel: true)
    }
    static let miniButton = ControlMetrics.Probe {
        ControlMetrics.measure(
            gtk_button_new(), classes: ["text-button", "martlet-control", "martlet-mini"], hasLabel: true)
    }
    static let flatButton = ControlMetrics.Probe {
        ControlMetrics.measure(gtk_button_new(), classes: ["text-button", "flat", "martlet-control"], hasLabel: true)
    }
    static let toolButton = ControlMetrics.Probe {
        ControlMetrics.measure(
            gtk_button_new(), classes: ["text-button", "martlet-control", "martlet-tool"], hasLabel: true)
    }
}

extension ControlMetrics {
    /// The room around the label of a button of a size.
    func button(_ probe: Probe, _ size: ControlSize) -> ControlChrome {
        var chrome = self[probe]
        switch size {
        case .mini: return self[.miniButton]
        case .small: return self[.smallButton]
        case .large: chrome.minimumSize.height += 6
        case .extraLarge: chrome.minimumSize.height += 12
        case .regular: break
        }
        return chrome
    }
}

extension ButtonControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? {
        content.hasChrome && face.look != .back ? .button : nil
    }

    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome {
        guard content.hasChrome, face.look != .back else { return ControlChrome() }
        var chrome = metrics.button(face.probe, content.size)
        if face.borderShape == .circle {
            // As much room at the sides as above and below.
            (chrome.insets.leading, chrome.insets.trailing) = (chrome.insets.top, chrome.insets.bottom)
            chrome.minimumSize.width = chrome.minimumSize.height
        }
        return chrome
    }

    func isPressedByWidget(_ content: ControlContent) -> Bool { !content.hasChrome || face.look == .back }
    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_BUTTON }

    func pictureChrome(_ content: ControlContent) -> ControlChrome {
        guard content.hasChrome, face.look != .plain else { return ControlChrome() }
        return ControlChrome(
            insets: EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12),
            minimumSize: CGSize(width: 24, height: 28))
    }

    func draw(_ control: PicturedControl, by painter: CairoPainter) {
        guard control.content.hasChrome, face.look != .plain, face.look != .borderless else { return }
        let isProminent = face.look == .borderedProminent
        painter.box(control.bounds, isProminent ? control.tint : painter.fieldColor, framed: !isProminent)
    }

    func labelColor(_ content: ControlContent, by painter: CairoPainter) -> Color.Resolved? {
        if !content.isEnabled { return painter.textColor.opacity(0.5) }
        guard content.hasChrome else { return nil }
        if face.look == .borderedProminent { return CairoPainter.white }
        return face.role == .destructive ? Color.Resolved(red: 0.75, green: 0.11, blue: 0.16, opacity: 1) : nil
    }
}

extension ButtonFace {
    /// The probe that measures a button of this look.
    var probe: ControlMetrics.Probe {
        switch look {
        case .toolbar: .toolButton
        case .borderless: .flatButton
        case .automatic, .bordered, .borderedProminent, .plain, .back, .disclosure: .button
        }
    }

    /// The probe that measures a menu button of this look.
    var menuProbe: ControlMetrics.Probe {
        switch look {
        case .toolbar: .toolButton
        case .borderless: .flatButton
        case .automatic, .bordered, .borderedProminent, .plain, .back, .disclosure: .button
        }
    }
}
#endif
