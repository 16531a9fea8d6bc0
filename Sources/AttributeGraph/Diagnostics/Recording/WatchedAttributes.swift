/// Attributes whose ends are recorded: a bit for each.
///
/// Whoever has one frees it. It is asked of each attribute that ends, and so its memory is its own: an array of a class would
/// be guarded by a run-time check of exclusive access at each touch.
struct WatchedAttributes {
    // Unsafe pointers: `count` words, all of them initialised; indices are compared with the number.
    private var words: UnsafeMutablePointer<UInt64>?
    private var count = 0

    /// Makes an empty set.
    init() {}

    /// Enters an attribute.
    /// - Complexity: O(1) on average.
    @inline(__always)
    mutating func insert(_ index: UInt32) {
        let number = Int(index / Node.places)
        if _slowPath(number / 64 >= count) { grow(toHold: number) }
        words?[number / 64] |= 1 << UInt64(number % 64)
    }

    /// Takes an attribute out.
    /// - Returns: Whether it was there.
    @inline(__always)
    mutating func remove(_ index: UInt32) -> Bool {
        let number = Int(index / Node.places)
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

    /// Gives the memory back. The set is empty.
    mutating func free() {
        words?.deallocate()
        (words, count) = (nil, 0)
    }
}
