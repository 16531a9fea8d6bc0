import Foundation

/// A control with two buttons that increment and decrement a value.
package struct StepperControl: Control {
    /// The value, if it is a number.
    package internal(set) var number: Double?
    /// The range of the number, if it has one.
    package internal(set) var range: ClosedRange<Double>?
    /// The amount by which a step changes the number.
    package internal(set) var step: Double?
    /// Whether the stepper is in a form, which puts labels at the leading edge and controls at the trailing edge.
    package internal(set) var isInForm = false

    package var measured: Bool { isInForm }
    package var role: ControlRole { .stepper }
    package var value: ControlValue { number.map { .number($0) } ?? .none }
    package var canHideLabel: Bool { true }
    package var offersSteps: Bool { true }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        ControlChrome(trailingAccessory: CGSize(width: 64, height: 24), accessorySpacing: 8)
    }

    /// The buttons are after the label: the first decrements the value, the second increments it.
    package func operation(at point: CGPoint, in node: RenderNode, _ modifiers: EventModifiers) -> ControlOperation? {
        let buttons = node.parts.trailingAccessoryFrame
        guard !buttons.isEmpty, buttons.contains(point) else { return nil }
        return point.x < buttons.midX ? .decrement : .increment
    }

    @MainActor
    package func use(_ key: KeyInput, at node: RenderNode) -> ControlKeyUse {
        switch key.key {
        // At a bound of its range, the stepper still consumes the arrow key, so that the focus does not move.
        case .rightArrow: .keeps(.increment)
        case .leftArrow: .keeps(.decrement)
        default: .unused
        }
    }

    package func replacesContent(of node: RenderNode, _ state: ControlState) -> Bool { !node.reading.hasControlInside }
}

extension ControlRole {
    package static let stepper = ControlRole("stepper", as: .stepper)
}
