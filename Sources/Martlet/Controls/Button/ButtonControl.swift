import Foundation

/// A control that does something when it is pressed.
package struct ButtonControl: FacedControl {
    package var face = ButtonFace()

    package var measured: ButtonFace.Measured { face.measured }
    package var role: ControlRole { .button }
    package var traits: AccessibilityTraits { .isButton }
}

extension ControlRole {
    package static let button = ControlRole("button", as: .button)
}

/// Which of a host's looks a button has.
package enum ButtonLook: Hashable, Sendable {
    /// What suits the host and the place.
    case automatic
    case bordered, borderedProminent, borderless, plain
    /// In a bar.
    case toolbar
    /// The button of a navigation bar that leads back.
    case back
    /// Leads to another page of the app.
    case disclosure
}

/// How a button looks, and whatever else is pressed like one.
package struct ButtonFace: Equatable {
    /// Whether it stands out as the one that destroys or cancels.
    package internal(set) var role: ButtonRole?
    /// Which of the host's looks it has.
    package internal(set) var look = ButtonLook.automatic
    /// The shape of its frame.
    package internal(set) var borderShape = ButtonBorderShape.automatic
    /// Whether it takes all the width that it is offered.
    var fillsWidth = false
    /// Whether a row that leads to another page shows so.
    package internal(set) var showsIndicator = true

    package init() {}

    /// What its size depends on.
    package struct Measured: Equatable {
        let role: ButtonRole?
        let look: ButtonLook
        let fillsWidth: Bool
        let showsIndicator: Bool
    }

    var measured: Measured { Measured(role: role, look: look, fillsWidth: fillsWidth, showsIndicator: showsIndicator) }
}

/// A control that looks like a button: the button, the link, the button of a menu.
package protocol FacedControl: Control {
    var face: ButtonFace { get set }

    /// Shows or hides what says that it opens a menu, where it does.
    mutating func showIndicator(_ isShown: Bool)
}

extension FacedControl {
    package mutating func showIndicator(_ isShown: Bool) {}
    package var filling: Axis.Set { face.fillsWidth ? .horizontal : [] }
    package var sharesPress: Bool { true }

    /// The way back in a bar that the host shows itself: the host's own button has the keys there.
    package func leavesFocus(at node: RenderNode) -> Bool { face.look == .back && node.isInBarOfWindow }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        state.hasChrome ? .standardButton : ControlChrome()
    }

    /// What is only pressed tells nothing of a row.
    package func names(inRow name: String, of node: RenderNode) -> [String] { [] }
}

extension ControlContent {
    /// The face of a control that looks like a button; nil for others.
    package var face: ButtonFace? { (control as? any FacedControl)?.face }
}

extension ControlChrome {
    /// The room around the label of a button, for hosts without a look of their own.
    static let standardButton = ControlChrome(insets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))

    /// The room around the label of a button that opens a menu, for hosts without a look of their own.
    static func standardMenu(hasIndicator: Bool) -> ControlChrome {
        var chrome = standardButton
        chrome.minimumSize = CGSize(width: 32, height: 24)
        chrome.trailingAccessory = hasIndicator ? CGSize(width: 16, height: 16) : .zero
        chrome.accessorySpacing = 8
        return chrome
    }
}
