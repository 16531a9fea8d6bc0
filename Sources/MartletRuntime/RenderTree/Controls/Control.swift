import Foundation

/// A kind of control: what a person operates, described so that every host can show it in its own way.
///
/// A value of the type is the state of one control: the fields that only controls of its kind have. What all controls
/// have is ``ControlState``, and what a control does when it is operated is ``ControlActions``; the three together are
/// the ``ControlContent`` of a node. Equality says whether hosts would show two states alike, and is synthesised.
///
/// Beside its state a control says how it behaves: which keys and which places of the pointer do what, and what it is
/// to assistive technology. Everything but the role has a default, which suits a control that is pressed. How a host
/// measures and paints the control stands with the host, which finds that by the type; a host that has nothing to say
/// shows what stands in the control, in the room that ``standardChrome(_:)`` leaves.
package protocol Control: Equatable {
    /// What the size of the control depends on, beside what stands in it: all of its state, where it does not say.
    associatedtype Measured: Equatable = Self

    /// The part of the state that the size depends on.
    var measured: Measured { get }
    /// What the control is to those who read the tree.
    var role: ControlRole { get }
    /// What the control is set to.
    var value: ControlValue { get }

    // MARK: Layout

    /// The text that the host draws in place of a label, as in a field.
    var text: TextContent? { get }
    /// Whether the control can be told and used without its label.
    var canHideLabel: Bool { get }
    /// The directions in which the control takes all that it is offered, whatever the host's look is.
    var filling: Axis.Set { get }
    /// Says what of a host's look is always so.
    func adjust(_ chrome: inout ControlChrome)
    /// The room around the label for hosts without a look of their own for the control, in points.
    func standardChrome(_ state: ControlState) -> ControlChrome

    // MARK: Pointer

    /// How the pointer operates the control.
    var pointing: ControlPointing { get }
    /// Whether a press of the pointer moves the focus to the control at once.
    var takesFocusOnPress: Bool { get }
    /// Whether gestures around the control may take a press from it that a host's own widget would otherwise have.
    var sharesPress: Bool { get }
    /// Where the pointer takes hold of the control, in the coordinates of the node.
    func grip(of node: RenderNode) -> CGRect
    /// What the pointer does at a point of the node: where it is let go, or, where the control is tracked, wherever it
    /// is. Nil where it does nothing.
    func operation(at point: CGPoint, in node: RenderNode, _ modifiers: EventModifiers) -> ControlOperation?
    /// The control in the node that all of the node stands for.
    func standIn(of node: RenderNode) -> RenderNode?

    // MARK: Keys

    /// What a key does while the control has the focus. Called for keys without Control, Option and Command.
    @MainActor func use(_ key: KeyInput, at node: RenderNode) -> ControlKeyUse
    /// What a key does while the focus is in the control or at it, and nothing there has used the key.
    @MainActor func use(_ key: KeyInput, around focused: RenderNode, at node: RenderNode) -> ControlKeyUse
    /// Moves the focus from the control in a way of its own; false where the arrow leads on as it does elsewhere.
    @MainActor func moveFocus(_ key: KeyInput, from node: RenderNode) -> Bool
    /// Whether keys go to something in the control in its place.
    func leavesFocus(at node: RenderNode) -> Bool

    // MARK: Assistive technology

    /// What the control is called; nil where the texts of its label say that.
    func name(of node: RenderNode) -> String?
    /// What the control is called where nothing in it has a name.
    var fallbackName: String { get }
    /// What the control adds to the name of a row that it stands in.
    func names(inRow name: String, of node: RenderNode) -> [String]
    /// What the control is set to, in words; nil for what its value says.
    func valueText(of node: RenderNode) -> String?
    /// What the control is beside its state.
    var traits: AccessibilityTraits { get }
    /// Whether the control is one element, rather than what stands in it.
    var isElement: Bool { get }
    /// Whether being on means that the control is selected among others.
    var isSelectable: Bool { get }
    /// Whether the control is told of in place of what stands in it.
    func standsForContent(of node: RenderNode, _ state: ControlState) -> Bool
    /// Whether its steps are offered as actions.
    var offersSteps: Bool { get }
}

extension Control where Measured == Self {
    package var measured: Self { self }
}

extension Control where Measured == NothingMeasured {
    package var measured: NothingMeasured { NothingMeasured() }
}

extension Control {
    package var value: ControlValue { .none }
    package var text: TextContent? { nil }
    package var canHideLabel: Bool { false }
    package var filling: Axis.Set { [] }
    package func adjust(_ chrome: inout ControlChrome) {}
    package func standardChrome(_ state: ControlState) -> ControlChrome { ControlChrome() }

    package var pointing: ControlPointing { .press }
    package var takesFocusOnPress: Bool { false }
    package var sharesPress: Bool { false }
    package func grip(of node: RenderNode) -> CGRect { CGRect(origin: .zero, size: node.frame.size) }
    package func operation(at point: CGPoint, in node: RenderNode, _ modifiers: EventModifiers) -> ControlOperation? {
        .press
    }
    package func standIn(of node: RenderNode) -> RenderNode? { nil }

    @MainActor package func use(_ key: KeyInput, at node: RenderNode) -> ControlKeyUse { pressing(key) }
    @MainActor package func use(_ key: KeyInput, around focused: RenderNode, at node: RenderNode) -> ControlKeyUse {
        .unused
    }
    @MainActor package func moveFocus(_ key: KeyInput, from node: RenderNode) -> Bool { false }
    package func leavesFocus(at node: RenderNode) -> Bool { false }

    package func name(of node: RenderNode) -> String? { nil }
    package var fallbackName: String { "" }
    package func names(inRow name: String, of node: RenderNode) -> [String] { [name] }
    package func valueText(of node: RenderNode) -> String? { nil }
    package var traits: AccessibilityTraits { [] }
    package var isElement: Bool { true }
    package var isSelectable: Bool { false }
    package func standsForContent(of node: RenderNode, _ state: ControlState) -> Bool { false }
    package var offersSteps: Bool { false }

    /// The keys that press a control.
    package func pressing(_ key: KeyInput) -> ControlKeyUse {
        key.key == .space || key.key == .return ? .operates(.press) : .unused
    }

    /// Whether hosts would show both alike.
    package func isEqual(to other: any Control) -> Bool {
        guard let other = other as? Self else { return false }
        return self == other
    }

    /// Whether both have the same size, as far as that depends on their state.
    package func measures(like other: any Control) -> Bool {
        guard let other = other as? Self else { return false }
        return measured == other.measured
    }
}

/// How the pointer operates a control.
package enum ControlPointing: Sendable {
    /// A press is followed until it is let go, and then does something if that is still inside.
    case press
    /// The control follows the pointer from the press on, wherever that goes.
    case track
}

/// What a control makes of a key.
package enum ControlKeyUse {
    /// Nothing: the key is for others.
    case unused
    /// The key has done what it does.
    case used
    /// The key operates the control; it is for others where there is nothing to do.
    case operates(ControlOperation)
    /// The key operates the control, and leads nowhere else where there is nothing to do.
    case keeps(ControlOperation)
}
