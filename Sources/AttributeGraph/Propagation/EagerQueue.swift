/// The queue of eager rules that wait for `flush()`, in the order of their creation.
///
/// Most rules, and above all newly created ones, arrive in order and are appended to an array. Rules that arrive out
/// of order go into a heap. `pop()` compares the first element of the array with the top of the heap. Entries of rules
/// that have ended, or that a reader has brought up to date, stay until they are popped, and are then skipped.
@usableFromInline
struct EagerQueue {
    struct Entry {
        var stamp: UInt64
        var index: UInt32
        var generation: UInt32
    }

    /// The number of queued rules, which have the flag `queued`.
    var waiting = 0
    /// Rules that left themselves out of date. They wait for the next flush.
    var later: [Entry] = []
    // The array is unmanaged memory, because each queued rule passes through it.
    private var line: UnsafeMutablePointer<Entry>
    private var lineStart = 0
    private var lineEnd = 0
    private var capacity = 64
    /// The stamp of the latest rule ever popped. New rules have larger stamps.
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

    /// Shrinks the empty array if new rules have made it long: the many rules created together with a page hardly ever
    /// become dirty together again. An array that existing rules have made long keeps its memory.
    /// - Parameter stamp: The stamp of the latest rule that was popped.
    @inline(__always)
    mutating func endFlush(upTo stamp: UInt64) {
        guard _slowPath(stamp > latestStamp) else { return }
        latestStamp = stamp
        if capacity > Self.keptCapacity, lineStart == lineEnd { shrink() }
    }

    private static var keptCapacity: Int { 256 }

    @inline(never)
    private mutating func shrink() {
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

    /// All entries, for the check of invariants.
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
