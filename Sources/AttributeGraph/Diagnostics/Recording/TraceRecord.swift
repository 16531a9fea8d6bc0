/// One thing that happened in a graph or around it: fixed in size, so that keeping it allocates nothing.
package struct TraceRecord: Sendable {
    /// What happened. What a client of the graph records has numbers from ``client`` on.
    package struct Kind: RawRepresentable, Equatable, Sendable {
        package let rawValue: UInt8

        @inlinable @inline(__always)
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A rule has run; `detail` names its descriptor. Recorded when the run begins, and completed at its end.
        package static var rule: Kind { Kind(rawValue: 0) }
        /// A rule was checked and did not have to run.
        package static var skipped: Kind { Kind(rawValue: 1) }
        /// One more input for which the next run of `subject` is made, beside the one that its record names.
        package static var cause: Kind { Kind(rawValue: 2) }
        /// An input has another value; `detail` is the number of the write, or 0.
        package static var inputChanged: Kind { Kind(rawValue: 3) }
        /// A watched attribute has ended.
        package static var ended: Kind { Kind(rawValue: 4) }
        /// The first number of those that belong to a client.
        @inlinable @inline(__always) package static var client: UInt8 { 16 }
    }

    /// The kind, what is said of it, and the number of the update, from the lowest bits up: written as one.
    private var head: UInt64

    /// What happened.
    package var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: head)) }
    /// Whether the value changed, of a rule that ran.
    package var isChanged: Bool { head & Self.change != 0 }
    /// Whether it was the first run of the rule.
    package var isFirst: Bool { head & Self.first != 0 }
    /// Whether its length is what runs of the same type took lately.
    package var isEstimated: Bool { head & Self.estimated != 0 }
    /// How far the times of records were ahead of the clock when the run began, at most some milliseconds.
    var lead: UInt64 { head >> Self.leadShift & Self.leadLimit }
    /// The number of the update, as the client has set it.
    package var update: UInt32 { UInt32(truncatingIfNeeded: head >> 32) }
    /// What it happened to; its index is 0 where it is no attribute.
    package var subject = AnyAttribute.nothing
    /// What it came of; its index is 0 where nothing is known.
    package var cause = AnyAttribute.nothing
    /// Depends on the kind.
    package var detail: UInt64 = 0
    /// When it began and ended, in the ring's ticks.
    package var start: UInt64 = 0
    package var end: UInt64 = 0

    private static var change: UInt64 { 1 << 8 }
    private static var first: UInt64 { 1 << 9 }
    private static var estimated: UInt64 { 1 << 10 }
    /// Where the lead stands, and the most that it can be.
    private static var leadShift: UInt64 { 11 }
    private static var leadLimit: UInt64 { 1 << 21 - 1 }

    package init(kind: Kind) { head = UInt64(kind.rawValue) }

    /// A record of something in an update.
    @inline(__always)
    init(
        kind: Kind, isChanged: Bool = false, isFirst: Bool = false, isEstimated: Bool = false, lead: UInt64 = 0,
        update: UInt32,
        subject: AnyAttribute, cause: AnyAttribute, detail: UInt64, start: UInt64, end: UInt64
    ) {
        head =
            UInt64(kind.rawValue) | (isChanged ? Self.change : 0) | (isFirst ? Self.first : 0)
            | (isEstimated ? Self.estimated : 0)
            | min(lead, Self.leadLimit) << Self.leadShift | UInt64(update) << 32
        self.subject = subject
        self.cause = cause
        self.detail = detail
        self.start = start
        self.end = end
    }

    /// A record of a run that begins and is not timed.
    ///
    /// - Parameter head: What ``headOfRuns(in:)`` has given for the update.
    @inline(__always)
    init(
        head: UInt64, flags: UInt32, subject: AnyAttribute, cause: AnyAttribute, detail: UInt64, start: UInt64,
        end: UInt64, isChanged: Bool = false
    ) {
        // Without a branch: it is made for each run.
        self.head =
            head | (isChanged ? Self.change : 0)
            | UInt64(flags & Flag.lacksValue) &* (Self.first / UInt64(Flag.lacksValue))
        self.subject = subject
        self.cause = cause
        self.detail = detail
        self.start = start
        self.end = end
    }

    /// What the records of all runs of an update that are not timed have in common.
    static func headOfRuns(in update: UInt32) -> UInt64 {
        UInt64(Kind.rule.rawValue) | estimated | UInt64(update) << 32
    }

    /// Says of a run that is over whether the value changed.
    @inline(__always)
    package mutating func note(changed: Bool) { if changed { head |= Self.change } }

    /// The same of another moment and update.
    func moved(to update: UInt32, at time: UInt64) -> TraceRecord {
        var record = self
        record.head = UInt64(UInt32(truncatingIfNeeded: head)) | UInt64(update) << 32
        record.start = time
        record.end = time
        return record
    }
}
