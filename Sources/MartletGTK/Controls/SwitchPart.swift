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
        control.addClass("martlet-control")
        control.onChange(of: "active") { [unowned self, unowned view] in
            if !isSetting { view.tree.actor?.activate(view) }
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
            if let companion { gtk_check_button_set_active(companion.cast(), isOn == 0 ? 1 : 0) }
        }
    }

    func allocate(in view: NodeView) {
        control.allocate(isSwitch ? view.node.trailingAccessoryFrame : view.node.leadingAccessoryFrame)
    }
}
#endif
