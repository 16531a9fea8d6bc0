#if GTK
import CGTK
import Foundation
import Martlet

/// The accessible properties of widgets.
enum Accessibility {
    /// The properties that were set for a node, and must be reset when they no longer apply.
    struct Reported {
        var isNamed = false
        var isHidden = false
        var hidesChildren = false
        /// Nil before the first selection.
        var isSelected: Bool?
        var hasOffers = false
    }

    /// Updates role, name, description, state and actions of a node's widget.
    static func update(_ view: NodeView) {
        let node = view.node
        let target = view.part?.accessible ?? view.widget
        updateRole(of: view, target)
        switch node.content {
        case .text(let text):
            setLabel(node.reading.isNamed ? node.reading.label : text.styled.string, of: view.widget)
        case .image:
            setLabel(node.reading.label, of: view.widget)
        case .control(let control):
            setLabel(node.reading.label, of: target)
            // GTK's own controls provide their values, except for custom words.
            control.gtk?.setAccessibleValue(control, of: view, to: target)
        default:
            if node.reading.isNamed || view.reported.isNamed {
                setLabel(node.reading.label, of: view.widget)
            } else if node.list.isListColumn {
                // Without a name, GTK would use that of the class.
                setLabel("", of: view.widget)
            }
        }
        if node.reading.isNamed || view.reported.isNamed { updateNamed(view, target) }
        updateSelection(of: view, target)
        updateOffers(of: view, target)
        setHidden(view)
        if node.reading.hidesChildren || view.reported.hidesChildren { updateChildren(of: view) }
    }

    /// Applies the accessibility modifiers of a node.
    private static func updateNamed(_ view: NodeView, _ target: Widget) {
        let node = view.node
        view.reported.isNamed = node.reading.isNamed
        // AT-SPI only has numeric values, so another value is set as the beginning of the description.
        let value = node.reading.ownValue ?? node.control.flatMap { $0.gtk?.words($0, of: node) }
        let description = [value, node.reading.hint].compactMap { $0 }.joined(separator: ". ")
        set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: description, of: target)
        if let value { set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, to: value, of: target) }
        if let identifier = node.reading.identifier {
            // The prompt of an empty field already uses the property for identifiers.
            setIdentifier(identifier, of: node.fieldText == nil ? target : view.widget)
        }
        if node.reading.traitChanges.added.contains(.isModal) {
            set(GTK_ACCESSIBLE_PROPERTY_MODAL, to: true, of: target)
        }
        if node.reading.headingLevel > 0 {
            set(GTK_ACCESSIBLE_PROPERTY_LEVEL, to: node.reading.headingLevel, of: target)
        }
    }

    /// Updates the selected state. A selectable element always has one; other elements have one from their first
    /// selection on.
    private static func updateSelection(of view: NodeView, _ target: Widget) {
        let node = view.node
        guard node.control != nil || view.reported.isNamed || view.reported.isSelected != nil else { return }
        let traits = node.reading.traits
        let isSelected = traits.contains(.isSelected)
        if traits.contains(.isToggle), node.control == nil { setChecked(isSelected, of: target) }
        var isSelectable = isSelected || view.reported.isSelected != nil
        if let control = node.control, case .isOn = control.value,
            control.control is RowControl || control.role == .tab
        {
            isSelectable = true
        }
        guard isSelectable, isSelected != view.reported.isSelected else { return }
        view.reported.isSelected = isSelected
        setState(GTK_ACCESSIBLE_STATE_SELECTED, isSelected, of: target)
    }

    /// Updates the additional actions. GTK exposes none for a control whose class has actions of its own, so the widget
    /// around it gets them.
    private static func updateOffers(of view: NodeView, _ target: Widget) {
        let offers = view.node.reading.offers
        guard !offers.isEmpty || view.reported.hasOffers else { return }
        view.reported.hasOffers = true
        let carrier = view.part.map(\.offersActions) ?? true ? target : view.widget
        if carrier != target { setLabel(view.node.reading.label, of: carrier) }
        view.offers.show(offers, on: carrier)
    }

    // MARK: - What is hidden

    /// Hides the children of a view that is exposed in their place, and shows them when it no longer is.
    static func updateChildren(of view: NodeView) {
        view.reported.hidesChildren = view.node.reading.hidesChildren
        for child in view.children { setHidden(child, by: view) }
    }

    private static func setHidden(_ view: NodeView, by parent: NodeView? = nil) {
        let parent = parent ?? view.parent
        let isHidden = view.node.reading.isHidden || parent?.node.reading.hidesChildren == true
        guard isHidden != view.reported.isHidden else { return }
        view.reported.isHidden = isHidden
        setHidden(isHidden, of: view.widget)
        // A hidden view does not contribute to the names of its containers.
        view.renameContainers()
    }

    static func setHidden(_ isHidden: Bool, of widget: Widget) {
        setState(GTK_ACCESSIBLE_STATE_HIDDEN, isHidden, of: widget)
    }

    /// Sets the accessible identifier. It is the widget's builder ID, which GTK only exposes since about 4.10. For an
    /// older GTK the placeholder text is used, the only other attribute in AT-SPI, which screen readers read in fields
    /// only.
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

    /// Sets the name of a widget, and its tooltip, which is not read if it equals the name.
    static func setLabel(_ label: String, tip: String, of widget: Widget) {
        setLabel(label, of: widget)
        gtk_widget_set_tooltip_text(widget, tip)
        if tip == label { set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: "", of: widget) }
    }

    static func set(_ property: GtkAccessibleProperty, to string: String, of widget: Widget) {
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
        g_value_set_int(&value, Int32(clamping: number))
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

    static func setChecked(_ isOn: Bool, of widget: Widget) {
        var value = GValue()
        // GTK says that the value is one of an enumeration, and then reads it as a number.
        g_value_init(&value, FundamentalType.int)
        g_value_set_int(
            &value, Int32((isOn ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE).rawValue))
        var states = [GTK_ACCESSIBLE_STATE_CHECKED]
        gtk_accessible_update_state_value(widget.opaque, 1, &states, &value)
        g_value_unset(&value)
    }

    /// Marks a widget as opening a menu.
    static func setHasMenu(_ widget: Widget) { set(GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, to: true, of: widget) }

    /// Marks a widget as decorative.
    static func decorate(_ widget: Widget) { setRole(GTK_ACCESSIBLE_ROLE_PRESENTATION, of: widget) }
}
#endif
