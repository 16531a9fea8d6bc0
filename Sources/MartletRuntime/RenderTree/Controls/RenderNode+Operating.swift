import Foundation

/// The one way in for what a person does to a control.
extension RenderNode {
    /// Does what a person asks of the control: pointer, keys, widgets of the host's, menus, assistive technology and
    /// tests all come here.
    ///
    /// Nothing happens to a control that can't be operated, has left, or is out of reach, whoever asks; only menus stand
    /// for controls that are not shown. A press by the pointer comes here when the gestures around the control have
    /// left it to it; a host whose widgets take the pointer themselves asks for that first, by
    /// ``SceneGraph/sharesPress(at:)``.
    ///
    /// - Returns: Whether there is anything to do, and the control can be operated.
    @MainActor @discardableResult
    package func operate(_ operation: ControlOperation, by source: OperationSource) -> Bool {
        guard let content = controlContent, isAttached else { return false }
        if case .edit(false) = operation {
            // What has begun ends, whatever has become of the control since.
        } else {
            guard content.isEnabled, source == .menu || !isOutOfReach else { return false }
        }
        scene.input.operated?(self, operation, source)
        if case .focus = operation { return scene.focus.move(to: self, in: scene, isByPointer: source == .pointer) }
        if let action = content.actions[operation] {
            action()
            return true
        }
        // Who has neither pointer nor keys comes to a field by pressing it.
        guard case .press = operation, source == .assistive || source == .widget else { return false }
        return scene.focus.move(to: self, in: scene)
    }

    /// Whether keys can go to the node.
    package var isFocusable: Bool { canBeFocused }

    /// Whether the pointer reaches the node and what stands in it.
    package var allowsHitTesting: Bool { extras?.input?.allowsHitTesting ?? true }

    /// Whether the pointer operates what stands in the control, which a style has drawn.
    package var isDrawnByStyle: Bool { controlContent?.state.isDrawnByStyle ?? false }

    /// The control in the node that all of the node stands for, such as the only link in a row of a list.
    package var standIn: RenderNode? { controlContent?.control.standIn(of: self) }

    /// Where the pointer takes hold of the node, in its own coordinates.
    package var grip: CGRect {
        controlContent?.control.grip(of: self) ?? CGRect(origin: .zero, size: frame.size)
    }

    /// The text that a field holds: what was typed, also where only bullets are shown. Nil for what is no field.
    package var fieldText: String? { extras?.input?.editor?.text }

    /// Whether the field has lines.
    package var isMultilineField: Bool { extras?.input?.editor?.isMultiline ?? false }

    /// Whether keys go to the node now.
    package var hasFocus: Bool { scene.focus.focused === self }
}
