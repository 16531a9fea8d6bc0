/// Queued rules in the order of their creation, to which rules are added at both ends.
// Unsafe pointers: unmanaged memory for `capacity` entries, because each queued rule passes through it. Entries own
// nothing.
struct EagerLine {
    typealias Entry = EagerQueue.Entry

    private var memory: UnsafeMutablePointer<Entry>
    private var start = 0
    private var end = 0
    private var capacity = 64

    /// The capacity that ``shrink()`` leaves.
    private static var keptCapacity: Int { 256 }

    init() { memory = .allocate(capacity: capacity) }

    mutating func release() { memory.deallocate() }

    @inline(__always) var isEmpty: Bool { start == end }
    /// - Precondition: The line is not empty.
    @inline(__always) var first: Entry { (memory + start).pointee }
    /// - Precondition: The line is not empty.
    @inline(__always) var last: Entry { (memory + end - 1).pointee }

    /// All entries.
    var entries: [Entry] { Array(UnsafeBufferPointer(start: memory + start, count: end - start)) }

    /// Adds the entry of a rule that is younger than all in the line.
    /// - Complexity: O(1) on average.
    @inline(__always)
    mutating func append(_ entry: Entry) {
        if start == end { (start, end) = (0, 0) }
        if end == capacity { makeRoom(inFront: false) }
        (memory + end).initialize(to: entry)
        end += 1
    }

    /// Adds the entry of a rule that is older than all in the line.
    /// - Complexity: O(1) on average.
    mutating func prepend(_ entry: Entry) {
        if start == 0 { makeRoom(inFront: true) }
        start -= 1
        (memory + start).initialize(to: entry)
    }

    /// - Precondition: The line is not empty.
    @inline(__always)
    mutating func removeFirst() -> Entry {
        defer { start += 1 }
        return first
    }

    /// Makes room at both ends, most of it where it is needed now. At least an eighth of the memory is free at either
    /// end then, so that entries are rarely moved.
    @inline(never)
    private mutating func makeRoom(inFront: Bool) {
        let count = end - start
        let isHalfFull = count > capacity / 2
        let newCapacity = isHalfFull ? capacity * 2 : capacity
        let free = newCapacity - count
        let newStart = inFront ? free - free / 4 : free / 4
        let target = isHalfFull ? UnsafeMutablePointer<Entry>.allocate(capacity: newCapacity) : memory
        (target + newStart).moveInitialize(from: memory + start, count: count)
        if isHalfFull { memory.deallocate() }
        memory = target
        capacity = newCapacity
        start = newStart
        end = newStart + count
    }

    /// Frees memory of a line that is empty and was long.
    @inline(__always)
    mutating func shrink() { if capacity > Self.keptCapacity, isEmpty { reallocate() } }

    @inline(never)
    private mutating func reallocate() {
        memory.deallocate()
        capacity = Self.keptCapacity
        memory = .allocate(capacity: capacity)
        (start, end) = (0, 0)
    }
}
