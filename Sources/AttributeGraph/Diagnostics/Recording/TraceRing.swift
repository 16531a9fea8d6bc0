/// A ring buffer of the latest events of a graph. The memory is allocated once.
///
/// Reading a clock takes longer than most rules run. Once a type of rule has proven quick, only some of its runs are
/// timed (see ``Pace``). The other runs get the average duration and are marked as estimated. The times of records are
/// ordered like the records, and the time span of a run contains those of all events inside the run.
///
/// The graph writes to the ring while the ring is its ``Graph/recording``. A client adds its own records. A ring is
/// confined to the thread of its graph.
package final class TraceRing {
    /// The mutable part, behind a pointer: the graph writes to it without accessing the object.
    struct State {
        // Unsafe pointers: `mask + 1` records; indices are masked.
        let records: UnsafeMutablePointer<TraceRecord>
        let mask: UInt64
        let clock: @convention(c) () -> UInt64
        var count: UInt64 = 0
        var update: UInt32 = 0 { didSet { headOfRuns = TraceRecord.headOfRuns(in: update) } }
        /// The `head` shared by the records of all untimed runs of the current update.
        private(set) var headOfRuns = TraceRecord.headOfRuns(in: 0)
        var write: UInt64 = 0
        /// The number of the innermost open run's record, plus 1; 0 if no run is recorded. Until the run ends, the
        /// `end` field of its record has the same value for the enclosing run.
        var open: UInt64 = 0
        /// The latest known time: the last clock reading plus the estimated durations since then.
        var latest: UInt64 = 0
        /// The longest duration of a quick run, in ticks; see ``Pace``.
        let quickRun: UInt64
        /// The attributes whose end is recorded.
        var watched = WatchedAttributes()

        /// The current time. Reads the clock, and is later than all times returned before.
        @inline(__always)
        var now: UInt64 {
            mutating get {
                latest = max(clock(), latest &+ 1)
                return latest
            }
        }

        /// Returns the begin of a timed run, and by how much it is ahead of the clock. Estimates that were too long
        /// put record times ahead of the clock.
        @inline(__always)
        mutating func timedStart() -> (time: UInt64, lead: UInt64) {
            let time = clock()
            latest = max(time, latest &+ 1)
            return (latest, latest &- time)
        }

        /// Returns the duration of a timed run, measured by the clock.
        @inline(__always)
        mutating func timedEnd(of record: UnsafeMutablePointer<TraceRecord>) -> UInt64 {
            let time = clock()
            let (began, lead) = (record.pointee.start, record.pointee.lead)
            let length = time &+ lead > began ? time &+ lead &- began : 0
            latest = max(time, latest &+ 1, began &+ length)
            return length
        }

        /// Closes the innermost open run and returns its record. Returns `nil` if the record is missing: recording
        /// began during the run, or the record was overwritten. In the second case the records of the enclosing runs
        /// are overwritten too.
        @inline(__always)
        mutating func close() -> UnsafeMutablePointer<TraceRecord>? {
            let number = open &- 1
            if _slowPath(open == 0 || count &- number &- 1 > mask) {
                open = 0
                return nil
            }
            let record = records + Int(truncatingIfNeeded: number & mask)
            open = record.pointee.end
            return record
        }

        /// Returns the memory for the next record, and counts the record. The old contents need no deinitialization,
        /// because a record owns nothing.
        @inline(__always)
        mutating func next() -> UnsafeMutablePointer<TraceRecord> {
            let record = records + Int(truncatingIfNeeded: count & mask)
            count &+= 1
            return record
        }
    }

    // Unsafe pointers: allocated and freed with the ring. The graph that writes through the pointer retains the ring.
    let state: UnsafeMutablePointer<State>

    /// Creates an empty ring.
    /// - Parameters:
    ///   - capacity: The least number of records to keep. Rounded up to a power of two.
    ///   - clock: Returns the current time in ticks.
    /// - Complexity: O(1). The system provides the memory page by page, at the first write.
    package init(capacity: Int, clock: @escaping @convention(c) () -> UInt64) {
        var power = 64
        while power < capacity { power *= 2 }
        state = .allocate(capacity: 1)
        state.initialize(
            to: State(
                records: .allocate(capacity: power), mask: UInt64(power - 1), clock: clock,
                quickRun: Self.readingTime(of: clock) * Pace.quickReadings))
    }

    deinit {
        state.pointee.records.deallocate()
        state.pointee.watched.free()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// The ticks that reading the clock takes, at best; at least 1.
    private static func readingTime(of clock: @convention(c) () -> UInt64) -> UInt64 {
        var shortest = UInt64.max
        for _ in 0..<16 {
            let start = clock()
            shortest = min(shortest, clock() &- start)
        }
        return max(shortest, 1)
    }

    /// The number of records that fit; a power of two.
    package var capacity: Int { Int(state.pointee.mask) + 1 }

    /// The number of records ever added. The latest record has the number `count - 1`.
    package var count: UInt64 { state.pointee.count }

    /// The number of the update in progress, stored in new records.
    package var update: UInt32 {
        get { state.pointee.update }
        set { state.pointee.update = newValue }
    }

    /// The number of the write being applied; 0 if none is.
    package var write: UInt64 {
        get { state.pointee.write }
        set { state.pointee.write = newValue }
    }

    /// The current time, in ticks.
    package var now: UInt64 { state.pointee.now }

    /// Appends a record of an event that began at `start` and ends now.
    /// - Complexity: O(1), without allocation.
    package func append(_ record: TraceRecord, since start: UInt64) {
        append(record)
        state.pointee.records[Int(truncatingIfNeeded: (count &- 1) & state.pointee.mask)].start = start
    }

    /// Appends a record of an event that began at the latest known time and ends now. Reads the clock once, because
    /// there may be many such events.
    /// - Complexity: O(1), without allocation.
    @inline(never)
    package func appendSinceLast(
        _ kind: TraceRecord.Kind, of subject: AnyAttribute, detail: UInt64, changed: Bool
    ) {
        let state = state
        let start = state.pointee.latest
        let end = state.pointee.now
        state.pointee.next().pointee = TraceRecord(
            kind: kind, isChanged: changed, update: state.pointee.update, subject: subject, cause: .nothing,
            detail: detail, start: start, end: end)
    }

    /// Appends a record with the current time and update number. A full ring overwrites its oldest record.
    /// - Complexity: O(1), without allocation.
    package func append(_ record: TraceRecord) {
        let now = state.pointee.now
        state.pointee.next().pointee = record.moved(to: state.pointee.update, at: now)
    }

    /// The records that are still kept, from number `first` on, oldest first.
    /// - Complexity: O(*n*) for those records.
    package func records(from first: UInt64) -> ContiguousArray<TraceRecord> {
        let first = min(max(first, oldest), count)
        let total = Int(count - first)
        let records = state.pointee.records
        return ContiguousArray(unsafeUninitializedCapacity: total) { buffer, initialized in
            let start = Int(truncatingIfNeeded: first & state.pointee.mask)
            let head = min(total, capacity - start)
            if let base = buffer.baseAddress, total > 0 {
                base.initialize(from: records + start, count: head)
                (base + head).initialize(from: records, count: total - head)
            }
            initialized = total
        }
    }

    /// The number of the oldest record that is still kept.
    package var oldest: UInt64 { count > UInt64(capacity) ? count - UInt64(capacity) : 0 }

    /// Requests that the end of `attribute` is recorded.
    /// - Complexity: O(1) on average.
    package func watch(_ attribute: AnyAttribute) { state.pointee.watched.insert(attribute.index) }
}
