import Foundation

/// A field of a date's parts, or a calendar.
package struct DateControl: Control {
    /// Which of the built-in looks a date picker has.
    package enum Look: Hashable, Sendable {
        /// What suits the host and the place.
        case automatic
        case compact, field, stepperField, graphical, wheel

        /// Whether it takes more than a line, so that the label stands above it rather than beside it.
        package var isTall: Bool { self == .graphical || self == .wheel }
    }

    package internal(set) var look = Look.automatic
    /// The date in words; nil where there is not one only.
    package internal(set) var shown: String?
    /// The day that it is set to, where a host may offer a calendar of its own.
    package internal(set) var day: ControlDay?
    /// The first date that can be chosen; nil where there is none.
    package internal(set) var earliest: Date?
    /// The last date that can be chosen; nil where there is none.
    package internal(set) var latest: Date?

    package struct Measured: Equatable {
        let look: Look
        let hasDay: Bool
    }

    package var measured: Measured { Measured(look: look, hasDay: day != nil) }
    package var role: ControlRole { .datePicker }
    package var value: ControlValue { shown.map { .text($0) } ?? .none }
    package var canHideLabel: Bool { true }

    package func name(of node: RenderNode) -> String? { node.leadingName }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        look.isTall
            ? ControlChrome() : ControlChrome(insets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
    }
}

extension ControlRole {
    package static let datePicker = ControlRole("datePicker", as: .picker)
}
