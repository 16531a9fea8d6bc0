import Foundation

/// A color picker: a button that opens the host's color dialog, or number fields for the components.
package struct ColorControl: Control {
    package internal(set) var color: Color.Resolved
    /// Whether the user can choose the opacity.
    package internal(set) var supportsOpacity = true

    package typealias Measured = NothingMeasured
    package var role: ControlRole { .colorPicker }
    package var value: ControlValue { .text(color.description) }
    package var canHideLabel: Bool { true }

    package func name(of node: RenderNode) -> String? { node.reading.leadingName }

    package func replacesContent(of node: RenderNode, _ state: ControlState) -> Bool { !node.reading.hasControlInside }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        ControlChrome(insets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
    }
}

extension ControlRole {
    package static let colorPicker = ControlRole("colorPicker", as: .picker)
}
