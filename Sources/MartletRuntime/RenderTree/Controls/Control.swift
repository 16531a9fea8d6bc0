import Foundation

/// A kind of control, described independently of the host that shows it.
///
/// A value of the type is the state of one control: the fields that only controls of its kind have. ``ControlState``
/// has the fields that all controls share, and ``ControlActions`` the callbacks for operations; the three together are
/// the ``ControlContent`` of a node. Two values are equal if hosts show them alike; the conformance is synthesized.
///
/// A control also describes its behavior: the effects of keys and of pointer positions, and its accessibility traits.
/// All requirements except the role have defaults that suit a push button. The host has the code that measures and
/// paints a kind of control, and finds it by the type. A host without such code shows the children of the control's
/// node, inside the insets of ``standardChrome(_:)``.
package protocol Control: Equatable {
    /// The part of the state that the control's size depends on, besides its children. The default is the whole state.
    associatedtype Measured: Equatable = Self

    /// The part of the state that the size depends on.
    var measured: Measured { get }
    /// The role in dumps, tests and the accessibility tree.
    var role: ControlRole { get }
    /// The current value of the control, for tests and assistive technology.
    var value: ControlValue { get }

    // MARK: Layout

    /// The text that the host draws in place of a label, as in a field.
    var text: TextContent? { get }
    /// Whether the control remains recognizable and usable with a hidden label.
    var canHideLabel: Bool { get }
    /// The axes along which the control fills its proposal, whatever the host's style.
    var filling: Axis.Set { get }
    /// Adjusts a host's chrome to constraints that hold for every look.
    func adjust(_ chrome: inout ControlChrome)
    /// Returns the insets around the label for hosts that have no look for the control, in points.
    func standardChrome(_ state: ControlState) -> ControlChrome

    // MARK: Pointer

    /// The way in which the pointer operates the control.
    var pointing: ControlPointing { get }
    /// Whether a press of the pointer moves the focus to the control at once.
    var takesFocusOnPress: Bool { get }
    /// Whether gestures around the control may take a press that the host's own widget would otherwise handle.
    var sharesPress: Bool { get }
    /// Returns the rectangle in which the pointer can grab the control, in the node's coordinates.
    func grip(of node: RenderNode) -> CGRect
    /// Returns the operation for the pointer at a point of the node: the point of release, or, for a tracked control,
    /// the current point. Nil if nothing happens there.
    func operation(at point: CGPoint, in node: RenderNode, _ modifiers: EventModifiers) -> ControlOperation?
    /// Returns a control inside the node that receives a press anywhere on the node, such as the only link of a row.
    func standIn(of node: RenderNode) -> RenderNode?

    // MARK: Keys

    /// Handles a key while the control has the focus. Called for keys without Control, Option and Command.
    @MainActor func use(_ key: KeyInput, at node: RenderNode) -> ControlKeyUse
    /// Handles a key while the focus is at the control or inside it, after the focused node has declined the key.
    @MainActor func use(_ key: KeyInput, around focused: RenderNode, at node: RenderNode) -> ControlKeyUse
    /// Moves the focus from the control by an arrow key; returns false to use the general rule for arrow keys.
    @MainActor func moveFocus(_ key: KeyInput, from node: RenderNode) -> Bool
    /// Whether a node inside the control has the focus in the control's place.
    func leavesFocus(at node: RenderNode) -> Bool

    // MARK: Assistive technology

    /// Returns the name of the control; nil to use the texts of its label.
    func name(of node: RenderNode) -> String?
    /// The name of a control that has no other name.
    var fallbackName: String { get }
    /// Returns the names that the control adds to the name of the row around it.
    func names(inRow name: String, of node: RenderNode) -> [String]
    /// Returns the value in words; nil to use ``value``.
    func valueText(of node: RenderNode) -> String?
    /// The accessibility traits that do not depend on the state.
    var traits: AccessibilityTraits { get }
    /// Whether the control is one accessibility element, instead of a container of elements.
    var isElement: Bool { get }
    /// Whether being on means that the control is selected among others.
    var isSelectable: Bool { get }
    /// Whether the control is exposed to assistive technology in place of its children.
    func replacesContent(of node: RenderNode, _ state: ControlState) -> Bool
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
    package func replacesContent(of node: RenderNode, _ state: ControlState) -> Bool { false }
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

/// The way in which the pointer operates a control.
package enum ControlPointing: Sendable {
    /// The press is tracked until the release, and takes effect if the pointer is still inside.
    case press
    /// The control follows the pointer from the press on, wherever it moves.
    case track
}

/// The result of offering a key to a control.
package enum ControlKeyUse {
    /// The key was not handled.
    case unused
    /// The key was handled.
    case used
    /// The key performs an operation; if the control does not offer it, the key is unused.
    case operates(ControlOperation)
    /// The key performs an operation; if the control does not offer it, the key has no effect.
    case keeps(ControlOperation)
}
