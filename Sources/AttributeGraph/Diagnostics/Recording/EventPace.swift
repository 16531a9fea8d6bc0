/// The typical duration of events of one type that follow one another, such as the measuring of many texts. As with rules,
/// one in 32 is timed.
///
/// An event begins where the one before it has ended. So the clock is also read at the end of the last estimated event,
/// before the one that is timed: time that the estimates have left out is then a gap, and not part of an event.
struct EventPace {
    private var pace = Pace()
    /// The type of the events.
    private var type: (kind: TraceRecord.Kind, detail: UInt64) = (.rule, 0)
    /// The last reading of the clock, at the end of an event, and the latest known time then.
    private var reading: UInt64 = 0
    private var latestAtReading: UInt64 = 0

    /// Returns the estimated duration of the next event; `nil` if ``next(_:_:_:clock:quickRun:)`` has to find it, as it
    /// reads the clock.
    @inline(__always)
    mutating func nextEstimate(_ kind: TraceRecord.Kind, _ detail: UInt64) -> UInt64? {
        guard type.detail == detail, type.kind == kind, pace.staysSteady else { return nil }
        pace.countEstimated()
        return UInt64(max(1, pace.ticks))
    }

    /// Returns the duration of the next event, and whether it is estimated.
    ///
    /// - Parameters:
    ///   - kind: The kind of the event's record. Events with another kind or detail are of another type.
    ///   - detail: The detail of the event's record.
    ///   - latest: The latest known time, where the event has begun. Becomes the time at which the next one can begin.
    ///   - clock: Returns the current time.
    ///   - quickRun: The longest duration of a quick event.
    mutating func next(
        _ kind: TraceRecord.Kind, _ detail: UInt64, _ latest: inout UInt64, clock: @convention(c) () -> UInt64,
        quickRun: UInt64
    ) -> (length: UInt64, isEstimated: Bool) {
        if type.detail == detail, type.kind == kind {
            if pace.isSteady {
                pace.countEstimated()
                let length = UInt64(max(1, pace.ticks))
                latest &+= length
                if !pace.isSteady { read(clock(), &latest) }
                return (length, true)
            }
        } else {
            (pace, type) = (Pace(), (kind, detail))
        }
        let time = clock()
        let readingTime = quickRun / Pace.quickReadings
        // Something else may have been recorded since the clock was read.
        let began = latest == latestAtReading ? reading &+ readingTime : latest
        let length = time > began ? time &- began : 1
        pace.countTimed(length, quickRun: quickRun)
        latest &+= length
        read(time, &latest)
        return (length, false)
    }

    private mutating func read(_ time: UInt64, _ latest: inout UInt64) {
        latest = max(latest, time)
        (reading, latestAtReading) = (time, latest)
    }
}
