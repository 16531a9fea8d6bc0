#if GTK
import CGTK
import Martlet

/// The accessible roles of nodes.
extension Accessibility {
    /// Sets the role of a node, unless GTK's own control inside has one.
    static func updateRole(of view: NodeView, _ target: Widget) {
        let node = view.node
        if target == view.widget {
            if let role = role(of: node) { setRole(role, of: target) }
            return
        }
        if let role = role(for: node.reading.traitChanges.added) { setRole(role, of: target) }
        // The widget around a control is exposed if it has the control's actions.
        if view.part?.offersActions == false, !node.reading.offers.isEmpty {
            setRole(GTK_ACCESSIBLE_ROLE_GROUP, of: view.widget)
        }
    }

    static func role(of node: RenderNode) -> GtkAccessibleRole? {
        let changes = node.reading.traitChanges
        if let role = role(for: changes.added) { return role }
        switch node.content {
        case .text:
            if node.reading.isSectionTitle, !changes.removed.contains(.isHeader) { return GTK_ACCESSIBLE_ROLE_HEADING }
            return GTK_ACCESSIBLE_ROLE_LABEL
        case .image:
            return changes.removed.contains(.isImage) ? GTK_ACCESSIBLE_ROLE_GROUP : GTK_ACCESSIBLE_ROLE_IMG
        case .divider: return GTK_ACCESSIBLE_ROLE_SEPARATOR
        case .control(let control):
            let isPlain = control.control is ButtonControl && changes.removed.contains(.isButton)
            guard !isPlain, let look = control.gtk else { return GTK_ACCESSIBLE_ROLE_GROUP }
            return look.accessibleRole
        default:
            if node.reading.isNamed { return GTK_ACCESSIBLE_ROLE_GROUP }
            return node.list.isListColumn ? GTK_ACCESSIBLE_ROLE_LIST : nil
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

    /// Sets the role. GTK only accepts a role before its first query, which happens when the widget enters a window.
    static func setRole(_ role: GtkAccessibleRole, of widget: Widget) {
        guard gtk_accessible_get_accessible_role(widget.opaque) != role else { return }
        guard gtk_widget_get_root(widget) == nil else { return }
        setRoleNow(role, of: widget)
    }

    /// Sets the role of a new window, before its first query.
    static func setWindowRole(_ role: GtkAccessibleRole, of window: Widget) { setRoleNow(role, of: window) }

    private static func setRoleNow(_ role: GtkAccessibleRole, of widget: Widget) {
        var value = GValue()
        g_value_init(&value, gtk_accessible_role_get_type())
        g_value_set_enum(&value, Int32(role.rawValue))
        g_object_set_property(widget.cast(), "accessible-role", &value)
        g_value_unset(&value)
    }
}
#endif
