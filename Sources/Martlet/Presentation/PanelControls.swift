import Foundation

/// What surrounds an alert or a dialog. It is named by its title.
package struct AlertControl: Control {
    package typealias Measured = NothingMeasured
    package var role: ControlRole { .alert }
    package var traits: AccessibilityTraits { .isModal }
}

/// What surrounds the content of what is presented.
package struct SheetControl: Control {
    package typealias Measured = NothingMeasured
    package var role: ControlRole { .sheet }
    package var traits: AccessibilityTraits { .isModal }

    package func name(of node: RenderNode) -> String? { node.scene.pageTitle ?? "" }
}

extension ControlRole {
    package static let alert = ControlRole("alert", as: .alert)
    package static let sheet = ControlRole("sheet", as: .sheet)
}
