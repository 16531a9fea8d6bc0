/// A bit set over offsets or numbers of records. Empty except while many records are being ended. The system provides
/// a page of its memory at the first write.
struct OffsetBits {
    let words: UnsafeMutablePointer<UInt64>

    @inline(__always)
    func insert(_ number: UInt32) {
        words[Int(number / UInt32(UInt64.bitWidth))] |= 1 &<< UInt64(number % UInt32(UInt64.bitWidth))
    }

    /// Removes all elements, from the largest to the smallest, and passes each to `body`.
    /// - Parameter last: An upper bound of the elements.
    /// - Complexity: O(*n*) for the bits, of which 64 are examined at a time.
    @inline(__always)
    func drain(through last: UInt32, _ body: (UInt32) -> Void) {
        for index in stride(from: Int(last) / UInt64.bitWidth, through: 0, by: -1) where words[index] != 0 {
            var word = words[index]
            words[index] = 0
            repeat {
                let bit = UInt64.bitWidth - 1 - word.leadingZeroBitCount
                word ^= 1 &<< UInt64(bit)
                body(UInt32(truncatingIfNeeded: index &* UInt64.bitWidth &+ bit))
            } while word != 0
        }
    }
}
