import Foundation

/// A control that runs an action when it is pressed.
package struct ButtonControl: FacedControl {
    package var face = ButtonFace()

    package var measured: ButtonFace.Measured { face.measured }
    package var role: ControlRole { .button }
    package var traits: AccessibilityTraits { .isButton }
}

extension ControlRole {
    package static let button = ControlRole("button", as: .button)
}

/// The built-in looks of a button.
package enum ButtonLook: Hashable, Sendable {
    /// The look that the host chooses for the surroundings, such as a list row or a toolbar.
    case automatic
    case bordered, borderedProminent, borderless, plain
    /// A button in a toolbar.
    case toolbar
    /// The back button of a navigation bar.
    case back
    /// A row that leads to another page of the app.
    case disclosure
}

/// The appearance of a button, or of another control that is drawn like one.
package struct ButtonFace: Equatable {
    /// The role that affects the look: destructive or cancel.
    package internal(set) var role: ButtonRole?
    /// The built-in look.
    package internal(set) var look = ButtonLook.automatic
    /// The shape of the border.
    package internal(set) var borderShape = ButtonBorderShape.automatic
    /// Whether the button fills the width that it is proposed.
    var fillsWidth = false
    /// Whether a row that leads to another page shows the disclosure indicator.
    package internal(set) var showsIndicator = true

    package init() {}

    /// Whether the button is emphasized when it is the default button.
    package var isEmphasizedAsDefault: Bool {
        guard role != .destructive else { return false }
        return switch look {
        case .automatic, .bordered, .toolbar: true
        case .borderedProminent, .borderless, .plain, .back, .disclosure: false
        }
    }

    /// The properties that affect the size.
    package struct Measured: Equatable {
        let role: ButtonRole?
        let look: ButtonLook
        let fillsWidth: Bool
        let showsIndicator: Bool
    }

    var measured: Measured { Measured(role: role, look: look, fillsWidth: fillsWidth, showsIndicator: showsIndicator) }
}

/// A control that is drawn as a button: a button, a link, or the button of a menu.
package protocol FacedControl: Control {
    var face: ButtonFace { get set }

    /// Shows or hides the indicator of a control that opens a menu. Other controls have none.
    mutating func showIndicator(_ isShown: Bool)

    /// Records the address that a link opens. Other controls have none.
    mutating func setURL(_ url: URL?)
}

extension FacedControl {
    package mutating func showIndicator(_ isShown: Bool) {}
    package mutating func setURL(_ url: URL?) {}
    package var filling: Axis.Set { face.fillsWidth ? .horizontal : [] }
    package var sharesPress: Bool { true }

    /// Whether the control cannot have the focus: a back button that the host shows in its own bar has it there.
    package func leavesFocus(at node: RenderNode) -> Bool { face.look == .back && node.bar.isInBarOfWindow }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        state.hasChrome ? .standardButton : ControlChrome()
    }

    /// No names: a button contributes nothing to the accessibility name of its row.
    package func names(inRow name: String, of node: RenderNode) -> [String] { [] }
}

extension ControlContent {
    /// The appearance, if the control is drawn as a button; `nil` for other controls.
    package var face: ButtonFace? { control.buttonFace }
}

extension Control {
    // In a member, the cast does not search the conformances of the existential type first.
    fileprivate var buttonFace: ButtonFace? { (self as? any FacedControl)?.face }
}

extension ControlChrome {
    /// The insets around a button's label, for hosts without a look of their own.
    static let standardButton = ControlChrome(insets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))

    /// The insets around the label of a menu button, for hosts without a look of their own.
    static func standardMenu(hasIndicator: Bool) -> ControlChrome {
        var chrome = standardButton
        chrome.minimumSize = CGSize(width: 32, height: 24)
        chrome.trailingAccessory = hasIndicator ? CGSize(width: 16, height: 16) : .zero
        chrome.accessorySpacing = 8
        return chrome
    }
}
