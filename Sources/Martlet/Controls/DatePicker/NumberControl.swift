import Foundation

/// A number that is edited with the keyboard: a component of a date or of a color.
package struct NumberControl: Control {
    package internal(set) var number = 0.0
    /// The range of valid numbers.
    package internal(set) var range = 0.0...1

    package typealias Measured = NothingMeasured
    package var role: ControlRole { .stepper }
    package var value: ControlValue { .number(number) }
    package var offersSteps: Bool { true }
    package var takesFocusOnPress: Bool { true }

    /// No operation: a press only gives the control the focus.
    package func operation(at point: CGPoint, in node: RenderNode, _ modifiers: EventModifiers) -> ControlOperation? {
        nil
    }

    @MainActor
    package func use(_ key: KeyInput, at node: RenderNode) -> ControlKeyUse {
        switch key.key {
        case .upArrow: .operates(.increment)
        case .downArrow: .operates(.decrement)
        default: .unused
        }
    }

    package func replacesContent(of node: RenderNode, _ state: ControlState) -> Bool { !node.reading.hasControlInside }
}
