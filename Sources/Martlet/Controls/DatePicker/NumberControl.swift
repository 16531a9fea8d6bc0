import Foundation

/// A number that keys change: a part of a date or of a colour.
package struct NumberControl: Control {
    package internal(set) var number = 0.0
    /// The range that the number stays in.
    package internal(set) var range = 0.0...1

    package typealias Measured = NothingMeasured
    package var role: ControlRole { .stepper }
    package var value: ControlValue { .number(number) }
    package var offersSteps: Bool { true }
    package var takesFocusOnPress: Bool { true }

    /// A press only gives it the keys.
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

    package func standsForContent(of node: RenderNode, _ state: ControlState) -> Bool { !node.hasControlInside }
}
