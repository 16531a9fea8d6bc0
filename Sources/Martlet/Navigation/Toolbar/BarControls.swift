import Foundation

/// The bar with the title of a navigation stack's page.
package struct NavigationBarControl: Control {
    /// The fill of the bar.
    package internal(set) var fill = BarFill()

    package typealias Measured = NothingMeasured
    package var role: ControlRole { .navigationBar }

    /// No name: the items have names of their own.
    package func name(of node: RenderNode) -> String? { "" }
}

/// The bar of items at the bottom of a page.
package struct ToolbarControl: Control {
    package typealias Measured = NothingMeasured
    package var role: ControlRole { .toolbar }

    package func name(of node: RenderNode) -> String? { "" }
}

/// The bar with a search field.
package struct SearchBarControl: Control {
    package typealias Measured = NothingMeasured
    package var role: ControlRole { .toolbar }

    package func name(of node: RenderNode) -> String? { "" }
}

extension ControlRole {
    package static let navigationBar = ControlRole("navigationBar", as: .other)
    package static let toolbar = ControlRole("toolbar", as: .other)
}
