import Foundation

/// A tab in the row of tabs.
package struct TabControl: Control {
    package internal(set) var isOn = false
    /// Whether the icon is above the title and the tab fills the proposed width.
    package internal(set) var isStacked = false

    package var measured: Bool { isStacked }
    package var role: ControlRole { .tab }
    package var value: ControlValue { .isOn(isOn) }
    package var traits: AccessibilityTraits { .isButton }
    package var isSelectable: Bool { true }

    package func standardChrome(_ state: ControlState) -> ControlChrome { .standardButton }

    package func adjust(_ chrome: inout ControlChrome) {
        guard isStacked else { return }
        chrome.fillsWidth = true
        chrome.centersLabel = true
    }

    @MainActor
    package func use(_ key: KeyInput, at node: RenderNode) -> ControlKeyUse {
        switch key.key {
        case .rightArrow: .operates(.increment)
        case .leftArrow: .operates(.decrement)
        default: pressing(key)
        }
    }
}

/// The row of tabs of a tab view.
package struct TabBarControl: Control {
    /// Whether the row is below the pages.
    package internal(set) var isAtBottom = false

    package typealias Measured = NothingMeasured
    package var role: ControlRole { .tabBar }

    /// No name: the tabs have names of their own.
    package func name(of node: RenderNode) -> String? { "" }
}

/// The page indicator of a paged tab view.
package struct PageDotsControl: Control {
    /// The number of the visible page, from 1 on; `nil` without pages.
    package internal(set) var page: Double?

    package typealias Measured = NothingMeasured
    package var role: ControlRole { .tabBar }
    package var value: ControlValue { page.map { .number($0) } ?? .none }

    package func name(of node: RenderNode) -> String? { "" }

    @MainActor
    package func use(_ key: KeyInput, at node: RenderNode) -> ControlKeyUse {
        switch key.key {
        case .rightArrow: .operates(.increment)
        case .leftArrow: .operates(.decrement)
        default: .unused
        }
    }
}

extension ControlRole {
    package static let tab = ControlRole("tab", as: .tab)
    package static let tabBar = ControlRole("tabBar", as: .other)
}
