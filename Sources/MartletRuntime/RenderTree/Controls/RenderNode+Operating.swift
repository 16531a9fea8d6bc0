import Foundation

/// The single entry point for operations of controls.
extension RenderNode {
    /// Performs an operation of the control. Pointer, keys, native widgets, menus, assistive technology and tests all
    /// use this method.
    ///
    /// A control that is disabled, removed or out of reach does nothing, whatever the source; only menus operate
    /// controls that are not shown. A press by the pointer arrives here after the gestures around the control have
    /// declined it. A host whose widgets take the pointer themselves first asks ``SceneGraph/sharesPress(at:)``.
    ///
    /// - Returns: Whether the control offers the operation and can be operated.
    @MainActor @discardableResult
    package func operate(_ operation: ControlOperation, by source: OperationSource) -> Bool {
        guard let content = controlContent, isAttached else { return false }
        if case .edit(false) = operation {
            // An editing session that has begun also ends if the control was disabled meanwhile.
        } else {
            guard content.isEnabled, source == .menu || !isOutOfReach else { return false }
        }
        scene.input.operated?(self, operation, source)
        if case .focus = operation { return scene.focus.move(to: self, in: scene, isByPointer: source == .pointer) }
        if let action = content.actions[operation] {
            action()
            return true
        }
        // Assistive technology and native widgets focus a field by a press.
        guard case .press = operation, source == .assistive || source == .widget else { return false }
        return scene.focus.move(to: self, in: scene)
    }

    /// Reports an operation that its control performs by itself to the observer of operations, such as a typed text.
    package func reportOperation(_ operation: @autoclosure () -> ControlOperation, by source: OperationSource) {
        if let operated = scene.input.operated { operated(self, operation(), source) }
    }

    /// Whether the node can be focused.
    package var isFocusable: Bool { focus.canBeFocused }

    /// Whether the pointer reaches the subtree.
    package var allowsHitTesting: Bool { extras?.input?.allowsHitTesting ?? true }

    /// Whether a style draws the control from other views, which the pointer operates in its place.
    package var isDrawnByStyle: Bool { controlContent?.state.isDrawnByStyle ?? false }

    /// The control inside that receives a press anywhere on the node, such as the only link in a row of a list.
    package var standIn: RenderNode? { controlContent?.control.standIn(of: self) }

    /// The rectangle in which the pointer can grab the node, in the node's coordinates.
    package var grip: CGRect {
        controlContent?.control.grip(of: self) ?? CGRect(origin: .zero, size: frame.size)
    }

    /// The text of a field, in clear also where bullets are shown; nil if the node is no field.
    package var fieldText: String? { extras?.input?.editor?.text }

    /// Whether the field has lines.
    package var isMultilineField: Bool { extras?.input?.editor?.isMultiline ?? false }

    /// Whether keys go to the node now.
    package var hasFocus: Bool { scene.focus.focused === self }
}
