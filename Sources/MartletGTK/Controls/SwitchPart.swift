#if GTK
import CGTK
import Foundation
import Martlet

/// A `GtkCheckButton` before the label, which is round for one of several options, or a `GtkSwitch` after it. The label
/// is the node's.
final class SwitchPart: ControlPart {
    enum Kind { case check, radio, toggleSwitch }

    private let control: Widget
    private let isSwitch: Bool
    /// Makes a check button round: GTK shows one so that is in a group.
    private let companion: Widget?
    private var isSetting = false

    init(_ view: NodeView, kind: Kind) {
        isSwitch = kind == .toggleSwitch
        control = isSwitch ? gtk_switch_new() : Self.makeCheckButton()
        companion = kind == .radio ? Self.makeRound(control) : nil
        control.setClass("martlet-radio", kind == .radio)
        control.addClass("martlet-control")
        control.onChange(of: "active") { [unowned self, unowned view] in
            if !isSetting { view.tree.actor?.operate(.press, view) }
        }
    }

    deinit { if let companion { g_object_unref(companion) } }

    /// - Returns: The other one of the group, which is not shown; it belongs to the caller.
    static func makeRound(_ control: Widget) -> Widget {
        let companion: Widget = gtk_check_button_new()
        g_object_ref_sink(companion)
        gtk_check_button_set_group(control.cast(), companion.cast())
        Accessibility.setRole(GTK_ACCESSIBLE_ROLE_RADIO, of: control)
        return companion
    }

    /// A `GtkCheckButton` that assistive technology can operate, which GTK's own has no action for.
    private static func makeCheckButton() -> Widget {
        makeObject(checkButtonType, "css-name", string: "checkbutton").assumingMemoryBound(to: GtkWidget.self)
    }

    private static let checkButtonType: GType = g_type_register_static_simple(
        gtk_check_button_get_type(), "MartletCheckButton", UInt32(MemoryLayout<GtkCheckButtonClass>.size),
        { pointer, _ in
            gtk_widget_class_install_action(
                pointer!.assumingMemoryBound(to: GtkWidgetClass.self), "martlet.activate", nil
            ) { widget, _, _ in gtk_widget_activate(widget) }
        }, UInt32(MemoryLayout<GtkCheckButton>.size), nil, GTypeFlags(rawValue: 0))

    var behind: Widget? { control }
    var focusTarget: Widget? { control }
    var offersActions: Bool { !isSwitch }
    var tinted: Widget? { control }

    func update(from node: RenderNode, in view: NodeView) {
        let isOn: gboolean = node.control?.value == .isOn(true) ? 1 : 0
        isSetting = true
        defer { isSetting = false }
        if isSwitch {
            gtk_switch_set_active(control.opaque, isOn)
        } else {
            gtk_check_button_set_active(control.cast(), isOn)
            let isMixed = node.control?.as(ToggleControl.self)?.isMixed ?? false
            gtk_check_button_set_inconsistent(control.cast(), isMixed ? 1 : 0)
            if let companion { gtk_check_button_set_active(companion.cast(), isOn == 0 ? 1 : 0) }
        }
    }

    func allocate(in view: NodeView) {
        control.allocate(isSwitch ? view.node.parts.trailingAccessoryFrame : view.node.parts.leadingAccessoryFrame)
    }
}

extension PartKind {
    static let check = PartKind { SwitchPart($0, kind: .check) }
    static let radio = PartKind { SwitchPart($0, kind: .radio) }
    static let toggleSwitch = PartKind { SwitchPart($0, kind: .toggleSwitch) }
}

extension ControlMetrics.Probe {
    static let check = ControlMetrics.Probe {
        ControlMetrics.measure(gtk_check_button_new(), classes: ["martlet-control"])
    }
    static let radio = ControlMetrics.Probe {
        let radio: Widget = gtk_check_button_new()
        g_object_ref_sink(radio)
        let companion = SwitchPart.makeRound(radio)
        defer {
            g_object_unref(companion)
            g_object_unref(radio)
        }
        return ControlMetrics.measure(radio, classes: ["martlet-control"])
    }
    static let toggleSwitch = ControlMetrics.Probe {
        ControlMetrics.measure(gtk_switch_new(), classes: ["martlet-control"])
    }
}

extension ToggleControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? {
        guard content.hasChrome else { return nil }
        return switch look {
        case .button: .toggleButton
        case .switching: .toggleSwitch
        case .automatic, .checkbox: .check
        }
    }

    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome {
        guard content.hasChrome else { return ControlChrome() }
        return switch look {
        case .button: metrics.button(isInBar ? .toolButton : .button, content.size)
        case .switching:
            ControlChrome(
                fillsWidth: isInRow, trailingAccessory: metrics[.toggleSwitch].minimumSize,
                accessorySpacing: 2 * ControlMetrics.spacing)
        case .automatic, .checkbox:
            ControlChrome(leadingAccessory: metrics[.check].minimumSize, accessorySpacing: ControlMetrics.spacing + 2)
        }
    }

    func isPressedByWidget(_ content: ControlContent) -> Bool { !content.hasChrome }
    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_CHECKBOX }

    func pictureChrome(_ content: ControlContent) -> ControlChrome {
        switch look {
        case .button: ControlChrome(insets: EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
        case .checkbox:
            ControlChrome(leadingAccessory: CGSize(width: 16, height: 16), accessorySpacing: PicturedControl.spacing)
        case .automatic, .switching:
            ControlChrome(
                fillsWidth: true, trailingAccessory: CGSize(width: 40, height: 22),
                accessorySpacing: PicturedControl.spacing)
        }
    }

    func draw(_ control: PicturedControl, by painter: CairoPainter) {
        switch look {
        case .button: painter.box(control.bounds, isOn ? control.tint.opacity(0.35) : painter.fieldColor)
        case .checkbox: drawCheck(in: control.leadingAccessory, control.tint, painter)
        case .automatic, .switching:
            if control.content.hasChrome { drawSwitch(in: control.trailingAccessory, control.tint, painter) }
        }
    }

    private func drawCheck(in rect: CGRect, _ tint: Color.Resolved, _ painter: CairoPainter) {
        let path = Path(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 4, style: .circular)
        painter.fill(path, isOn ? tint : painter.fieldColor)
        if !isOn { painter.stroke(path, painter.lineColor) }
        if isOn, let mark = SymbolDrawing.named("checkmark") {
            painter.ink.draw(mark, in: rect.insetBy(dx: 2.5, dy: 2.5), color: CairoPainter.white, weight: .bold)
        }
    }

    private func drawSwitch(in rect: CGRect, _ tint: Color.Resolved, _ painter: CairoPainter) {
        painter.fill(
            Path(roundedRect: rect, cornerRadius: rect.height / 2, style: .circular),
            isOn ? tint : painter.textColor.opacity(0.2))
        let side = rect.height - 4
        let x = isOn ? rect.maxX - side - 2 : rect.minX + 2
        painter.fill(
            Path(ellipseIn: CGRect(x: x, y: rect.minY + 2, width: side, height: side)), CairoPainter.white)
    }
}
#endif
