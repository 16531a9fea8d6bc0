/// The current value of a control, for tests and assistive technology.
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

/// The ``Control/Measured`` type of a control whose size does not depend on its state.
package struct NothingMeasured: Equatable, Sendable {
    package init() {}
}
