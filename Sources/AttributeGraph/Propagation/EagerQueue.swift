/// The queue of eager rules that wait for `flush()`, in the order of their creation.
///
/// Rules mostly become due in runs. New rules come in order, and rules that read one value come in reverse order. While
/// some wait, as the bodies of rows, others come in an order of their own, as the texts of the rows. Two lines take
/// what belongs at one of their ends, and a heap takes the rest. Entries of rules that have ended, or that a reader has
/// brought up to date, stay until they are popped, and are then skipped.
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
    private var line = EagerLine()
    /// The line for entries that the first line does not take.
    private var secondLine = EagerLine()
    private var heap: [Entry] = []
    /// The number of entries in the second line and in the heap.
    private var outOfLine = 0
    /// The stamp of the latest rule ever popped. New rules have larger stamps.
    private var latestStamp: UInt64 = 0

    init() {}

    mutating func release() {
        line.release()
        secondLine.release()
    }

    @inline(__always)
    mutating func push(_ entry: Entry) {
        if line.isEmpty || line.last.stamp < entry.stamp { return line.append(entry) }
        pushEarlier(entry)
    }

    /// Queues a rule that is older than the last one of the first line.
    @inline(never)
    private mutating func pushEarlier(_ entry: Entry) {
        if entry.stamp < line.first.stamp { return line.prepend(entry) }
        outOfLine += 1
        if secondLine.isEmpty || secondLine.last.stamp < entry.stamp {
            secondLine.append(entry)
        } else if entry.stamp < secondLine.first.stamp {
            secondLine.prepend(entry)
        } else {
            pushHeap(entry)
        }
    }

    /// Frees memory if new rules have made the lines long: the many rules created together with a page hardly ever
    /// become dirty together again. Lines that existing rules have made long keep their memory.
    /// - Parameter stamp: The stamp of the latest rule that was popped.
    @inline(__always)
    mutating func endFlush(upTo stamp: UInt64) {
        guard _slowPath(stamp > latestStamp) else { return }
        latestStamp = stamp
        line.shrink()
        secondLine.shrink()
    }

    @inline(__always)
    mutating func pop() -> Entry? {
        if _slowPath(outOfLine > 0) { return popEarliest() }
        return line.isEmpty ? nil : line.removeFirst()
    }

    /// Removes the oldest of the first entries of both lines and of the heap.
    @inline(never)
    private mutating func popEarliest() -> Entry? {
        let inLine = line.isEmpty ? UInt64.max : line.first.stamp
        let inSecond = secondLine.isEmpty ? UInt64.max : secondLine.first.stamp
        let inHeap = heap.isEmpty ? UInt64.max : heap[0].stamp
        if inLine < inSecond, inLine < inHeap { return line.removeFirst() }
        outOfLine -= 1
        return inSecond < inHeap ? secondLine.removeFirst() : popHeap()
    }

    /// All entries, for the check of invariants.
    var entries: [Entry] { line.entries + secondLine.entries + heap + later }

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
