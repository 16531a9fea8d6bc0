import Foundation

/// A date picker: a field for each component of a date, or a calendar.
package struct DateControl: Control {
    /// The built-in looks of a date picker.
    package enum Look: Hashable, Sendable {
        /// The look that the host chooses for the surroundings, such as a list row or a toolbar.
        case automatic
        case compact, field, stepperField, graphical, wheel

        /// Whether the look is higher than a line, so that the label is above it instead of beside it.
        package var isTall: Bool { self == .graphical || self == .wheel }
    }

    package internal(set) var look = Look.automatic
    /// The date as text; `nil` in a picker of several dates.
    package internal(set) var shown: String?
    /// The selected day, for hosts that show a calendar of their own.
    package internal(set) var day: ControlDay?
    /// The earliest date that can be selected; `nil` if there is no limit.
    package internal(set) var earliest: Date?
    /// The latest date that can be selected; `nil` if there is no limit.
    package internal(set) var latest: Date?

    package struct Measured: Equatable {
        let look: Look
        let hasDay: Bool
    }

    package var measured: Measured { Measured(look: look, hasDay: day != nil) }
    package var role: ControlRole { .datePicker }
    package var value: ControlValue { shown.map { .text($0) } ?? .none }
    package var canHideLabel: Bool { true }

    package func name(of node: RenderNode) -> String? { node.reading.leadingName }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        look.isTall
            ? ControlChrome() : ControlChrome(insets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
    }
}

extension ControlRole {
    package static let datePicker = ControlRole("datePicker", as: .picker)
}
