import Foundation

/// A month of a calendar: its title, its weekdays, and its days arranged in weeks.
struct CalendarMonth {
    let calendar: Calendar
    /// A date in the first day of the month.
    let first: Date

    /// Creates the month that contains a date.
    init(of date: Date, _ calendar: Calendar) {
        self.calendar = calendar
        first = calendar.dateInterval(of: .month, for: date)?.start ?? date
    }

    /// The localized name of the month with its year.
    var title: String {
        var style = Date.FormatStyle.dateTime.month(.wide).year()
        style.calendar = calendar
        style.timeZone = calendar.timeZone
        if let locale = calendar.locale { style.locale = locale }
        return first.formatted(style)
    }

    /// The names of the weekdays from the first day of the week on: the shortest form, and the full form.
    var weekdays: [(short: String, full: String)] {
        let short = calendar.veryShortStandaloneWeekdaySymbols
        let full = calendar.standaloneWeekdaySymbols
        return short.indices.map { index in
            let day = (index + calendar.firstWeekday - 1) % short.count
            return (short[day], full[day])
        }
    }

    /// The rows of the month view: one date per weekday, `nil` for a day of an adjacent month.
    var weeks: [[Date?]] {
        let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
        let length = calendar.weekdaySymbols.count
        let offset = (calendar.component(.weekday, from: first) - calendar.firstWeekday + length) % length
        var days: [Date?] = Array(repeating: nil, count: offset)
        days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: first) }
        while days.count % length != 0 { days.append(nil) }
        return stride(from: 0, to: days.count, by: length).map { Array(days[$0..<$0 + length]) }
    }

    /// Returns the month that is a number of months later.
    func moved(by months: Int) -> CalendarMonth {
        CalendarMonth(of: calendar.date(byAdding: .month, value: months, to: first) ?? first, calendar)
    }

    /// Whether any day of the month is within limits.
    func reaches(_ limits: DateLimits) -> Bool {
        guard let interval = calendar.dateInterval(of: .month, for: first) else { return true }
        if let minimum = limits.minimum, interval.end <= minimum { return false }
        if let maximum = limits.maximum, interval.start > maximum { return false }
        return true
    }

    /// Whether any part of a day is within limits.
    func contains(_ day: Date, _ limits: DateLimits) -> Bool {
        guard let interval = calendar.dateInterval(of: .day, for: day) else { return true }
        if let minimum = limits.minimum, interval.end <= minimum { return false }
        if let maximum = limits.maximum, interval.start > maximum { return false }
        return true
    }

    /// Returns the spoken name of a day.
    func name(of day: Date) -> String {
        var style = Date.FormatStyle(date: .complete, time: .omitted)
        style.calendar = calendar
        style.timeZone = calendar.timeZone
        if let locale = calendar.locale { style.locale = locale }
        return day.formatted(style)
    }
}
