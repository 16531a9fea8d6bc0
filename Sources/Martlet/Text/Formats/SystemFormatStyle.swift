import Foundation

/// Formats of moments that follow the time: with a ``TimeDataSource``, a text keeps up with them.
///
///     Text(.currentDate, format: .stopwatch(startingAt: start))
public enum SystemFormatStyle: Sendable {
    /// How much time has passed since a moment, as a stopwatch shows it: `1:05.37`.
    public struct Stopwatch: Codable, Hashable, Sendable {
        let start: Date
        let clock: ClockFormat

        /// A stopwatch that was started at a moment.
        ///
        /// - Parameters:
        ///   - startDate: When it was started. Before that it shows zero.
        ///   - showsHours: Whether there is a part for hours from one hour on; otherwise minutes go on.
        ///   - maxFieldCount: How many of hours, minutes, seconds and their parts are shown at most, the largest first.
        ///   - maxPrecision: The smallest step that is shown.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            clock = ClockFormat(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }
    }

    /// How much of a range of time has passed or remains: `4:59`.
    public struct Timer: Codable, Hashable, Sendable {
        let interval: Range<Date>
        let countsDown: Bool
        let clock: ClockFormat

        /// What remains of a range of time.
        ///
        /// - Parameters:
        ///   - interval: Before it all of it remains, and after it nothing.
        ///   - showsHours: Whether there is a part for hours from one hour on; otherwise minutes go on.
        ///   - maxFieldCount: How many of hours, minutes, seconds and their parts are shown at most, the largest first.
        ///   - maxPrecision: The smallest step that is shown.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            countsDown = true
            clock = ClockFormat(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        /// What has passed of a range of time.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            countsDown = false
            clock = ClockFormat(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }
    }

    /// A moment as it is seen from another: `in 5 minutes`, and as a date where that is far away.
    public struct DateReference: Codable, Hashable, Sendable {
        let date: Date
        let allowedFields: Set<Date.RelativeFormatStyle.Field>
        let thresholdField: Date.RelativeFormatStyle.Field
        var locale = Locale.autoupdatingCurrent
        var calendar = Calendar.autoupdatingCurrent
        var timeZone = TimeZone.autoupdatingCurrent

        /// A moment as it is seen from the one that is formatted.
        ///
        /// - Parameters:
        ///   - date: The moment that is told of.
        ///   - allowedFields: The units that a distance may be told in.
        ///   - maxFieldCount: How many units there are at most. The largest is what is shown.
        ///   - thresholdField: From a distance of one of this unit on, the date is shown.
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

    /// How far a moment is from another: `+2 hr, 5 min`.
    public struct DateOffset: Codable, Hashable, Sendable {
        let anchor: Date
        let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        let maxFieldCount: Int
        let showsSign: Bool?
        var locale = Locale.autoupdatingCurrent

        /// How far the moment that is formatted is from another one.
        ///
        /// - Parameters:
        ///   - anchor: The other moment.
        ///   - allowedFields: The units that the distance may be told in.
        ///   - maxFieldCount: How many units there are at most, the largest first.
        ///   - sign: Whether there is a sign before it. Automatically, there is one.
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

/// How a length of time is written as a clock has it.
struct ClockFormat: Codable, Hashable, Sendable {
    let showsHours: Bool
    let maxFieldCount: Int
    /// The step that is shown, in seconds; at most a thousandth.
    let step: Double

    init(showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration) {
        self.showsHours = showsHours
        self.maxFieldCount = min(max(1, maxFieldCount), 4)
        let (seconds, attoseconds) = maxPrecision.components
        step = min(max(Double(seconds) + Double(attoseconds) * 1e-18, 0.001), 3600)
    }

    /// What is shown of a number of seconds, which is not negative.
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
