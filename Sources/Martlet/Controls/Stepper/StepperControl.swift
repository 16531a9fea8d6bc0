import Foundation

/// A control that raises and lowers a value.
package struct StepperControl: Control {
    /// The value, where it is a number.
    package internal(set) var number: Double?
    /// The range that the number stays in, where it has one.
    package internal(set) var range: ClosedRange<Double>?
    /// How far a step changes the number.
    package internal(set) var step: Double?
    /// Whether it stands in a form, where the labels are at one side and the controls at the other.
    package internal(set) var isInForm = false

    package var measured: Bool { isInForm }
    package var role: ControlRole { .stepper }
    package var value: ControlValue { number.map { .number($0) } ?? .none }
    package var canHideLabel: Bool { true }
    package var offersSteps: Bool { true }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        ControlChrome(trailingAccessory: CGSize(width: 64, height: 24), accessorySpacing: 8)
    }

    /// The buttons stand behind the label: the first lowers the value, the second raises it.
    package func operation(at point: CGPoint, in node: RenderNode, _ modifiers: EventModifiers) -> ControlOperation? {
        let buttons = node.trailingAccessoryFrame
        guard !buttons.isEmpty, buttons.contains(point) else { return nil }
        return point.x < buttons.midX ? .decrement : .increment
    }

    @MainActor
    package func use(_ key: KeyInput, at node: RenderNode) -> ControlKeyUse {
        switch key.key {
        // At an end of its range a stepper still has the key, which must not lead elsewhere.
        case .rightArrow: .keeps(.increment)
        case .leftArrow: .keeps(.decrement)
        default: .unused
        }
    }

    package func standsForContent(of node: RenderNode, _ state: ControlState) -> Bool { !node.hasControlInside }
}

extension ControlRole {
    package static let stepper = ControlRole("stepper", as: .stepper)
}
