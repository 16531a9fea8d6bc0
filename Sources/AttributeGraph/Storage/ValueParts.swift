/// A set of parts of a value, identified by their position: the parts that have changed, or the parts that a rule
/// reads.
///
/// Some values are created as a whole but read in parts, such as the content of a view's body. A rule that reads a
/// part through `Graph.unsafePointer(toPartAt:byteCount:of:)` does not run if only other parts have changed.
///
/// A value has up to sixteen parts. The parts of a value of up to sixteen words are its words. In a larger value each
/// part covers two words, four words and so on. A reader may then run although its own words are unchanged, but never
/// misses a change.
@frozen
public struct ValueParts: OptionSet, Sendable {
    /// One bit for each part, in the order of their offsets.
    public let rawValue: UInt16

    /// Creates a set of parts from its bits.
    /// - Complexity: O(1).
    @inlinable
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// All parts of a value.
    /// - Complexity: O(1).
    @inlinable
    public static var all: ValueParts { ValueParts(rawValue: .max) }

    /// Creates the set of parts that overlap a range of a value's bytes; empty for an empty range.
    ///
    /// - Parameters:
    ///   - range: Offsets in the value.
    ///   - size: The size of the value in bytes.
    /// - Complexity: O(1).
    public init(covering range: Range<Int>, of size: Int) {
        self.init(from: range.lowerBound, byteCount: range.count, inPartsOf: Self.partShift(of: size))
    }

    /// Creates the set of parts that overlap a range of a value's bytes.
    /// - Parameter shift: The result of `partShift(of:)` for the value's size.
    @inline(__always)
    init(from start: Int, byteCount: Int, inPartsOf shift: UInt8) {
        guard byteCount > 0 else {
            self = []
            return
        }
        let first = UInt32(truncatingIfNeeded: start &>> Int(shift))
        let last = UInt32(truncatingIfNeeded: (start &+ byteCount &- 1) &>> Int(shift))
        self.init(rawValue: UInt16(truncatingIfNeeded: UInt32(2) &<< last &- UInt32(1) &<< first))
    }

    /// Returns the size of a part as a power of two: a word, or more if a value would have more than sixteen parts.
    static func partShift(of size: Int) -> UInt8 {
        UInt8(max(3, Int.bitWidth - 4 - max(0, size - 1).leadingZeroBitCount))
    }
}
