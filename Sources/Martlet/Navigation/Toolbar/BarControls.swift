import Foundation

/// A bar with the title of a navigation stack's page.
package struct NavigationBarControl: Control {
    /// How the page has it filled.
    package internal(set) var fill = BarFill()

    package typealias Measured = NothingMeasured
    package var role: ControlRole { .navigationBar }

    /// What stands in it has names of its own.
    package func name(of node: RenderNode) -> String? { "" }
}

/// A bar of controls at the lower edge of a page.
package struct ToolbarControl: Control {
    package typealias Measured = NothingMeasured
    package var role: ControlRole { .toolbar }

    package func name(of node: RenderNode) -> String? { "" }
}

/// A bar with a search field.
package struct SearchBarControl: Control {
    package typealias Measured = NothingMeasured
    package var role: ControlRole { .toolbar }

    package func name(of node: RenderNode) -> String? { "" }
}

extension ControlRole {
    package static let navigationBar = ControlRole("navigationBar", as: .other)
    package static let toolbar = ControlRole("toolbar", as: .other)
}
