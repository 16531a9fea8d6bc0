import Foundation

/// A control that leads elsewhere: to another page of the app, or out of it.
package struct LinkControl: FacedControl {
    package var face = ButtonFace()

    package var measured: ButtonFace.Measured { face.measured }
    package var role: ControlRole { .link }
    package var traits: AccessibilityTraits { [.isButton, .isLink] }

    /// What leads away is where the keys go on when the way leads back.
    package var takesFocusOnPress: Bool { true }

    package func standardChrome(_ state: ControlState) -> ControlChrome { ControlChrome() }
}

extension ControlRole {
    package static let link = ControlRole("link", as: .link)
}
