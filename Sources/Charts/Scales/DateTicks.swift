/// A distance of dates on an axis.
struct DateStep: Equatable {
    let unit: Calendar.Component
    let count: Int

    init(_ unit: Calendar.Component, _ count: Int) {
        self.unit = unit
        self.count = count
    }

    /// About how many seconds it has.
    var seconds: Double {
        let one: Double =
            switch unit {
            case .nanosecond: 1e-9
            case .second: 1
            case .minute: 60
            case .hour: 3_600
            case .day, .weekday, .weekdayOrdinal, .dayOfYear: 86_400
            case .weekOfYear, .weekOfMonth: 604_800
            case .month: 2_629_746
            case .quarter: 7_889_238
            case .year, .yearForWeekOfYear: 31_556_952
            default: 31_556_952
            }
        return one * Double(count)
    }
}

/// Round dates for axes and bins, by a calendar.
enum DateTicks {
    private static let steps: [DateStep] = [
        DateStep(.second, 1), DateStep(.second, 5), DateStep(.second, 15), DateStep(.second, 30),
        DateStep(.minute, 1), DateStep(.minute, 5), DateStep(.minute, 15), DateStep(.minute, 30),
        DateStep(.hour, 1), DateStep(.hour, 3), DateStep(.hour, 6), DateStep(.hour, 12),
        DateStep(.day, 1), DateStep(.day, 2), DateStep(.weekOfYear, 1), DateStep(.weekOfYear, 2),
        DateStep(.month, 1), DateStep(.month, 3), DateStep(.month, 6), DateStep(.year, 1),
    ]

    /// Returns the step whose number of ticks is nearest to the desired number, by their ratio.
    static func step(_ lower: Date, _ upper: Date, count: Int) -> DateStep {
        let raw = abs(upper.timeIntervalSince(lower)) / Double(max(1, count))
        guard raw.isFinite, raw > 0 else { return DateStep(.day, 1) }
        if raw > 1.5 * 31_556_952 {
            let years = Ticks.step(0, raw / 31_556_952, count: 1)
            return DateStep(.year, max(1, Int(min(years, 1e6))))
        }
        return steps.min { abs(log($0.seconds / raw)) < abs(log($1.seconds / raw)) } ?? DateStep(.day, 1)
    }

    /// Returns the dates of a step within two dates.
    static func within(_ lower: Date, _ upper: Date, by step: DateStep, calendar: Calendar) -> [Date] {
        covering(lower, upper, by: step, calendar: calendar).filter { $0 >= lower && $0 <= upper }
    }

    /// Returns the dates of a step, from at most the lower date to at least the upper one.
    static func covering(_ lower: Date, _ upper: Date, by step: DateStep, calendar: Calendar) -> [Date] {
        let span = upper.timeIntervalSince(lower)
        guard span.isFinite, abs(lower.timeIntervalSinceReferenceDate) < 1e12, span >= 0, step.seconds > 0,
            span / step.seconds < Double(Ticks.limit), let origin = start(at: lower, by: step, calendar: calendar)
        else { return [] }
        // Each date is counted from the first, so that a month of 30 days does not shorten those after it.
        var dates = [origin]
        var index = 1
        while dates.last! < upper || dates.count < 2 {
            guard let next = calendar.date(byAdding: addend(step.unit), value: index * step.count, to: origin),
                next > dates.last!, dates.count <= Ticks.limit
            else { break }
            dates.append(next)
            index += 1
        }
        return dates
    }

    private static func addend(_ unit: Calendar.Component) -> Calendar.Component {
        switch unit {
        case .weekday, .weekdayOrdinal, .dayOfYear: .day
        case .weekOfMonth: .weekOfYear
        case .yearForWeekOfYear: .year
        default: unit
        }
    }

    /// The start of the unit that a date is in. Several units begin at a multiple of them in the next larger one.
    private static func start(at date: Date, by step: DateStep, calendar: Calendar) -> Date? {
        guard let start = calendar.dateInterval(of: step.unit, for: date)?.start else { return nil }
        guard step.count > 1 else { return start }
        let index: Int? =
            switch step.unit {
            case .second, .minute, .hour: calendar.component(step.unit, from: start)
            case .day: calendar.component(.day, from: start) - 1
            case .month, .quarter: calendar.component(.month, from: start) - 1
            case .year: calendar.component(.year, from: start)
            default: nil
            }
        guard let index else { return start }
        return calendar.date(byAdding: step.unit, value: -(index % step.count), to: start)
    }
}
