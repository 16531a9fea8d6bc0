/// The eager rules that wait for `flush()`, in the order of their creation.
///
/// Most come in order already, above all those that have just been made: they go into a line. What
/// comes out of order goes into a heap. Taking compares the first of the one with the top of the
/// other. Entries of rules that have ended, or been brought up to date by a reader, stay until they
/// are taken and are then passed over.
@usableFromInline
struct EagerQueue {
    struct Entry {
        var stamp: UInt64
        var index: UInt32
        var generation: UInt32
    }

    /// How many rules wait: those with the flag `queued`.
    var waiting = 0
    /// Rules that left themselves out of date; they wait for the next flush.
    var later: [Entry] = []
    // The line is plain memory: each rule that wakes goes through it.
    private var line: UnsafeMutablePointer<Entry>
    private var lineStart = 0
    private var lineEnd = 0
    private var capacity = 64
    /// The stamp of the latest rule that has ever been taken: those that are new have later ones.
    private var latestStamp: UInt64 = 0
    private(set) var heap: [Entry] = []

    init() { line = .allocate(capacity: capacity) }

    mutating func release() { line.deallocate() }

    @inline(__always)
    mutating func push(_ entry: Entry) {
        if lineStart == lineEnd {
            lineStart = 0
            lineEnd = 0
        } else if (line + lineEnd - 1).pointee.stamp >= entry.stamp {
            return pushHeap(entry)
        }
        if lineEnd == capacity { grow() }
        (line + lineEnd).initialize(to: entry)
        lineEnd += 1
    }

    /// Gives back what a long line has taken, once it is empty, if new rules have made it so long: as many as are made
    /// with a page hardly ever wake together again. What has woken before may well do so once more.
    /// - Parameter stamp: That of the latest rule that has been taken.
    @inline(__always)
    mutating func endFlush(upTo stamp: UInt64) {
        guard _slowPath(stamp > latestStamp) else { return }
        latestStamp = stamp
        if capacity > Self.keptCapacity, lineStart == lineEnd { beginAnew() }
    }

    private static var keptCapacity: Int { 256 }

    @inline(never)
    private mutating func beginAnew() {
        line.deallocate()
        capacity = Self.keptCapacity
        line = .allocate(capacity: capacity)
        lineStart = 0
        lineEnd = 0
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: line, count: lineEnd)
        line.deallocate()
        line = larger
        capacity *= 2
    }

    @inline(__always)
    mutating func pop() -> Entry? {
        if lineStart < lineEnd {
            let first = (line + lineStart).pointee
            if !heap.isEmpty, heap[0].stamp < first.stamp { return popHeap() }
            lineStart += 1
            return first
        }
        return heap.isEmpty ? nil : popHeap()
    }

    /// Everything that has an entry, taken or not yet, for the check of invariants.
    var entries: [Entry] {
        Array(UnsafeBufferPointer(start: line + lineStart, count: lineEnd - lineStart)) + heap + later
    }

    @inline(never)
    private mutating func pushHeap(_ entry: Entry) {
        heap.append(entry)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].stamp < heap[parent].stamp else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    @inline(never)
    private mutating func popHeap() -> Entry {
        let top = heap[0]
        let last = heap.removeLast()
        guard !heap.isEmpty else { return top }
        heap[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1].stamp < heap[child].stamp { child += 1 }
            guard heap[child].stamp < heap[parent].stamp else { break }
            heap.swapAt(child, parent)
            parent = child
        }
        return top
    }
}
