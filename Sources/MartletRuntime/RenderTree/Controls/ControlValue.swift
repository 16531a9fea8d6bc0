/// What a control is set to.
package enum ControlValue: Equatable, Sendable {
    case none
    case isOn(Bool)
    case text(String)
    case number(Double)
}

/// A day of the Gregorian calendar.
package struct ControlDay: Equatable, Sendable {
    package var year: Int
    package var month: Int
    package var day: Int

    package init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }
}

/// What nothing of a control's size depends on, as the ``Control/Measured`` of such a control.
package struct NothingMeasured: Equatable, Sendable {
    package init() {}
}
