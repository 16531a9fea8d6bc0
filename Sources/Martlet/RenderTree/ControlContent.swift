import Foundation

/// What a control is, whatever it looks like.
public enum ControlRole: Hashable, Sendable {
    case button, toggle, textField, secureField, slider, stepper, picker, link, menu, tab, row, progress, alert, sheet
    /// A bar with the title of a navigation stack's page.
    case navigationBar
}

/// A control: what a person operates, described so that every host can show it in its own way.
public struct ControlContent {
    /// What the control is.
    public internal(set) var role: ControlRole
    /// Whether it stands out as the one that destroys or cancels.
    public internal(set) var buttonRole: ButtonRole?
    /// What it is set to.
    public internal(set) var value: ControlValue = .none
    /// Whether it can be operated.
    public internal(set) var isEnabled = true
    /// Whether it has a look of the host's; a control without is drawn by what stands in it.
    public internal(set) var hasChrome = true
    /// What an empty text field says.
    public internal(set) var prompt: String = ""
    /// The text that names the control where no label stands in it.
    public internal(set) var title: String = ""
    /// What it does.
    var actions = ControlActions()

    init(role: ControlRole) { self.role = role }
}

/// What a control is set to.
public enum ControlValue: Equatable {
    case none
    case isOn(Bool)
    case text(String)
    case number(Double)
}

/// What a control does when a person operates it. Each is called on the main actor.
public struct ControlActions {
    /// Clicked, tapped or chosen by a key.
    var activate: (() -> Void)?
    /// Given a new text.
    var setText: ((String) -> Void)?
    /// Editing has ended: Return was typed, or the focus moved on.
    var commit: (() -> Void)?
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
    /// Given a new number.
    var setValue: ((Double) -> Void)?
    /// The action that removes it: of a row.
    var delete: (() -> Void)?
    /// Moves it by a number of places, down if positive: of a row.
    var move: ((Int) -> Void)?
}
