import Foundation

/// A control, as a node of the render tree shows it: what it is, and what all controls have.
///
/// A host draws the chrome (what surrounds the label, and the accessories beside it) and leaves the label, which
/// stands in the node as children, to the nodes themselves. A control with a ``Control/text`` has no children: the
/// host draws that.
package struct ControlContent {
    /// What the control is, with what only controls of its kind have.
    package var control: any Control
    /// What all controls have.
    package var state = ControlState()
    /// What it does. Not compared, but for what is offered.
    package var actions = ControlActions()

    package init(_ control: any Control) { self.control = control }

    /// Whether a host would show both alike.
    func looks(like other: ControlContent) -> Bool {
        state == other.state && actions.offers == other.actions.offers && control.isEqual(to: other.control)
    }

    /// Whether a host's chrome and the control's own text have the same size in both.
    func measures(like other: ControlContent) -> Bool {
        state.hasChrome == other.state.hasChrome && state.size == other.state.size
            && hasMenuApart == other.hasMenuApart && control.measures(like: other.control)
    }
}

/// What all controls have.
package struct ControlState: Equatable {
    /// Whether it can be operated.
    package var isEnabled = true
    /// Whether it has a look of the host's; a control without is drawn by what stands in it.
    package var hasChrome = true
    /// How large it is, relative to others.
    package var size = ControlSize.regular
    /// Whether the pointer or a key holds it down now.
    package var isPressed = false
    /// Whether it receives keys now.
    package var isFocused = false
    /// The text that names the control where no label stands in it.
    package var title = ""
    /// The colour that it stands out in, where one is set.
    package var tint: ResolvedColor?
    /// Whether what stands in the control, rather than the control itself, takes the pointer.
    package var isDrawnByStyle = false

    package init() {}
}

extension ControlContent {
    /// Whether it can be operated.
    package var isEnabled: Bool { state.isEnabled }
    /// Whether it has a look of the host's.
    package var hasChrome: Bool { state.hasChrome }
    /// How large it is, relative to others.
    package var size: ControlSize { state.size }
    /// Whether the pointer or a key holds it down now.
    package var isPressed: Bool { state.isPressed }
    /// Whether it receives keys now.
    package var isFocused: Bool { state.isFocused }
    /// The colour that it stands out in, where one is set.
    package var tint: ResolvedColor? { state.tint }
    /// The text that names the control where no label stands in it.
    package var title: String { state.title }

    /// What the control is to those who read the tree.
    package var role: ControlRole { control.role }
    /// What the control is set to.
    package var value: ControlValue { control.value }
    /// The text that the host draws in place of a label.
    package var text: TextContent? { control.text }

    /// The state of a control of a kind; nil for one of another kind.
    package func `as`<C: Control>(_ kind: C.Type) -> C? { control as? C }

    /// The operations that it offers.
    package var offers: ControlOffers { actions.offers }
    /// Whether a step up leads anywhere.
    package var canIncrement: Bool { actions.increment != nil }
    /// Whether a step down leads anywhere.
    package var canDecrement: Bool { actions.decrement != nil }
    /// Whether it opens a menu by a part of its own, and does something else by the rest.
    package var hasMenuApart: Bool { actions.openMenu != nil }

    /// Whether the pointer operates the control itself, rather than what stands in it.
    var takesPointer: Bool { !state.isDrawnByStyle && !offers.isDisjoint(with: .pointed) }
}
