import Foundation

/// What tests and assistive technology do with controls beside pointing and typing.
extension RenderNode {
    /// The actions of a control that people reach in more than one way.
    package struct Operations {
        package let delete: (() -> Void)?
        package let setValue: ((Double) -> Void)?
        package let increment: (() -> Void)?
        package let decrement: (() -> Void)?
        package let activate: (() -> Void)?
        package let setDate: ((Date) -> Void)?
    }

    /// What the control in the node offers.
    package var operations: Operations {
        let actions = controlContent?.actions
        return Operations(
            delete: actions?.delete,
            setValue: actions?.setValue,
            increment: actions?.increment,
            decrement: actions?.decrement,
            activate: actions?.activate,
            setDate: actions?.setDate
        )
    }

    /// Whether keys can go to the node.
    package var isFocusable: Bool { canBeFocused }

    /// Whether the pointer reaches the node and what stands in it.
    package var allowsHitTesting: Bool { extras?.input?.allowsHitTesting ?? true }

    /// Whether the pointer operates what stands in the control, which a style has drawn.
    package var isDrawnByStyle: Bool { controlContent?.isDrawnByStyle ?? false }

    /// The link or button that all of a list's row stands for: the only control in the row.
    package var rowControl: RenderNode? { onlyControlOfRow }

    /// The text that a field holds: what was typed, also where only bullets are shown. Nil for what is no field.
    package var fieldText: String? { extras?.input?.editor?.editing.text }

    /// Whether the field has lines.
    package var isMultilineField: Bool { extras?.input?.editor?.isMultiline ?? false }

    /// Whether keys go to the node now.
    package var hasFocus: Bool { scene.focus.focused === self }
}
