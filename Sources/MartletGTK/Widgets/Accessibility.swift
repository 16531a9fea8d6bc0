#if GTK
import CGTK
import Foundation
import Martlet

/// What assistive technology is told of the widgets.
enum Accessibility {
    /// Brings role, name, description and state of a node's widget into line with the node.
    static func update(_ view: NodeView) {
        let node = view.node
        let target = view.part?.focusTarget.flatMap { _ in view.part?.behind } ?? view.widget
        switch node.content {
        case .text(let text):
            setRole(GTK_ACCESSIBLE_ROLE_LABEL, of: view.widget)
            setLabel(node.isNamed ? node.accessibilityLabel : text.styled.string, of: view.widget)
        case .image:
            setRole(GTK_ACCESSIBLE_ROLE_IMG, of: view.widget)
            setLabel(node.accessibilityLabel, of: view.widget)
        case .control(let control):
            if target == view.widget, let role = role(of: control) { setRole(role, of: target) }
            setLabel(node.accessibilityLabel, of: target)
            if let hint = node.accessibilityHint {
                set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: hint, of: target)
            }
            if target == view.widget, case .isOn(let isOn) = control.value {
                if control.role == .row {
                    setState(GTK_ACCESSIBLE_STATE_SELECTED, isOn, of: target)
                } else {
                    setChecked(isOn, of: target)
                }
            }
        case .divider:
            setRole(GTK_ACCESSIBLE_ROLE_SEPARATOR, of: view.widget)
        default:
            if node.isNamed {
                setRole(GTK_ACCESSIBLE_ROLE_GROUP, of: view.widget)
                setLabel(node.accessibilityLabel, of: view.widget)
            }
        }
        if node.isHiddenFromAccessibility { setState(GTK_ACCESSIBLE_STATE_HIDDEN, true, of: view.widget) }
    }

    private static func role(of control: ControlContent) -> GtkAccessibleRole? {
        switch control.role {
        case .button, .menu, .picker: GTK_ACCESSIBLE_ROLE_BUTTON
        case .toggle: GTK_ACCESSIBLE_ROLE_CHECKBOX
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .row: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .tab: GTK_ACCESSIBLE_ROLE_TAB
        case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
        case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
        case .stepper: GTK_ACCESSIBLE_ROLE_GROUP
        case .alert: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
        case .sheet: GTK_ACCESSIBLE_ROLE_DIALOG
        case .navigationBar: nil
        case .textField, .secureField: GTK_ACCESSIBLE_ROLE_TEXT_BOX
        }
    }

    private static func setRole(_ role: GtkAccessibleRole, of widget: Widget) {
        guard gtk_accessible_get_accessible_role(widget.opaque) != role else { return }
        var value = GValue()
        g_value_init(&value, gtk_accessible_role_get_type())
        g_value_set_enum(&value, Int32(role.rawValue))
        g_object_set_property(widget.cast(), "accessible-role", &value)
        g_value_unset(&value)
    }

    static func setLabel(_ label: String, of widget: Widget) {
        set(GTK_ACCESSIBLE_PROPERTY_LABEL, to: label, of: widget)
    }

    private static func set(_ property: GtkAccessibleProperty, to string: String, of widget: Widget) {
        var value = GValue()
        g_value_init(&value, FundamentalType.string)
        g_value_set_string(&value, string)
        var properties = [property]
        gtk_accessible_update_property_value(widget.opaque, 1, &properties, &value)
        g_value_unset(&value)
    }

    private static func setState(_ state: GtkAccessibleState, _ isOn: Bool, of widget: Widget) {
        var value = GValue()
        g_value_init(&value, FundamentalType.boolean)
        g_value_set_boolean(&value, isOn ? 1 : 0)
        var states = [state]
        gtk_accessible_update_state_value(widget.opaque, 1, &states, &value)
        g_value_unset(&value)
    }

    private static func setChecked(_ isOn: Bool, of widget: Widget) {
        var value = GValue()
        gtk_accessible_state_init_value(GTK_ACCESSIBLE_STATE_CHECKED, &value)
        g_value_set_enum(
            &value, Int32((isOn ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE).rawValue))
        var states = [GTK_ACCESSIBLE_STATE_CHECKED]
        gtk_accessible_update_state_value(widget.opaque, 1, &states, &value)
        g_value_unset(&value)
    }

    /// Says that a widget only decorates.
    static func decorate(_ widget: Widget) { setRole(GTK_ACCESSIBLE_ROLE_PRESENTATION, of: widget) }
}
#endif
