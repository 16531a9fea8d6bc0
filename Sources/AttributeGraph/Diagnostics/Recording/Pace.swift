/// The typical duration of the runs of one type of rule. It lets most runs be recorded without reading the clock.
///
/// A type of rule is *steady* after `requiredQuickRuns` quick runs in a row. Then one run is timed, and the following
/// `estimatesPerTimedRun` runs are recorded with the estimated duration. A run that is not quick ends this.
struct Pace {
    /// The estimated duration of a run in ticks: a moving average of the quick runs that were timed.
    private(set) var ticks: UInt32 = 0
    /// The number of runs to estimate before one is timed. Negative while more quick runs are needed first.
    private var estimatesLeft: Int32 = -requiredQuickRuns

    /// The number of quick runs required before a run is estimated.
    private static var requiredQuickRuns: Int32 { 16 }
    /// The number of estimated runs for each timed run.
    private static var estimatesPerTimedRun: Int32 { 31 }
    /// The longest duration of a quick run, as a multiple of the time that reading the clock takes.
    static var quickReadings: UInt64 { 256 }

    /// Whether the next run may be estimated instead of timed.
    @inline(__always)
    var isSteady: Bool { estimatesLeft > 0 }

    /// Whether the run after the next one may be estimated as well.
    @inline(__always)
    var staysSteady: Bool { estimatesLeft > 1 }

    /// Counts a run that was estimated.
    @inline(__always)
    mutating func countEstimated() { estimatesLeft &-= 1 }

    /// Counts a run that was timed. If the run was not quick, the next `requiredQuickRuns` runs are timed too.
    mutating func countTimed(_ length: UInt64, quickRun: UInt64) {
        guard length <= quickRun else {
            estimatesLeft = -Self.requiredQuickRuns
            return
        }
        let mean = estimatesLeft == -Self.requiredQuickRuns ? length : (UInt64(ticks) &* 3 &+ length) / 4
        ticks = UInt32(truncatingIfNeeded: mean)
        estimatesLeft = estimatesLeft < 0 ? estimatesLeft + 1 : Self.estimatesPerTimedRun
    }
}
