#if GTK
import CGTK
import Foundation
import Martlet

/// What assistive technology is told of the widgets.
enum Accessibility {
    /// Brings role, name, description, state and actions of a node's widget into line with the node.
    static func update(_ view: NodeView) {
        let node = view.node
        let target = view.part?.accessible ?? view.widget
        if let role = role(of: node), target == view.widget { setRole(role, of: target) }
        switch node.content {
        case .text(let text):
            setLabel(node.isNamed ? node.accessibilityLabel : text.styled.string, of: view.widget)
        case .image:
            setLabel(node.accessibilityLabel, of: view.widget)
        case .control(let control):
            setLabel(node.accessibilityLabel, of: target)
            if target == view.widget, case .isOn(let isOn) = control.value {
                if control.role == .row || control.role == .tab {
                    setState(GTK_ACCESSIBLE_STATE_SELECTED, isOn, of: target)
                } else {
                    setChecked(isOn, of: target)
                }
            }
        default:
            if node.isNamed {
                setLabel(node.accessibilityLabel, of: view.widget)
            } else if node.isListColumn {
                // Without any name GTK says that of the class.
                setLabel("", of: view.widget)
            }
        }
        if node.isNamed || view.isNamedForAccessibility { updateNamed(view, target) }
        setHidden(view)
        if node.hidesChildrenFromAccessibility || view.hidesChildrenForAccessibility { updateChildren(of: view) }
    }

