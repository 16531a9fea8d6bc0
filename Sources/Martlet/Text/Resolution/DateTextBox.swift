import Foundation

/// A count through an interval of time.
struct TimerText: Equatable, Sendable {
    var interval: ClosedRange<Date>
    var pauseTime: Date?
    var countsDown: Bool
    var showsHours: Bool

    func string(now: Date) -> String {
        let moment = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(moment).rounded(.up)
            : moment.timeIntervalSince(interval.lowerBound).rounded(.down)
        return clock(Int(saturating: seconds), showsHours: showsHours)
    }
}

/// A clock that shows minutes and seconds, and hours from the first one on.
private func clock(_ seconds: Int, showsHours: Bool = true) -> String {
    func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    if showsHours && minutes >= 60 {
        return "\(minutes / 60):\(twoDigits(minutes % 60)):\(twoDigits(rest))"
    }
    return "\(minutes):\(twoDigits(rest))"
}

/// A date, a range of dates or a count.
// @unchecked Sendable: immutable, as all of its kind.
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
                date: .abbreviated, time: .shortened, locale: environment.locale,
                calendar: environment.calendar)
            style.timeZone = environment.timeZone
            return start < end ? style.format(start..<end) : ""
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
            return clock(Int(saturating: abs(date.timeIntervalSince(now)).rounded(.down)))
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
            date: date, time: time, locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone)
    }

    /// The distance between two moments in its largest units, whichever comes first.
    private func distance(
        _ date: Date, _ now: Date, _ environment: TextEnvironment, units: Int
    ) -> String {
        // As far as a hundred thousand years: beyond, a duration cannot be told apart into weeks and days.
        let seconds = Int64(abs(date.timeIntervalSince(now)).rounded(.down), in: 0...3_155_760_000_000)
        return Duration.seconds(seconds).formatted(
            .units(
                allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide,
                maximumUnitCount: units
            ).locale(environment.locale))
    }
}
