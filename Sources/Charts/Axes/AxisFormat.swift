/// The default texts of the values of an axis.
struct AxisFormat {
    let isPercent: Bool
    let locale: Locale
    private let digits: Int
    private let dates: Date.FormatStyle?

    init(scale: PositionScale, data: [Datum], isPercent: Bool, unit: DateStep?, calendar: Calendar, locale: Locale) {
        self.isPercent = isPercent
        self.locale = locale
        let numbers = data.compactMap(\.continuous)
        // As many digits as all values need that are there.
        digits =
            scale.isDate
            ? 0
            : (0...6).first { digits in
                let power = pow(10, Double(digits))
                return numbers.allSatisfy { abs(($0 * power).rounded() - $0 * power) < 1e-6 * max(1, abs($0 * power)) }
            } ?? 6
        guard scale.isDate, let unit else {
            dates = nil
            return
        }
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        let years = abs(scale.upper - scale.lower) > 400 * 86_400
        switch unit.unit {
        case .nanosecond, .second: style = style.minute().second()
        case .minute: style = style.hour().minute()
        case .hour: style = style.hour()
        case .month, .quarter: style = years ? style.month(.abbreviated).year() : style.month(.abbreviated)
        case .year, .yearForWeekOfYear, .era: style = style.year()
        default: style = style.month(.abbreviated).day()
        }
        dates = style
    }

    func text(_ datum: Datum) -> String {
        switch datum {
        case .category(let name): return name
        case .date(let value):
            let date = Date(timeIntervalSinceReferenceDate: value)
            return dates.map { date.formatted($0) } ?? date.formatted(.dateTime.locale(locale))
        case .number(let value):
            guard value.isFinite else { return "" }
            if isPercent { return value.formatted(.percent.locale(locale)) }
            if value != 0, abs(value) >= 1e9 || abs(value) < 1e-6 {
                return value.formatted(.number.notation(.scientific).locale(locale))
            }
            return value.formatted(.number.precision(.fractionLength(digits)).locale(locale))
        }
    }
}
