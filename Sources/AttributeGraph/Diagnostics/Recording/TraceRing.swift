/// The latest events of a graph, until they are taken. The memory has a limit: beyond it, the oldest records go.
///
/// Records are written to chunks of memory (``TraceChunk``), and taken without a copy: an update may have thousands.
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
        /// The latest known time: the last clock reading plus the estimated durations since then.
        // First, and not beside `open`: the compiler would load both at once for a new record, right after one was
        // stored, and the processor would wait for that store.
        var latest: UInt64 = 0
        let clock: @convention(c) () -> UInt64
        // Unsafe pointers: the next record to write, and the end of the last chunk.
        private var next: UnsafeMutablePointer<TraceRecord>
        private var limit: UnsafeMutablePointer<TraceRecord>
        var update: UInt32 = 0 { didSet { headOfRuns = TraceRecord.headOfRuns(in: update) } }
        /// The `head` shared by the records of all untimed runs of the current update.
        private(set) var headOfRuns = TraceRecord.headOfRuns(in: 0)
        var write: UInt64 = 0
        /// The record of the innermost open run; `nil` if no run is recorded. Until the run ends, the `end` field of its
        /// record has the address of the record of the enclosing run.
        // Unsafe pointers: in one of the chunks.
        private var open: UnsafeMutablePointer<TraceRecord>?
        /// The longest duration of a quick run, in ticks; see ``Pace``.
        let quickRun: UInt64
        /// The attributes whose end is recorded.
        var watched = WatchedAttributes()
        private var events = EventPace()

        /// The chunks with records that have not been taken, oldest first, and the index of the first such record.
        private var chunks: ContiguousArray<TraceChunk>
        private var first = 0
        private var isTorn = false
        private var pool: TraceChunkPool
        private let chunkLimit: Int

        fileprivate init(capacity: Int, clock: @escaping @convention(c) () -> UInt64, quickRun: UInt64) {
            var pool = TraceChunkPool(shift: capacity < 8_192 ? 4 : 10)
            chunkLimit = max(2, (capacity + pool.capacity - 1) / pool.capacity)
            let chunk = pool.takeChunk()
            self.pool = pool
            chunks = [chunk]
            next = chunk.records
            limit = chunk.records + pool.capacity
            self.clock = clock
            self.quickRun = quickRun
        }

        /// Whether a run is recorded that has not ended.
        var hasOpenRun: Bool { open != nil }

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

        /// Returns the memory for the record of a run that begins, and makes it the innermost one.
        ///
        /// - Precondition: ``hasRoom``.
        /// - Returns: The record, and what its `end` field must have until the run ends.
        @inline(__always)
        mutating func openRun() -> (record: UnsafeMutablePointer<TraceRecord>, outer: UInt64) {
            assert(hasRoom, "AttributeGraph: there is no room for a record")
            let outer = UInt64(UInt(bitPattern: open))
            let record = next
            next = record + 1
            open = record
            return (record, outer)
        }

        /// Closes the innermost open run and returns its record. Returns `nil` if the record is missing: recording
        /// began during the run, or the record was overwritten or taken. In the second case the records of the enclosing
        /// runs are missing too.
        @inline(__always)
        mutating func close() -> UnsafeMutablePointer<TraceRecord>? {
            guard let record = open else { return nil }
            open = UnsafeMutablePointer(bitPattern: UInt(record.pointee.end))
            return record
        }

        /// Returns the memory for the next record. The old contents need no deinitialization, because a record owns
        /// nothing.
        @inline(__always)
        mutating func nextRecord() -> UnsafeMutablePointer<TraceRecord> {
            makeRoom()
            let record = next
            next = record + 1
            return record
        }

        /// Adds the record of an event that began at the latest known time and ends now.
        @inline(__always)
        mutating func addSinceLast(
            _ kind: TraceRecord.Kind, of subject: AnyAttribute, detail: UInt64, changed: Bool
        ) {
            let start = latest
            if hasRoom, let length = events.nextEstimate(kind, detail) {
                // The usual case, which calls nothing.
                latest = start &+ length
                let record = next
                next = record + 1
                record.pointee = TraceRecord(
                    head: headOfRuns | UInt64(kind.rawValue), flags: 0, subject: subject, cause: .nothing,
                    detail: detail, start: start, end: start &+ length, isChanged: changed)
            } else {
                addTimed(kind, of: subject, detail: detail, changed: changed)
            }
        }

        @inline(never)
        private mutating func addTimed(
            _ kind: TraceRecord.Kind, of subject: AnyAttribute, detail: UInt64, changed: Bool
        ) {
            let start = latest
            let (length, isEstimated) = events.next(kind, detail, &latest, clock: clock, quickRun: quickRun)
            nextRecord().pointee = TraceRecord(
                kind: kind, isChanged: changed, isEstimated: isEstimated, update: update, subject: subject,
                cause: .nothing, detail: detail, start: start, end: start &+ length)
        }

        /// Whether there is memory for another record.
        @inline(__always)
        var hasRoom: Bool { next != limit }

        /// Makes sure that there is memory for another record.
        @inline(__always)
        mutating func makeRoom() { if _slowPath(!hasRoom) { addChunk() } }

        @inline(never)
        private mutating func addChunk() {
            if chunks.count == chunkLimit { forgetOldestChunk() }
            let chunk = pool.takeChunk()
            chunks.append(chunk)
            next = chunk.records
            limit = chunk.records + pool.capacity
        }

        /// Removes the oldest chunk. Runs that are open and recorded there, and those around them, are no longer open.
        private mutating func forgetOldestChunk() {
            let oldest = chunks.removeFirst().records
            first = 0
            isTorn = true
            var inner: UnsafeMutablePointer<TraceRecord>?
            var outer = open
            while let record = outer, !(oldest..<oldest + pool.capacity).contains(record) {
                inner = record
                outer = UnsafeMutablePointer(bitPattern: UInt(record.pointee.end))
            }
            if let inner { inner.pointee.end = 0 } else { open = nil }
        }

        /// The number of records that have not been taken.
        var count: Int { chunks.count << pool.shift - first - (limit - next) }

        /// The records that have not been taken.
        var records: TraceRecords {
            TraceRecords(chunks, first: first, count: count, shift: pool.shift, isTorn: isTorn)
        }

        /// Returns the records that have not been taken, and goes on behind them.
        mutating func take() -> TraceRecords {
            let taken = records
            first = pool.capacity - (limit - next)
            if chunks.count > 1 { chunks.removeFirst(chunks.count - 1) }
            isTorn = false
            // The records are not written any more.
            open = nil
            return taken
        }
    }

    // Unsafe pointers: allocated and freed with the ring. The graph that writes through the pointer retains the ring.
    let state: UnsafeMutablePointer<State>

    /// Creates an empty ring.
    /// - Parameters:
    ///   - capacity: The number of records to keep, about. Only whole chunks of records go.
    ///   - clock: Returns the current time in ticks.
    /// - Complexity: O(1). The system provides the memory page by page, at the first write.
    package init(capacity: Int, clock: @escaping @convention(c) () -> UInt64) {
        state = .allocate(capacity: 1)
        state.initialize(
            to: State(
                capacity: capacity, clock: clock, quickRun: Self.readingTime(of: clock) * Pace.quickReadings))
    }

    deinit {
        state.pointee.watched.free()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// The ticks that reading the clock takes, at best; at least 1.
    ///
    /// The mean of a series: the counters of some processors advance in steps, so that the difference of two readings
    /// may be far smaller.
    private static func readingTime(of clock: @convention(c) () -> UInt64) -> UInt64 {
        let readings: UInt64 = 32
        var shortest = UInt64.max
        for _ in 0..<8 {
            let start = clock()
            for _ in 1..<readings { _ = clock() }
            shortest = min(shortest, clock() &- start)
        }
        return max(shortest / readings, 1)
    }

    /// The number of records that have not been taken.
    package var count: Int { state.pointee.count }

    /// The records that have not been taken. They stay in the ring.
    package var records: TraceRecords { state.pointee.records }

    /// Returns the records that have not been taken, and removes them from the ring.
    /// - Complexity: O(*n*) for the chunks of records, without a copy of any record.
    package func take() -> TraceRecords { state.pointee.take() }

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
    /// - Complexity: O(1), mostly without allocation.
    package func append(_ record: TraceRecord, since start: UInt64) {
        add(record).pointee.start = start
    }

    /// Appends a record of an event that began at the latest known time and ends now. Reads the clock at most once,
    /// because there may be many such events.
    /// - Complexity: O(1), mostly without allocation.
    @inline(never)
    package func appendSinceLast(
        _ kind: TraceRecord.Kind, of subject: AnyAttribute, detail: UInt64, changed: Bool
    ) {
        state.pointee.addSinceLast(kind, of: subject, detail: detail, changed: changed)
    }

    /// Appends a record with the current time and update number. A full ring forgets its oldest records.
    /// - Complexity: O(1), mostly without allocation.
    package func append(_ record: TraceRecord) { _ = add(record) }

    private func add(_ record: TraceRecord) -> UnsafeMutablePointer<TraceRecord> {
        let now = state.pointee.now
        let new = state.pointee.nextRecord()
        new.pointee = record.moved(to: state.pointee.update, at: now)
        return new
    }

    /// Requests that the end of `attribute` is recorded.
    /// - Complexity: O(1) on average.
    package func watch(_ attribute: AnyAttribute) { state.pointee.watched.insert(attribute.index) }
}
