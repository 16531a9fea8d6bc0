import Foundation

/// What tests and assistive technology do with controls beside pointing and typing.
extension RenderNode {
    /// The actions of a control that people reach in more than one way.
    package struct Operations {
        package let delete: (() -> Void)?
        package let setValue: ((Double) -> Void)?
        package let increment: (() -> Void)?
        package let decrement: (() -> Void)?
    }

    /// What the control in the node offers.
    package var operations: Operations {
        let actions = controlContent?.actions
        return Operations(
            delete: actions?.delete,
            setValue: actions?.setValue,
            increment: actions?.increment,
            decrement: actions?.decrement
        )
    }

    /// Whether keys go to the node now.
    package var hasFocus: Bool { scene.focus.focused === self }
}
