import Foundation

/// A control that is on or off.
package struct ToggleControl: Control {
    /// Which of a host's looks a toggle has.
    package enum Look: Hashable, Sendable {
        /// What suits the host and the place.
        case automatic
        case switching, checkbox, button
    }

    package internal(set) var isOn = false
    /// Whether only some of its values are on. It is not on then.
    package internal(set) var isMixed = false
    package internal(set) var look = Look.automatic
    /// Whether it stands in a bar, as buttons do.
    package internal(set) var isInBar = false

    /// Whether it stands in a row of a list or a form, which it fills.
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

    package func standsForContent(of node: RenderNode, _ state: ControlState) -> Bool { !node.hasControlInside }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        ControlChrome(trailingAccessory: CGSize(width: 40, height: 24), accessorySpacing: 8)
    }
}

extension ControlRole {
    package static let toggle = ControlRole("toggle", as: .toggle)
}
