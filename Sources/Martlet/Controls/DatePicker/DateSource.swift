import Foundation

/// What a date picker shows and changes.
struct DateSource {
    let selection: Binding<Date>
    let limits: DateLimits
    let components: DatePickerComponents

    /// The selected date, brought within the limits. Read in a body, it makes a dependency.
    var shown: Date { limits.clamped(selection.wrappedValue) }

    /// Selects a date, unless it is selected already.
    func select(_ date: Date) {
        let date = limits.clamped(date)
        if date != selection.wrappedValue { selection.wrappedValue = date }
    }
}

extension EnvironmentValues {
    /// The calendar that dates are shown and changed by: in the time zone, and with the names of the locale.
    var datesCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }
}
