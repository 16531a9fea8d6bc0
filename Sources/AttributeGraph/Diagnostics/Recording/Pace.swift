/// How long the runs of a type of rule take, so that not each of them need be timed.
struct Pace {
    /// What a run takes, in ticks: of the quick runs that were timed, the later ones count for more.
    private(set) var ticks: UInt32 = 0
    /// How many runs are estimated before the next is timed; negative while that many quick runs are wanting first.
    private var estimatesLeft: Int32 = -proof

    /// How many quick runs there must be before any is estimated.
    private static var proof: Int32 { 16 }
    /// How many runs are estimated for one that is timed.
    private static var stretch: Int32 { 31 }
    /// As long as this many readings of the clock a run may take that is quick.
    static var quickReadings: UInt64 { 64 }

    /// Whether the next run need not be timed.
    @inline(__always)
    var isSteady: Bool { estimatesLeft > 0 }

    /// A run is over that was not timed.
    @inline(__always)
    mutating func estimated() { estimatesLeft &-= 1 }

    /// A run is over that was timed. One that was not quick has the next ones timed.
    mutating func timed(_ length: UInt64, quickRun: UInt64) {
        guard length <= quickRun else {
            estimatesLeft = -Self.proof
            return
        }
        let mean = estimatesLeft == -Self.proof ? length : (UInt64(ticks) &* 3 &+ length) / 4
        ticks = UInt32(truncatingIfNeeded: mean)
        estimatesLeft = estimatesLeft < 0 ? estimatesLeft + 1 : Self.stretch
    }
}
