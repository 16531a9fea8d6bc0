import Foundation

/// A month of a calendar: its name, its days, and how they lie in weeks.
struct CalendarMonth {
    let calendar: Calendar
    /// A moment in the first day.
    let first: Date

    /// The month that a date lies in.
    init(of date: Date, _ calendar: Calendar) {
        self.calendar = calendar
        first = calendar.dateInterval(of: .month, for: date)?.start ?? date
    }

    /// The name with the year, as the locale writes them.
    var title: String {
        var style = Date.FormatStyle.dateTime.month(.wide).year()
        style.calendar = calendar
        style.timeZone = calendar.timeZone
        if let locale = calendar.locale { style.locale = locale }
        return first.formatted(style)
    }

    /// The names of the days of the week, in their order, as short as they get, and in full.
    var weekdays: [(short: String, full: String)] {
        let short = calendar.veryShortStandaloneWeekdaySymbols
        let full = calendar.standaloneWeekdaySymbols
        return short.indices.map { index in
            let day = (index + calendar.firstWeekday - 1) % short.count
            return (short[day], full[day])
        }
    }

    /// The days in weeks; nil where a day belongs to another month.
    var weeks: [[Date?]] {
        let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
        let length = calendar.weekdaySymbols.count
        let offset = (calendar.component(.weekday, from: first) - calendar.firstWeekday + length) % length
        var days: [Date?] = Array(repeating: nil, count: offset)
        days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: first) }
        while days.count % length != 0 { days.append(nil) }
        return stride(from: 0, to: days.count, by: length).map { Array(days[$0..<$0 + length]) }
    }

    /// The month so many months later.
    func moved(by months: Int) -> CalendarMonth {
        CalendarMonth(of: calendar.date(byAdding: .month, value: months, to: first) ?? first, calendar)
    }

    /// Whether a day of the month lies within limits, by the day.
    func reaches(_ limits: DateLimits) -> Bool {
        guard let interval = calendar.dateInterval(of: .month, for: first) else { return true }
        if let minimum = limits.minimum, interval.end <= minimum { return false }
        if let maximum = limits.maximum, interval.start > maximum { return false }
        return true
    }

    /// Whether a part of a day lies within limits.
    func contains(_ day: Date, _ limits: DateLimits) -> Bool {
        guard let interval = calendar.dateInterval(of: .day, for: day) else { return true }
        if let minimum = limits.minimum, interval.end <= minimum { return false }
        if let maximum = limits.maximum, interval.start > maximum { return false }
        return true
    }

    /// What assistive technology says of a day.
    func name(of day: Date) -> String {
        var style = Date.FormatStyle(date: .complete, time: .omitted)
        style.calendar = calendar
        style.timeZone = calendar.timeZone
        if let locale = calendar.locale { style.locale = locale }
        return day.formatted(style)
    }
}
