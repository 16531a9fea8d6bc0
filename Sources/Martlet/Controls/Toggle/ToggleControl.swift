import Foundation

/// A control that turns a setting on or off.
package struct ToggleControl: Control {
    /// The built-in looks of a toggle.
    package enum Look: Hashable, Sendable {
        /// The look that the host chooses for the surroundings, such as a list row or a toolbar.
        case automatic
        case switching, checkbox, button
    }

    package internal(set) var isOn = false
    /// Whether the toggle's values differ. A mixed toggle is not on.
    package internal(set) var isMixed = false
    package internal(set) var look = Look.automatic
    /// Whether the toggle is in a bar, where it looks like a button.
    package internal(set) var isInBar = false

    /// Whether the toggle is in a row of a list or form, which it fills.
    package internal(set) var isInRow = false

    package struct Measured: Equatable {
        let look: Look
        let isInRow: Bool
    }

    package var measured: Measured { Measured(look: look, isInRow: isInRow) }
    package var role: ControlRole { .toggle }
    package var value: ControlValue { .isOn(isOn) }
    package var canHideLabel: Bool { true }
    package var sharesPress: Bool { true }
    package var traits: AccessibilityTraits { [.isButton, .isToggle] }

    package func valueText(of node: RenderNode) -> String? { isMixed ? "mixed" : nil }

    package func replacesContent(of node: RenderNode, _ state: ControlState) -> Bool { !node.reading.hasControlInside }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        ControlChrome(trailingAccessory: CGSize(width: 40, height: 24), accessorySpacing: 8)
    }
}

extension ControlRole {
    package static let toggle = ControlRole("toggle", as: .toggle)
}
