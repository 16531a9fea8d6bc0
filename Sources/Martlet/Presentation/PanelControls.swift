import Foundation

/// The panel of an alert or dialog, whose title is its accessibility name.
package struct AlertControl: Control {
    package typealias Measured = NothingMeasured
    package var role: ControlRole { .alert }
    package var traits: AccessibilityTraits { .isModal }
}

/// The panel around the content of other presentations.
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
