/// A set of attributes whose end is recorded, with one bit for each node.
///
/// The owner calls ``free()``. The set manages its own memory because it is consulted for each attribute that ends:
/// each access to an array stored in a class is guarded by a run-time check of exclusive access.
struct WatchedAttributes {
    // Unsafe pointers: `count` initialized words. Each index is compared with `count`.
    private var words: UnsafeMutablePointer<UInt64>?
    private var count = 0

    /// Creates an empty set.
    init() {}

    /// Inserts an attribute.
    /// - Complexity: O(1) on average.
    @inline(__always)
    mutating func insert(_ index: UInt32) {
        let number = Int(index / Node.unitCount)
        if _slowPath(number / 64 >= count) { grow(toHold: number) }
        words?[number / 64] |= 1 << UInt64(number % 64)
    }

    /// Removes an attribute.
    /// - Returns: Whether the set contained the attribute.
    @inline(__always)
    mutating func remove(_ index: UInt32) -> Bool {
        let number = Int(index / Node.unitCount)
        let bit: UInt64 = 1 << UInt64(number % 64)
        guard number / 64 < count, let words, words[number / 64] & bit != 0 else { return false }
        words[number / 64] &= ~bit
        return true
    }

    @inline(never)
    private mutating func grow(toHold number: Int) {
        let size = max(64, count * 2, number / 64 + 1)
        let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: size)
        larger.initialize(repeating: 0, count: size)
        if let words {
            larger.update(from: words, count: count)
            words.deallocate()
        }
        (words, count) = (larger, size)
    }

    /// Frees the memory, and leaves the set empty.
    mutating func free() {
        words?.deallocate()
        (words, count) = (nil, 0)
    }
}
