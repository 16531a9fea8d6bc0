import Foundation

/// The precision with which a schedule is followed.
public enum TimelineScheduleMode: Sendable {
    /// The exact schedule.
    case normal
    /// Only the larger steps.
    case lowFrequency
}

/// The dates at which a `TimelineView` updates its content.
public protocol TimelineSchedule {
    /// The type of the dates.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Returns the dates in ascending order. The first may precede `startDate`: it is the date shown initially.
    func entries(from startDate: Date, mode: Mode) -> Entries

    /// The precision with which the schedule is followed.
    typealias Mode = TimelineScheduleMode
}

/// Dates at even intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
    /// The dates of the schedule, without end; of one without an interval, a single one.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var next_: Date?
        private let interval: TimeInterval

        fileprivate init(first: Date, interval: TimeInterval) {
            next_ = first
            self.interval = interval
        }

        /// Returns the next date; nil at the end, or where the interval is below the precision of dates.
        public mutating func next() -> Date? {
            guard let date = next_ else { return nil }
            let following = date + interval
            // If adding the interval does not change the date, this is the last one.
            next_ = following > date ? following : nil
            return date
        }
    }

    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule.
    ///
    /// - Parameters:
    ///   - startDate: One of the dates.
    ///   - interval: Between two dates, in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval > 0 && interval.isFinite ? max(interval, 0.001) : 0
    }

    /// Returns the dates from the last one on that is not after `startDate`; from the first, if all are.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        guard interval > 0, steps > 0, steps.isFinite else { return Entries(first: start, interval: interval) }
        let first = start + steps * interval
        // If the first date is too far away for the precision of dates, the schedule starts at `startDate`.
        let isExact = abs(first.timeIntervalSince(startDate)) <= interval
        return Entries(first: isExact ? first : startDate, interval: interval)
    }
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Equatable, Sendable {
    /// The dates of the schedule, without end.
    public typealias Entries = PeriodicTimelineSchedule.Entries

    /// Creates the schedule.
    public init() {}

    /// Returns the dates from the start of the present minute on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule of dates in ascending order.
    public init(_ dates: Entries) { self.dates = dates }

    /// Returns all dates, those that have passed too.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule with a date for every frame of the host, or for as many as a minimum interval allows.
public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
    /// The dates of the schedule; none if it is paused.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var base: PeriodicTimelineSchedule.Entries?

        /// Returns the next date; nil if the schedule is paused.
        public mutating func next() -> Date? { base?.next() }
    }

    let minimumInterval: TimeInterval
    let isPaused: Bool

    /// Creates a schedule.
    ///
    /// - Parameters:
    ///   - minimumInterval: The least time between two dates, in seconds; nil for every frame of the host.
    ///   - paused: Whether the schedule has no dates for now.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = max(0, minimumInterval ?? 0)
        isPaused = paused
    }

    /// Returns the dates from `start` on; none if the schedule is paused, or to be followed at a low frequency.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        if isPaused || mode == .lowFrequency { return Entries() }
        let interval = minimumInterval > 0 ? minimumInterval : 1.0 / 60
        return Entries(base: PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode))
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates at even intervals, in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Updates in every frame, but not more often than an interval in seconds.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Returns a schedule of given dates, in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
