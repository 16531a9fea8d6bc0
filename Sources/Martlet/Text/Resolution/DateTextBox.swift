import Foundation

/// The text of a timer that counts through an interval.
struct TimerText: Equatable, Sendable {
    var interval: ClosedRange<Date>
    var pauseTime: Date?
    var countsDown: Bool
    var showsHours: Bool

    func string(now: Date) -> String {
        let moment = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown
            ? (interval.upperBound.timeIntervalSince(moment) - Self.slack).rounded(.up)
            : (moment.timeIntervalSince(interval.lowerBound) + Self.slack).rounded(.down)
        return clock(Int(saturating: max(0, seconds)), showsHours: showsHours)
    }

    /// The tolerance for rounding errors, in seconds. It exceeds the precision of present-day dates.
    static let slack: TimeInterval = 1e-5

    /// Returns the date at which the timer shows the next second; `nil` after its end.
    func nextChange(after now: Date) -> Date? {
        guard pauseTime == nil, now < interval.upperBound else { return nil }
        let moment = max(now, interval.lowerBound)
        if countsDown {
            let rest = (interval.upperBound.timeIntervalSince(moment) - Self.slack).rounded(.up)
            return interval.upperBound.addingTimeInterval(-max(0, rest - 1))
        }
        let past = (moment.timeIntervalSince(interval.lowerBound) + Self.slack).rounded(.down)
        return min(interval.lowerBound.addingTimeInterval(past + 1), interval.upperBound)
    }
}

/// Returns minutes and seconds as on a clock, and hours if there are any.
private func clock(_ seconds: Int, showsHours: Bool = true) -> String {
    func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    if showsHours && minutes >= 60 {
        return "\(minutes / 60):\(twoDigits(minutes % 60)):\(twoDigits(rest))"
    }
    return "\(minutes):\(twoDigits(rest))"
}

/// A text for a date, a range of dates, or a timer.
// @unchecked Sendable: immutable, like all text boxes.
final class DateTextBox: TextBox, @unchecked Sendable {
    enum Content: Equatable {
        case date(Date, Text.DateStyle)
        case range(Date, Date)
        case timer(TimerText)
    }

    let content: Content

    init(_ content: Content) {
        self.content = content
    }

    override func isEqual(to other: TextBox) -> Bool {
        (other as? DateTextBox)?.content == content
    }

    override var dependsOnTime: Bool {
        switch content {
        case .date(_, let style): style.kind != .time && style.kind != .date
        case .range: false
        case .timer(let timer): timer.pauseTime == nil
        }
    }

    override func nextChange(after now: Date) -> Date? {
        switch content {
        case .date(let date, _): dependsOnTime ? nextSecond(from: date, after: now) : nil
        case .range: nil
        case .timer(let timer): timer.nextChange(after: now)
        }
    }

    /// Returns the date at which the distance to `date` reaches another whole number of seconds.
    private func nextSecond(from date: Date, after now: Date) -> Date {
        let past = now.timeIntervalSince(date)
        guard abs(past) < 1e12 else { return now.nextSecond }
        // Before `date`, a text is valid until the end of its second, inclusive.
        if past >= 0 { return date.addingTimeInterval((past + TimerText.slack).rounded(.down) + 1) }
        return date.addingTimeInterval((past + 2 * TimerText.slack).rounded(.up) + 2 * TimerText.slack)
    }

    override func append(to builder: inout StyledTextBuilder, attributes: TextAttributes) {
        let string = string(in: builder.context.environment, now: builder.now)
        builder.append(string, attributes: attributes)
    }

    private func string(in environment: TextEnvironment, now: Date) -> String {
        switch content {
        case .date(let date, let style):
            return string(date, style, environment, now)
        case .range(let start, let end):
            var style = Date.IntervalFormatStyle(
                date: .omitted, time: .shortened, locale: environment.locale,
                calendar: environment.calendar.value)
            style.timeZone = environment.timeZone.value
            guard start < end else { return format(.omitted, .shortened, environment).format(start) }
            return style.format(start..<end)
        case .timer(let timer):
            return timer.string(now: now)
        }
    }

    private func string(
        _ date: Date, _ style: Text.DateStyle, _ environment: TextEnvironment, _ now: Date
    ) -> String {
        switch style.kind {
        case .time:
            return format(.omitted, .shortened, environment).format(date)
        case .date:
            return format(.long, .omitted, environment).format(date)
        case .timer:
            return clock(Int(saturating: (abs(date.timeIntervalSince(now)) + TimerText.slack).rounded(.down)))
        case .relative:
            return distance(date, now, environment, units: 2)
        case .offset:
            return (date < now ? "-" : "+") + distance(date, now, environment, units: 1)
        }
    }

    private func format(
        _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
        _ environment: TextEnvironment
    ) -> Date.FormatStyle {
        Date.FormatStyle(
            date: date, time: time, locale: environment.locale, calendar: environment.calendar.value,
            timeZone: environment.timeZone.value)
    }

    /// Returns the absolute distance between two dates in its largest units.
    private func distance(
        _ date: Date, _ now: Date, _ environment: TextEnvironment, units: Int
    ) -> String {
        // Limited to a hundred thousand years, because longer durations cannot be converted to weeks and days.
        let seconds = Int64(
            (abs(date.timeIntervalSince(now)) + TimerText.slack).rounded(.down), in: 0...3_155_760_000_000)
        return Duration.seconds(seconds).formatted(
            .units(
                allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide,
                maximumUnitCount: units
            ).locale(environment.locale))
    }
}
