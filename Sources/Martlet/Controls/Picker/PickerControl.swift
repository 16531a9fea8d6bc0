import Foundation

/// A picker, whose options are inside it or in a menu that its button opens.
package struct PickerControl: Control {
    /// Whether the options are in a menu.
    package internal(set) var isMenu = false
    /// Whether the button fills a row of a form, and so has no border of its own.
    package internal(set) var isRow = false

    package typealias Measured = PickerControl
    package var role: ControlRole { .picker }
    package var canHideLabel: Bool { true }
    package var traits: AccessibilityTraits { .isButton }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        state.hasChrome ? .standardMenu(hasIndicator: true) : ControlChrome()
    }

    package func name(of node: RenderNode) -> String? { node.picker.context?.label?.reading.nameAsLabel }

    package func valueText(of node: RenderNode) -> String? { node.picker.chosenOptionName ?? "" }

    package func replacesContent(of node: RenderNode, _ state: ControlState) -> Bool { state.hasChrome }
}

extension PickerNode {
    /// The name of the option that is chosen in a picker; `nil` for other nodes.
    package var chosenOptionName: String? { context?.chosen?.name }
}

extension ControlRole {
    package static let picker = ControlRole("picker", as: .picker)
}
