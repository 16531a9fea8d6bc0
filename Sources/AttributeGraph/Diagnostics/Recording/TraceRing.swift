/// The latest records of a graph, in memory that is asked for once.
///
/// Reading a clock takes longer than most rules do. So runs of a type of rule that has been quick for a while are timed only
/// once in a while, and the others are said to have taken as long: their records are marked as estimated. Times are in the
/// order of the records, and a run's time encloses those of what happened in it.
///
/// The graph writes into it while it is its ``Graph/recording``; a client adds records of its own. Confined to the
/// thread of the graph, like the graph.
package final class TraceRing {
    /// What changes, behind a pointer: the graph writes there without a look at the object.
    struct State {
        // Unsafe pointers: `mask + 1` records; indices are masked.
        let records: UnsafeMutablePointer<TraceRecord>
        let mask: UInt64
        let clock: @convention(c) () -> UInt64
        var count: UInt64 = 0
        var update: UInt32 = 0 { didSet { headOfRuns = TraceRecord.headOfRuns(in: update) } }
        /// What the records of all runs of the update that are not timed have in common.
        private(set) var headOfRuns = TraceRecord.headOfRuns(in: 0)
        var write: UInt64 = 0
        /// The number of the record of the innermost run under way, plus 1; 0 where none is recorded. The `end` of that
        /// record has the next one outwards, until the run is over.
        var open: UInt64 = 0
        /// The latest time that is known: when the clock was read last, and what has taken place since then by estimate.
        var latest: UInt64 = 0
        /// How long a run may take for the next ones of its type to be estimated.
        let quickRun: UInt64
        /// The attributes whose ends are recorded.
        var watched = WatchedAttributes()

        /// The time by the clock, later than all times so far.
        @inline(__always)
        var now: UInt64 {
            mutating get {
                latest = max(clock(), latest &+ 1)
                return latest
            }
        }

        /// When a run begins that is timed, and how far that is ahead of the clock: as estimates have been too long.
        @inline(__always)
        mutating func timedStart() -> (time: UInt64, lead: UInt64) {
            let time = clock()
            latest = max(time, latest &+ 1)
            return (latest, latest &- time)
        }

        /// How long a run has taken that was timed, by the clock.
        @inline(__always)
        mutating func timedEnd(of record: UnsafeMutablePointer<TraceRecord>) -> UInt64 {
            let time = clock()
            let (began, lead) = (record.pointee.start, record.pointee.lead)
            let length = time &+ lead > began ? time &+ lead &- began : 0
            latest = max(time, latest &+ 1, began &+ length)
            return length
        }

        /// The record of the innermost run, which is over; nil where it is not there: recording began in its midst, or more
        /// has been recorded since than there is room for. In the latter case that holds for the runs around it as well.
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

        /// Where the next record is to be, which counts from here on. What was there need not be destroyed: a record owns
        /// nothing.
        @inline(__always)
        mutating func next() -> UnsafeMutablePointer<TraceRecord> {
            let place = records + Int(truncatingIfNeeded: count & mask)
            count &+= 1
            return place
        }
    }

    // Unsafe pointers: made with the ring, and freed with it; the graph that writes there holds the ring.
    let state: UnsafeMutablePointer<State>

    /// Makes an empty ring.
    /// - Parameter capacity: How many records are kept at least.
    /// - Parameter clock: Tells the time.
    /// - Complexity: O(1) but for the memory, which the system gives when it is first written to.
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

    /// How many ticks go by while a clock is read, at best; at least 1.
    private static func readingTime(of clock: @convention(c) () -> UInt64) -> UInt64 {
        var shortest = UInt64.max
        for _ in 0..<16 {
            let start = clock()
            shortest = min(shortest, clock() &- start)
        }
        return max(shortest, 1)
    }

    /// How many records are kept; a power of two.
    package var capacity: Int { Int(state.pointee.mask) + 1 }

    /// How many records there have been. The latest has the number `count - 1`.
    package var count: UInt64 { state.pointee.count }

    /// The number of the update under way, for records.
    package var update: UInt32 {
        get { state.pointee.update }
        set { state.pointee.update = newValue }
    }

    /// The number of the write that is being carried out; 0 where there is none.
    package var write: UInt64 {
        get { state.pointee.write }
        set { state.pointee.write = newValue }
    }

    /// The time, in ticks.
    package var now: UInt64 { state.pointee.now }

    /// Keeps a record of what has been going on since `start`, as ``append(_:)`` does.
    /// - Complexity: O(1), without allocation.
    package func append(_ record: TraceRecord, since start: UInt64) {
        append(record)
        state.pointee.records[Int(truncatingIfNeeded: (count &- 1) & state.pointee.mask)].start = start
    }

    /// Keeps a record of what has been going on since the last time that is known. There may be many: it takes one look at
    /// the clock.
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

    /// Keeps a record of this moment, in place of the oldest where the ring is full. The number of the update is added.
    /// - Complexity: O(1), without allocation.
    package func append(_ record: TraceRecord) {
        let now = state.pointee.now
        state.pointee.next().pointee = record.moved(to: state.pointee.update, at: now)
    }

    /// The records from a number on, as far as they are kept, oldest first.
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

    /// The number of the oldest record that is kept.
    package var oldest: UInt64 { count > UInt64(capacity) ? count - UInt64(capacity) : 0 }

    /// Has the end of an attribute recorded.
    /// - Complexity: O(1) on average.
    package func watch(_ attribute: AnyAttribute) { state.pointee.watched.insert(attribute.index) }
}
