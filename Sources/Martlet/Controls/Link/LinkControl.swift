import Foundation

/// A control that navigates, within the app or out of it.
package struct LinkControl: FacedControl {
    package var face = ButtonFace()
    /// The address that a link out of the app opens.
    package private(set) var url: URL?

    package var measured: ButtonFace.Measured { face.measured }
    package var role: ControlRole { .link }
    package var traits: AccessibilityTraits { [.isButton, .isLink] }

    /// A press moves the focus to the link, so that the focus is there when the user navigates back.
    package var takesFocusOnPress: Bool { true }

    package mutating func setURL(_ url: URL?) { self.url = url }

    package func standardChrome(_ state: ControlState) -> ControlChrome { ControlChrome() }
}

extension ControlRole {
    package static let link = ControlRole("link", as: .link)
}
