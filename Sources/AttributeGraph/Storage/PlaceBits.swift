/// A bit for each of many places, all of them 0 but while much is being ended. The memory of a page of them is given when the
/// page is first written.
struct PlaceBits {
    let words: UnsafeMutablePointer<UInt64>

    @inline(__always)
    func insert(_ number: UInt32) {
        words[Int(number / UInt32(UInt64.bitWidth))] |= 1 &<< UInt64(number % UInt32(UInt64.bitWidth))
    }

    /// Takes all of them, from the last to the first.
    /// - Parameter last: No number is larger.
    /// - Complexity: O(*n*) for the bits, of which 64 are looked at together.
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
