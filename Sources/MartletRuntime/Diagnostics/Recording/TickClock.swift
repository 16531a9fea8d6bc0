/// Turns the ticks of records into nanoseconds since the clock was made.
package struct TickClock: Sendable {
    private let firstTick: UInt64
    private let firstNanosecond: UInt64

    /// The minimum time over which the rate is measured, in nanoseconds.
    private static let span: UInt64 = 1_000_000

    /// Begins to count.
    package init() {
        firstTick = martlet_ticks()
        firstNanosecond = martlet_nanoseconds()
    }

    /// The duration of a tick, measured from the start of the clock until now: later calls are more precise.
    package var scale: TickScale {
        var ticks = martlet_ticks()
        var nanoseconds = martlet_nanoseconds()
        // Only in the first millisecond of recording.
        while nanoseconds - firstNanosecond < Self.span {
            ticks = martlet_ticks()
            nanoseconds = martlet_nanoseconds()
        }
        let rate = Double(nanoseconds - firstNanosecond) / Double(max(ticks &- firstTick, 1))
        return TickScale(firstTick: firstTick, nanosecondsATick: rate)
    }
}

/// The conversion of ticks to time.
package struct TickScale: Sendable {
    let firstTick: UInt64
    /// The duration of a tick.
    package let nanosecondsATick: Double

    /// The nanoseconds from the beginning of the clock to a time in ticks.
    package func nanoseconds(at ticks: UInt64) -> Int {
        ticks <= firstTick ? 0 : Int(Double(ticks - firstTick) * nanosecondsATick)
    }

    /// The nanoseconds that a number of ticks took.
    package func nanoseconds(of ticks: UInt64) -> Int { Int(Double(ticks) * nanosecondsATick) }
}
