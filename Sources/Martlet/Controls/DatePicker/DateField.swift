import Foundation

/// A component of a date that the user edits separately.
enum DateField: Hashable {
    case year, month, day, hour, minute, dayPeriod

    /// The spoken name of the component.
    var name: String {
        switch self {
        case .year: "Year"
        case .month: "Month"
        case .day: "Day"
        case .hour: "Hour"
        case .minute: "Minute"
        case .dayPeriod: "AM or PM"
        }
    }
}

/// Edits single components of a date, by a calendar and within limits.
struct DateEditing {
    let calendar: Calendar
    let limits: DateLimits

    /// Returns the value of a component: 0 to 23 for an hour, 0 (AM) or 1 (PM) for the day period.
    func number(of field: DateField, in date: Date) -> Int {
        switch field {
        case .year: calendar.component(.year, from: date)
        case .month: calendar.component(.month, from: date)
        case .day: calendar.component(.day, from: date)
        case .hour: calendar.component(.hour, from: date)
        case .minute: calendar.component(.minute, from: date)
        case .dayPeriod: calendar.component(.hour, from: date) / 12
        }
    }

    /// Returns the values that a component can have while the other components stay as they are.
    func numbers(of field: DateField, in date: Date) -> ClosedRange<Int> {
        func numbers(_ part: Calendar.Component, _ whole: Calendar.Component, _ fallback: ClosedRange<Int>)
            -> ClosedRange<Int>
        {
            guard let range = calendar.range(of: part, in: whole, for: date), !range.isEmpty else { return fallback }
            return range.lowerBound...range.upperBound - 1
        }
        switch field {
        case .year:
            let first = limits.minimum.map { calendar.component(.year, from: $0) } ?? 1
            let last = limits.maximum.map { calendar.component(.year, from: $0) } ?? 9999
            return first <= last ? first...last : 1...9999
        case .month: return numbers(.month, .year, 1...12)
        case .day: return numbers(.day, .month, 1...31)
        case .hour: return 0...23
        case .minute: return 0...59
        case .dayPeriod: return 0...1
        }
    }

    /// Steps a component up or down by one. The value wraps around, except for years, and no other component changes.
    func stepping(_ field: DateField, up: Bool, from date: Date) -> Date {
        let numbers = numbers(of: field, in: date)
        var number = number(of: field, in: date) + (up ? 1 : -1)
        if !numbers.contains(number) {
            if field == .year { return date }
            number = up ? numbers.lowerBound : numbers.upperBound
        }
        return setting(field, to: number, in: date)
    }

    /// Sets a component. A day that does not exist in the new month becomes the month's last day.
    func setting(_ field: DateField, to number: Int, in date: Date) -> Date {
        var parts = self.parts(of: date)
        switch field {
        case .year: parts.year = number
        case .month: parts.month = number
        case .day: parts.day = number
        case .hour: parts.hour = number
        case .minute: parts.minute = number
        case .dayPeriod: parts.hour = (parts.hour ?? 0) % 12 + number * 12
        }
        return self.date(parts, like: date)
    }

    /// Moves a date to another day and keeps its time.
    func setting(_ day: CalendarDay, in date: Date) -> Date {
        var parts = self.parts(of: date)
        (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
        return self.date(parts, like: date)
    }

    /// Returns the day that contains a date.
    func day(of date: Date) -> CalendarDay {
        let parts = parts(of: date)
        return CalendarDay(era: parts.era ?? 1, year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
    }

    private func parts(of date: Date) -> DateComponents {
        calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
    }

    /// Returns the date of components, clamped to the limits. The fraction of its second comes from `other`.
    private func date(_ parts: DateComponents, like other: Date) -> Date {
        var parts = parts
        var first = parts
        first.day = 1
        if let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month) {
            parts.day = min(parts.day ?? 1, days.upperBound - 1)
        }
        guard let date = calendar.date(from: parts) else { return other }
        let seconds = other.timeIntervalSinceReferenceDate
        return limits.clamped(date + (seconds - seconds.rounded(.down)))
    }
}

/// The earliest and latest date that can be selected.
struct DateLimits: Equatable {
    var minimum: Date?
    var maximum: Date?

    func clamped(_ date: Date) -> Date {
        // A date that is not finite becomes the first selectable date, or else the reference date (law C6).
        guard date.timeIntervalSinceReferenceDate.isFinite else {
            return minimum ?? maximum ?? Date(timeIntervalSinceReferenceDate: 0)
        }
        if let minimum, date < minimum { return minimum }
        if let maximum, date > maximum { return maximum }
        return date
    }
}

/// A day in a calendar.
struct CalendarDay: Hashable {
    var era: Int
    var year: Int
    var month: Int
    var day: Int
}
