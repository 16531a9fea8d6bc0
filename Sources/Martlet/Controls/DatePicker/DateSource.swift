import Foundation

/// The binding, limits and components of a date picker.
struct DateSource {
    let selection: Binding<Date>
    let limits: DateLimits
    let components: DatePickerComponents

    /// The selected date, clamped to the limits. Reading it in a body registers a dependency.
    var shown: Date { limits.clamped(selection.wrappedValue) }

    /// Writes a date to the binding, if the date differs from the selected one.
    func select(_ date: Date) {
        let date = limits.clamped(date)
        if date != selection.wrappedValue { selection.wrappedValue = date }
    }
}

extension EnvironmentValues {
    /// The calendar for showing and editing dates: the environment's calendar, with its time zone and the locale's
    /// names.
    var datesCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }
}
