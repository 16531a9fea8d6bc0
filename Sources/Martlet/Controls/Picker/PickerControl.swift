import Foundation

/// A choice among options, which stand in it, or in a menu that its button opens.
package struct PickerControl: Control {
    /// Whether the options stand in a menu.
    package internal(set) var isMenu = false
    /// Whether the button is all of a row of a form, which has no frame of its own around it.
    package internal(set) var isRow = false

    package typealias Measured = PickerControl
    package var role: ControlRole { .picker }
    package var canHideLabel: Bool { true }
    package var traits: AccessibilityTraits { .isButton }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        state.hasChrome ? .standardMenu(hasIndicator: true) : ControlChrome()
    }

    package func name(of node: RenderNode) -> String? { node.pickerContext?.label?.nameAsLabel }

    package func valueText(of node: RenderNode) -> String? { node.chosenOptionName ?? "" }

    package func standsForContent(of node: RenderNode, _ state: ControlState) -> Bool { state.hasChrome }
}

extension RenderNode {
    /// What a picker is called that is chosen in it; nil for anything else.
    package var chosenOptionName: String? { pickerContext?.chosen?.name }
}

extension ControlRole {
    package static let picker = ControlRole("picker", as: .picker)
}
