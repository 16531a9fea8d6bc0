#if GTK
import CGTK
import Foundation
import Martlet

/// A `GtkCheckButton` before the label, or a `GtkSwitch` after it. The label is the node's.
final class SwitchPart: ControlPart {
    private let control: Widget
    private let isSwitch: Bool
    private var isSetting = false

    init(_ view: NodeView, isSwitch: Bool) {
        self.isSwitch = isSwitch
        control = isSwitch ? gtk_switch_new() : Self.makeCheckButton()
        control.addClass("martlet-control")
        control.onChange(of: "active") { [unowned self, unowned view] in
            if !isSetting { view.tree.actor?.activate(view) }
        }
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
        }
    }

    func allocate(in view: NodeView) {
        control.allocate(isSwitch ? view.node.trailingAccessoryFrame : view.node.leadingAccessoryFrame)
    }
}
#endif
