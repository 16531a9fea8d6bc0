import Foundation

/// The namespace of formats for dates relative to the current time. With a ``TimeDataSource``, a text updates itself.
///
///     Text(.currentDate, format: .stopwatch(startingAt: start))
public enum SystemFormatStyle: Sendable {
    /// A format for the time elapsed since a moment, as a stopwatch shows it: `1:05.37`.
    public struct Stopwatch: Codable, Hashable, Sendable {
        let start: Date
        let clock: ClockFormat

        /// Creates a format for the time elapsed since a date.
        ///
        /// - Parameters:
        ///   - startDate: The start. Earlier dates show zero.
        ///   - showsHours: Whether to show hours from one hour on. If `false`, minutes exceed 59.
        ///   - maxFieldCount: The largest number of fields (hours, minutes, seconds, fractions), beginning with the
        ///     largest.
        ///   - maxPrecision: The smallest step.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            clock = ClockFormat(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }
    }

    /// A format for the elapsed or remaining time of an interval: `4:59`.
    public struct Timer: Codable, Hashable, Sendable {
        let interval: Range<Date>
        let countsDown: Bool
        let clock: ClockFormat

        /// Creates a format for the remaining time of an interval.
        ///
        /// - Parameters:
        ///   - interval: The interval. Before it, its full duration remains, and after it nothing.
        ///   - showsHours: Whether to show hours from one hour on. If `false`, minutes exceed 59.
        ///   - maxFieldCount: The largest number of fields (hours, minutes, seconds, fractions), beginning with the
        ///     largest.
        ///   - maxPrecision: The smallest step.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            countsDown = true
            clock = ClockFormat(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        /// Creates a format for the elapsed time of an interval.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            countsDown = false
            clock = ClockFormat(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }
    }

    /// A format for a date relative to another: `in 5 minutes`, or the date itself if it is far away.
    public struct DateReference: Codable, Hashable, Sendable {
        let date: Date
        let allowedFields: Set<Date.RelativeFormatStyle.Field>
        let thresholdField: Date.RelativeFormatStyle.Field
        var locale = Locale.autoupdatingCurrent
        var calendar = Calendar.autoupdatingCurrent
        var timeZone = TimeZone.autoupdatingCurrent

        /// Creates a format that describes `date` relative to the formatted moment.
        ///
        /// - Parameters:
        ///   - date: The described moment.
        ///   - allowedFields: The units of the offset.
        ///   - maxFieldCount: The largest number of units. Only the largest unit is shown.
        ///   - thresholdField: From an offset of one of this unit on, the date itself is shown.
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            self.allowedFields = allowedFields
            self.thresholdField = thresholdField
        }
    }

    /// A format for the offset of a moment from another: `+2 hr, 5 min`.
    public struct DateOffset: Codable, Hashable, Sendable {
        let anchor: Date
        let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        let maxFieldCount: Int
        let showsSign: Bool?
        var locale = Locale.autoupdatingCurrent

        /// Creates a format for the offset of the formatted moment from another.
        ///
        /// - Parameters:
        ///   - anchor: The other moment.
        ///   - allowedFields: The units of the offset.
        ///   - maxFieldCount: The largest number of units, beginning with the largest.
        ///   - sign: The strategy for the sign, which is shown by default.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            self.allowedFields = allowedFields
            self.maxFieldCount = min(max(1, maxFieldCount), 7)
            showsSign = sign == .never ? false : nil
        }
    }
}

/// The format of a duration as on a clock.
struct ClockFormat: Codable, Hashable, Sendable {
    let showsHours: Bool
    let maxFieldCount: Int
    /// The smallest step, in seconds; at least a thousandth.
    let step: Double

    init(showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration) {
        self.showsHours = showsHours
        self.maxFieldCount = min(max(1, maxFieldCount), 4)
        let (seconds, attoseconds) = maxPrecision.components
        step = min(max(Double(seconds) + Double(attoseconds) * 1e-18, 0.001), 3600)
    }

    /// Formats a number of seconds that is not negative.
    func string(_ seconds: Double, roundsUp: Bool = false) -> String {
        let steps = (min(max(0, seconds.isFinite ? seconds : 0), 1e12) / step + (roundsUp ? -1e-6 : 1e-6))
        let shown = max(0, roundsUp ? steps.rounded(.up) : steps.rounded(.down)) * step
        let whole = Int(shown + 1e-6)
        let hours = showsHours ? whole / 3600 : 0
        let minutes = (whole - hours * 3600) / 60
        var parts = [minutes, whole % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        if hours > 0 { parts.insert("\(hours)", at: 0) } else { parts[0] = "\(minutes)" }
        let room = maxFieldCount
        guard parts.count < room, step < 1 else { return parts.prefix(max(room, 1)).joined(separator: ":") }
        let digits = step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3
        let scale = [1: 10, 2: 100, 3: 1000][digits] ?? 1
        let fraction = "\(Int(((shown - Double(whole)) * Double(scale)).rounded()) % scale)"
        return parts.joined(separator: ":") + "." + String(repeating: "0", count: digits - fraction.count) + fraction
    }
}
