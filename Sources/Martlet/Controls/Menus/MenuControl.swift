import Foundation

/// A button that opens a menu.
package struct MenuControl: FacedControl {
    package var face = ButtonFace()
    /// Whether the button shows an arrow.
    package internal(set) var showsIndicator = true

    package struct Measured: Equatable {
        let face: ButtonFace.Measured
        let showsIndicator: Bool
    }

    package var measured: Measured { Measured(face: face.measured, showsIndicator: showsIndicator) }
    package var role: ControlRole { .menu }
    package var traits: AccessibilityTraits { .isButton }
    package var sharesPress: Bool { false }

    package mutating func showIndicator(_ isShown: Bool) { showsIndicator = isShown }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        state.hasChrome ? .standardMenu(hasIndicator: showsIndicator) : ControlChrome()
    }

    /// Opens the menu for a press of the button's separate menu part, if the button has one.
    package func operation(at point: CGPoint, in node: RenderNode, _ modifiers: EventModifiers) -> ControlOperation? {
        node.controlContent?.hasSeparateMenu == true && node.picker.menuIndicatorFrame.contains(point)
            ? .openMenu : .press
    }

    /// Handles Option-down, which opens the menu of a button that also has a primary action.
    @MainActor
    package func use(_ key: KeyInput, around focused: RenderNode, at node: RenderNode) -> ControlKeyUse {
        let modifiers = key.modifiers.subtracting([.capsLock, .numericPad])
        guard focused === node, key.key == .downArrow, modifiers == .option,
            node.controlContent?.hasSeparateMenu == true
        else { return .unused }
        return .operates(.openMenu)
    }
}

extension ControlRole {
    package static let menu = ControlRole("menu", as: .menu)
}