    /// What modifiers say of a node.
    private static func updateNamed(_ view: NodeView, _ target: Widget) {
        let node = view.node
        view.isNamedForAccessibility = node.isNamed
        // AT-SPI has values only of controls with numbers: what something else is set to comes first in its
        // description.
        let value = node.ownAccessibilityValue
        let description = [value, node.accessibilityHint].compactMap { $0 }.joined(separator: ". ")
        set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: description, of: target)
        if let value { set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, to: value, of: target) }
        if let identifier = node.accessibilityIdentifier {
            // What an empty field says has the place already that identifiers take.
            setIdentifier(identifier, of: node.fieldText == nil ? target : view.widget)
        }
        let changes = node.traitChanges
        if changes.added.contains(.isSelected) || changes.removed.contains(.isSelected) {
            setState(GTK_ACCESSIBLE_STATE_SELECTED, changes.added.contains(.isSelected), of: target)
        }
        if changes.added.contains(.isModal) { set(GTK_ACCESSIBLE_PROPERTY_MODAL, to: true, of: target) }
        if node.headingLevel > 0 { set(GTK_ACCESSIBLE_PROPERTY_LEVEL, to: node.headingLevel, of: target) }
        view.offers.show(node.accessibilityOffers, on: view.widget)
    }

    // MARK: - Roles

    private static func role(of node: RenderNode) -> GtkAccessibleRole? {
        let changes = node.traitChanges
        if let role = role(for: changes.added) { return role }
        switch node.content {
        case .text:
            if node.isSectionTitle, !changes.removed.contains(.isHeader) { return GTK_ACCESSIBLE_ROLE_HEADING }
            return GTK_ACCESSIBLE_ROLE_LABEL
        case .image:
            return changes.removed.contains(.isImage) ? GTK_ACCESSIBLE_ROLE_GROUP : GTK_ACCESSIBLE_ROLE_IMG
        case .divider: return GTK_ACCESSIBLE_ROLE_SEPARATOR
        case .control(let control):
            let isPlain = control.role == .button && changes.removed.contains(.isButton)
            return isPlain ? GTK_ACCESSIBLE_ROLE_GROUP : role(of: control)
        default:
            if node.isNamed { return GTK_ACCESSIBLE_ROLE_GROUP }
            return node.isListColumn ? GTK_ACCESSIBLE_ROLE_LIST : nil
        }
    }

    private static func role(for traits: AccessibilityTraits) -> GtkAccessibleRole? {
        let roles: [(AccessibilityTraits, GtkAccessibleRole)] = [
            (.isToggle, GTK_ACCESSIBLE_ROLE_CHECKBOX), (.isSearchField, GTK_ACCESSIBLE_ROLE_SEARCH_BOX),
            (.isLink, GTK_ACCESSIBLE_ROLE_LINK), (.isButton, GTK_ACCESSIBLE_ROLE_BUTTON),
            (.isKeyboardKey, GTK_ACCESSIBLE_ROLE_BUTTON), (.isHeader, GTK_ACCESSIBLE_ROLE_HEADING),
            (.isTabBar, GTK_ACCESSIBLE_ROLE_TAB_LIST), (.isImage, GTK_ACCESSIBLE_ROLE_IMG),
            (.isModal, GTK_ACCESSIBLE_ROLE_DIALOG), (.isStaticText, GTK_ACCESSIBLE_ROLE_LABEL),
        ]
        return traits.isEmpty ? nil : roles.first { traits.contains($0.0) }?.1
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

    /// GTK takes a role only as long as nobody has asked for it, which is before the widget stands in a window.
    private static func setRole(_ role: GtkAccessibleRole, of widget: Widget) {
        guard gtk_accessible_get_accessible_role(widget.opaque) != role else { return }
        guard gtk_widget_get_root(widget) == nil else { return }
        var value = GValue()
        g_value_init(&value, gtk_accessible_role_get_type())
        g_value_set_enum(&value, Int32(role.rawValue))
        g_object_set_property(widget.cast(), "accessible-role", &value)
        g_value_unset(&value)
    }

    // MARK: - What is hidden

    /// Hides the children of a view that stands for them, and shows them where it does so no more.
    static func updateChildren(of view: NodeView) {
        view.hidesChildrenForAccessibility = view.node.hidesChildrenFromAccessibility
        for child in view.children { setHidden(child, by: view) }
    }

    private static func setHidden(_ view: NodeView, by parent: NodeView? = nil) {
        let parent = parent ?? view.parent
        let isHidden = view.node.isHiddenFromAccessibility || parent?.node.hidesChildrenFromAccessibility == true
        guard isHidden != view.isHiddenFromAccessibility else { return }
        view.isHiddenFromAccessibility = isHidden
        setState(GTK_ACCESSIBLE_STATE_HIDDEN, isHidden, of: view.widget)
    }

    /// AT-SPI's identifier is the one that GTK's builder gives to widgets; but GTK tells of it only since 4.10 or so.
    /// Before that, the only attribute that AT-SPI has of a widget is what it says while it is empty, which readers look
    /// for in fields and nowhere else.
    private static func setIdentifier(_ identifier: String, of widget: Widget) {
        let interface = widget.withMemoryRebound(to: GTypeInstance.self, capacity: 1) {
            g_type_interface_peek($0.pointee.g_class, gtk_buildable_get_type())
        }
        guard let interface else { return }
        interface.assumingMemoryBound(to: GtkBuildableIface.self).pointee.set_id?(widget.opaque, identifier)
        set(GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, to: identifier, of: widget)
    }

    // MARK: - Properties and states

    static func setLabel(_ label: String, of widget: Widget) {
        set(GTK_ACCESSIBLE_PROPERTY_LABEL, to: label, of: widget)
    }

    private static func set(_ property: GtkAccessibleProperty, to string: String, of widget: Widget) {
        var value = GValue()
        g_value_init(&value, FundamentalType.string)
        g_value_set_string(&value, string)
        set(property, &value, of: widget)
    }

    private static func set(_ property: GtkAccessibleProperty, to isOn: Bool, of widget: Widget) {
        var value = GValue()
        g_value_init(&value, FundamentalType.boolean)
        g_value_set_boolean(&value, isOn ? 1 : 0)
        set(property, &value, of: widget)
    }

    private static func set(_ property: GtkAccessibleProperty, to number: Int, of widget: Widget) {
        var value = GValue()
        g_value_init(&value, FundamentalType.int)
        g_value_set_int(&value, Int32(number))
        set(property, &value, of: widget)
    }

    private static func set(_ property: GtkAccessibleProperty, _ value: inout GValue, of widget: Widget) {
        var properties = [property]
        gtk_accessible_update_property_value(widget.opaque, 1, &properties, &value)
        g_value_unset(&value)
    }

    private static func setState(_ state: GtkAccessibleState, _ isOn: Bool, of widget: Widget) {
        var value = GValue()
        gtk_accessible_state_init_value(state, &value)
        // A state that may also be unknown is a number.
        if value.g_type == FundamentalType.int {
            g_value_set_int(&value, isOn ? 1 : 0)
        } else {
            g_value_set_boolean(&value, isOn ? 1 : 0)
        }
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
