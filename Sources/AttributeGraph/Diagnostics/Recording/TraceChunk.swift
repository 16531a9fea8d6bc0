/// Memory for a fixed number of records. A ring fills it from the beginning to the end, once for each use.
///
/// The records that a ring has handed out don't change any more, so that other threads can read them while the ring
/// fills the rest of the chunk.
// @unchecked Sendable: see above. Unsafe pointers: the chunk has memory for as many records as it was made for.
final class TraceChunk: @unchecked Sendable {
    let records: UnsafeMutablePointer<TraceRecord>

    init(capacity: Int) { records = .allocate(capacity: capacity) }

    deinit { records.deallocate() }
}

/// The chunks of a ring. A chunk is used again when its records are not needed any more.
struct TraceChunkPool {
    /// The binary logarithm of the number of records in a chunk.
    let shift: Int
    /// All chunks, in the order of their use, as in a circle that begins with the one at `oldest`.
    private var chunks: ContiguousArray<TraceChunk> = []
    private var oldest = 0

    init(shift: Int) { self.shift = shift }

    /// The number of records in a chunk.
    var capacity: Int { 1 << shift }

    /// The number of chunks that are tried: records are released in about the order in which they were written.
    private static var reach: Int { 4 }

    /// Returns one of the oldest chunks whose records have been released, or a new one if there is none.
    mutating func takeChunk() -> TraceChunk {
        for step in 0..<min(Self.reach, chunks.count) {
            let place = (oldest + step) % chunks.count
            // The check for uniqueness also orders the memory, as it does for arrays.
            guard isKnownUniquelyReferenced(&chunks[place]) else { continue }
            // A chunk that is needed for long stays among those that are tried.
            chunks.swapAt(oldest, place)
            let chunk = chunks[oldest]
            oldest = (oldest + 1) % chunks.count
            return chunk
        }
        let chunk = TraceChunk(capacity: capacity)
        chunks.insert(chunk, at: oldest)
        oldest = (oldest + 1) % chunks.count
        return chunk
    }
}

/// Records that a ring has handed out, oldest first. They share the memory that the ring has written.
package struct TraceRecords: RandomAccessCollection, Sendable {
    private let chunks: ContiguousArray<TraceChunk>
    /// The index of the first record in the first chunk.
    private let first: Int
    private let shift: Int
    package let count: Int
    /// Whether older records were overwritten.
    package let isTorn: Bool

    init(_ chunks: ContiguousArray<TraceChunk>, first: Int, count: Int, shift: Int, isTorn: Bool) {
        self.chunks = chunks
        self.first = first
        self.count = count
        self.shift = shift
        self.isTorn = isTorn
    }

    /// No records.
    package init() { self.init([], first: 0, count: 0, shift: 0, isTorn: false) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    /// Returns a record.
    /// - Complexity: O(1).
    package subscript(index: Int) -> TraceRecord {
        precondition(index >= 0 && index < count, "AttributeGraph: there is no record \(index)")
        let place = first + index
        return chunks[place >> shift].records[place & (1 << shift - 1)]
    }

    /// Passes all records to `body`, in parts that are contiguous in memory. Faster than an iteration.
    /// - Complexity: O(*n*) for the parts, of which there is one for each chunk.
    // Unsafe pointers: valid during the call.
    package func forEachPart(_ body: (UnsafeBufferPointer<TraceRecord>) -> Void) {
        var place = first
        let end = first + count
        while place < end {
            let offset = place & (1 << shift - 1)
            let length = Swift.min(end - place, 1 << shift - offset)
            let chunk = chunks[place >> shift]
            body(UnsafeBufferPointer(start: chunk.records + offset, count: length))
            withExtendedLifetime(chunk) {}
            place += length
        }
    }
}
