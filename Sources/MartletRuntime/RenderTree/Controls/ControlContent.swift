import Foundation

/// The content of a control's node: the control's own state, the state that all controls share, and the actions.
///
/// A host draws the chrome (the surroundings of the label, and accessories). The label consists of child nodes, which
/// draw themselves. A control with a ``Control/text`` has no children: the host draws the text.
package struct ControlContent {
    /// The kind of control, with the fields that only this kind has.
    package var control: any Control
    /// The fields that all controls have.
    package var state = ControlState()
    /// The callbacks of the control. Of these only the set of offered operations is compared.
    package var actions = ControlActions()

    package init(_ control: any Control) { self.control = control }

    /// Whether a host would show both alike.
    func looks(like other: ControlContent) -> Bool {
        state == other.state && actions.offers == other.actions.offers && control.isEqual(to: other.control)
    }

    /// Whether a host's chrome and the control's own text have the same size in both.
    func measures(like other: ControlContent) -> Bool {
        state.hasChrome == other.state.hasChrome && state.size == other.state.size
            && hasSeparateMenu == other.hasSeparateMenu && control.measures(like: other.control)
    }
}

/// The fields that all controls have.
package struct ControlState: Equatable {
    /// Whether the control is enabled.
    package var isEnabled = true
    /// Whether the host draws chrome for the control; without chrome, only the children are drawn.
    package var hasChrome = true
    /// The control size from the environment, which scales the chrome.
    package var size = ControlSize.regular
    /// Whether the pointer or a key currently presses the control.
    package var isPressed = false
    /// Whether the control has the focus.
    package var isFocused = false
    /// The name of a control that has no visible label.
    package var title = ""
    /// The tint color, if one is set.
    package var tint: ResolvedColor?
    /// Whether a style draws the control from other views, which then take the pointer in its place.
    package var isDrawnByStyle = false

    package init() {}
}

extension ControlContent {
    /// Whether the control is enabled.
    package var isEnabled: Bool { state.isEnabled }
    /// Whether the host draws chrome for the control.
    package var hasChrome: Bool { state.hasChrome }
    /// The control size from the environment, which scales the chrome.
    package var size: ControlSize { state.size }
    /// Whether the pointer or a key currently presses the control.
    package var isPressed: Bool { state.isPressed }
    /// Whether the control has the focus.
    package var isFocused: Bool { state.isFocused }
    /// The tint color, if one is set.
    package var tint: ResolvedColor? { state.tint }
    /// The name of a control that has no visible label.
    package var title: String { state.title }

    /// The role in dumps, tests and the accessibility tree.
    package var role: ControlRole { control.role }
    /// The current value of the control, for tests and assistive technology.
    package var value: ControlValue { control.value }
    /// The text that the host draws in place of a label.
    package var text: TextContent? { control.text }

    /// The state of a control of a kind; nil for one of another kind.
    package func `as`<C: Control>(_ kind: C.Type) -> C? { control as? C }

    /// The operations that it offers.
    package var offers: ControlOffers { actions.offers }
    /// Whether a step up is possible.
    package var canIncrement: Bool { actions.increment != nil }
    /// Whether a step down is possible.
    package var canDecrement: Bool { actions.decrement != nil }
    /// Whether a part of the control opens a menu, while the rest has another effect.
    package var hasSeparateMenu: Bool { actions.openMenu != nil }

    /// Whether the pointer operates the control itself, instead of the views that a style draws it from.
    var takesPointer: Bool { !state.isDrawnByStyle && !offers.isDisjoint(with: .pointed) }
}
