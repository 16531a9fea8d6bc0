/// One event in a graph or its client. Fixed in size, so that recording allocates nothing.
package struct TraceRecord: Sendable {
    /// The kind of an event. Kinds defined by a client have numbers from ``client`` on.
    package struct Kind: RawRepresentable, Equatable, Sendable {
        package let rawValue: UInt8

        @inlinable @inline(__always)
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A run of a rule. `detail` identifies the descriptor. The record is created when the run begins and
        /// completed when the run ends.
        package static var rule: Kind { Kind(rawValue: 0) }
        /// A pending rule that was checked and did not have to run.
        package static var skipped: Kind { Kind(rawValue: 1) }
        /// An additional cause of the next run of `subject`, besides the cause in the record of the run.
        package static var cause: Kind { Kind(rawValue: 2) }
        /// A change of an input. `detail` is the number of the write, or 0.
        package static var inputChanged: Kind { Kind(rawValue: 3) }
        /// The end of a watched attribute.
        package static var ended: Kind { Kind(rawValue: 4) }
        /// The first number available to clients.
        @inlinable @inline(__always) package static var client: UInt8 { 16 }
    }

    /// The kind, the flags, the lead and the update number, from the lowest bits up, written in one store.
    package internal(set) var head: UInt64

    /// The kind of event.
    @inlinable @inline(__always) package var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: head)) }
    /// Whether the rule's value changed in this run.
    @inlinable @inline(__always) package var isChanged: Bool { head & Self.change != 0 }
    /// Whether this was the first run of the rule.
    @inlinable @inline(__always) package var isFirst: Bool { head & Self.first != 0 }
    /// Whether the duration is the average of recent runs of this type of rule, instead of measured.
    package var isEstimated: Bool { head & Self.estimated != 0 }
    /// The ticks by which record times were ahead of the clock when the run began; at most some milliseconds.
    var lead: UInt64 { head >> Self.leadShift & Self.leadLimit }
    /// The update number set by the client.
    package var update: UInt32 { UInt32(truncatingIfNeeded: head >> 32) }
    /// The attribute concerned; its index is 0 if there is none.
    package var subject = AnyAttribute.nothing
    /// The attribute that caused the event; its index is 0 if none is known.
    package var cause = AnyAttribute.nothing
    /// Additional data. The meaning depends on the kind.
    package var detail: UInt64 = 0
    /// The begin and the end of the event, in ticks of the ring's clock.
    package var start: UInt64 = 0
    package var end: UInt64 = 0

    @inlinable @inline(__always) static var change: UInt64 { 1 << 8 }
    @inlinable @inline(__always) static var first: UInt64 { 1 << 9 }
    private static var estimated: UInt64 { 1 << 10 }
    /// The lowest bit of the lead, and the largest lead that fits.
    private static var leadShift: UInt64 { 11 }
    private static var leadLimit: UInt64 { 1 << 21 - 1 }

    package init(kind: Kind) { head = UInt64(kind.rawValue) }

    /// Creates a record of an event in an update.
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

    /// Creates a record of a run that begins and is not timed.
    ///
    /// - Parameter head: The value of ``headOfRuns(in:)`` for the update.
    @inline(__always)
    init(
        head: UInt64, flags: UInt32, subject: AnyAttribute, cause: AnyAttribute, detail: UInt64, start: UInt64,
        end: UInt64, isChanged: Bool = false
    ) {
        // Free of branches, because this code runs for each recorded run.
        self.head =
            head | (isChanged ? Self.change : 0)
            | UInt64(flags & Flag.lacksValue) &* (Self.first / UInt64(Flag.lacksValue))
        self.subject = subject
        self.cause = cause
        self.detail = detail
        self.start = start
        self.end = end
    }

    /// The `head` shared by the records of all untimed runs of an update.
    static func headOfRuns(in update: UInt32) -> UInt64 {
        UInt64(Kind.rule.rawValue) | estimated | UInt64(update) << 32
    }

    /// Records whether a finished run changed the value.
    @inline(__always)
    package mutating func record(changed: Bool) { if changed { head |= Self.change } }

    /// A copy of this record with another update number and time.
    func moved(to update: UInt32, at time: UInt64) -> TraceRecord {
        var record = self
        record.head = UInt64(UInt32(truncatingIfNeeded: head)) | UInt64(update) << 32
        record.start = time
        record.end = time
        return record
    }
}
