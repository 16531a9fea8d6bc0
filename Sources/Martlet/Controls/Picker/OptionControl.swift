import Foundation

/// An option of a picker that shows its options directly, as segments or radio buttons.
package struct OptionControl: Control {
    package enum Look: Hashable, Sendable { case segmented, radio }

    package internal(set) var isOn = false
    /// Whether the host shows that the option is chosen, instead of its content.
    package internal(set) var showsChoice = true
    package internal(set) var look = Look.radio
    /// Whether the option is a tab to assistive technology.
    package internal(set) var isTab = false
    /// The ends of the segmented row at which the option is.
    package internal(set) var edges: HorizontalEdge.Set = []

    /// Whether the host draws the option as chosen.
    package var looksOn: Bool { isOn && showsChoice }
    package var measured: Look { look }
    package var role: ControlRole { isTab ? .tab : .option }
    package var value: ControlValue { .isOn(isOn) }
    package var traits: AccessibilityTraits { .isButton }
    package var isSelectable: Bool { true }

    package func names(inRow name: String, of node: RenderNode) -> [String] { [] }

    /// All segments are as wide as the widest one.
    package func adjust(_ chrome: inout ControlChrome) {
        guard look == .segmented else { return }
        chrome.fillsWidth = true
        chrome.centersLabel = true
    }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        switch look {
        case .segmented: .standardButton
        case .radio: ControlChrome(leadingAccessory: CGSize(width: 16, height: 16), accessorySpacing: 8)
        }
    }

    /// Handles the arrow keys, which choose the neighboring options.
    @MainActor
    package func use(_ key: KeyInput, at node: RenderNode) -> ControlKeyUse {
        node.scene.moveChoice(key.key) ? .used : pressing(key)
    }
}

extension ControlRole {
    package static let option = ControlRole("option", as: .button)
}
