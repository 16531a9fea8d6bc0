/// The latest records of a graph, in memory that is asked for once.
///
/// The graph writes into it while it is its ``Graph/recording``; a client adds records of its own. Confined to the
/// thread of the graph, like the graph.
package final class TraceRing {
    /// How many records are kept; a power of two.
    package let capacity: Int
    /// How many records there have been. The latest has the number `count - 1`.
    package private(set) var count: UInt64 = 0
    /// The number of the update under way, for records.
    package var update: UInt32 = 0
    /// The number of the write that is being carried out; 0 where there is none.
    package var write: UInt64 = 0
    /// The time in ticks, which are the client's own.
    private let clock: @convention(c) () -> UInt64
    // Unsafe pointers: `capacity` records, initialised when the ring is made; indices are masked.
    private let records: UnsafeMutablePointer<TraceRecord>
    private var watched: [UInt64] = []

    /// Makes an empty ring.
    /// - Parameter capacity: How many records are kept at least.
    /// - Parameter clock: Tells the time.
    /// - Complexity: O(1) but for the memory, which the system gives when it is first written to.
    package init(capacity: Int, clock: @escaping @convention(c) () -> UInt64) {
        var power = 64
        while power < capacity { power *= 2 }
        self.capacity = power
        self.clock = clock
        records = .allocate(capacity: power)
    }

    deinit { records.deallocate() }

    /// The time, in ticks.
    package var now: UInt64 { clock() }

    /// Keeps a record, in place of the oldest where the ring is full. The number of the update is added.
    /// - Complexity: O(1), without allocation.
    @inline(__always)
    package func append(_ record: TraceRecord) {
        // A record owns nothing: what was there need not be destroyed.
        let place = records + Int(truncatingIfNeeded: count) & (capacity - 1)
        place.initialize(to: record)
        place.pointee.update = update
        count &+= 1
    }

    /// The records from a number on, as far as they are kept, oldest first.
    /// - Complexity: O(*n*) for those records.
    package func records(from first: UInt64) -> ContiguousArray<TraceRecord> {
        let oldest = count > UInt64(capacity) ? count - UInt64(capacity) : 0
        let first = min(max(first, oldest), count)
        let total = Int(count - first)
        return ContiguousArray(unsafeUninitializedCapacity: total) { buffer, initialized in
            let start = Int(truncatingIfNeeded: first) & (capacity - 1)
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
        let word = Int(attribute.index >> 6)
        while watched.count <= word { watched.append(0) }
        watched[word] |= 1 << UInt64(attribute.index & 63)
    }

    func endWatching(_ index: UInt32) -> Bool {
        let word = Int(index >> 6)
        let bit: UInt64 = 1 << UInt64(index & 63)
        guard word < watched.count, watched[word] & bit != 0 else { return false }
        watched[word] &= ~bit
        return true
    }
}
