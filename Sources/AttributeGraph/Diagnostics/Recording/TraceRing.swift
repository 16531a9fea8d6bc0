/// The latest records of a graph, in memory that is asked for once.
///
/// The graph writes into it while it is its ``Graph/recording``; a client adds records of its own. Confined to the
/// thread of the graph, like the graph.
package final class TraceRing {
    /// What changes, behind a pointer: the graph writes there without a look at the object.
    struct State {
        // Unsafe pointers: `mask + 1` records; indices are masked.
        let records: UnsafeMutablePointer<TraceRecord>
        let mask: Int
        let clock: @convention(c) () -> UInt64
        var count: UInt64 = 0
        var update: UInt32 = 0
        var write: UInt64 = 0
        /// The runs under way that are recorded, the innermost last.
        var runs: UnsafeMutablePointer<Run>
        var depth = 0
        var room = 64

        /// A run under way.
        struct Run {
            var start: UInt64
            var cause: AnyAttribute
            var isFirst: Bool
        }

        var now: UInt64 { clock() }

        @inline(__always)
        mutating func begin(_ run: Run) {
            if _slowPath(depth == room) { makeRoom() }
            (runs + depth).initialize(to: run)
            depth &+= 1
        }

        /// The run that has begun last, which is over. Valid until the next begins.
        @inline(__always)
        mutating func end() -> UnsafeMutablePointer<Run>? {
            if _slowPath(depth == 0) { return nil }
            depth &-= 1
            return runs + depth
        }

        @inline(never)
        private mutating func makeRoom() {
            let more = UnsafeMutablePointer<Run>.allocate(capacity: room * 2)
            more.moveInitialize(from: runs, count: depth)
            runs.deallocate()
            runs = more
            room *= 2
        }

        /// Where the next record is to be, which counts from here on. What was there need not be destroyed: a record owns
        /// nothing.
        @inline(__always)
        mutating func next() -> UnsafeMutablePointer<TraceRecord> {
            let place = records + Int(truncatingIfNeeded: count) & mask
            count &+= 1
            return place
        }
    }

    // Unsafe pointers: made with the ring, and freed with it; the graph that writes there holds the ring.
    let state: UnsafeMutablePointer<State>
    private var watched: [UInt64] = []

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
                records: .allocate(capacity: power), mask: power - 1, clock: clock, runs: .allocate(capacity: 64)))
    }

    deinit {
        state.pointee.records.deallocate()
        state.pointee.runs.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// How many records are kept; a power of two.
    package var capacity: Int { state.pointee.mask + 1 }

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

    /// Keeps a record, in place of the oldest where the ring is full. The number of the update is added.
    /// - Complexity: O(1), without allocation.
    package func append(_ record: TraceRecord) {
        let place = state.pointee.next()
        place.initialize(to: record)
        place.pointee.update = state.pointee.update
    }

    /// The records from a number on, as far as they are kept, oldest first.
    /// - Complexity: O(*n*) for those records.
    package func records(from first: UInt64) -> ContiguousArray<TraceRecord> {
        let first = min(max(first, oldest), count)
        let total = Int(count - first)
        let records = state.pointee.records
        return ContiguousArray(unsafeUninitializedCapacity: total) { buffer, initialized in
            let start = Int(truncatingIfNeeded: first) & state.pointee.mask
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

    // MARK: - Watching

    /// Has the end of an attribute recorded.
    /// - Complexity: O(1) on average.
    package func watch(_ attribute: AnyAttribute) {
        let number = Int(attribute.index / Node.places)
        while watched.count <= number / 64 { watched.append(0) }
        watched[number / 64] |= 1 << UInt64(number % 64)
    }

    func endWatching(_ index: UInt32) -> Bool {
        let number = Int(index / Node.places)
        let bit: UInt64 = 1 << UInt64(number % 64)
        guard number / 64 < watched.count, watched[number / 64] & bit != 0 else { return false }
        watched[number / 64] &= ~bit
        return true
    }
}
