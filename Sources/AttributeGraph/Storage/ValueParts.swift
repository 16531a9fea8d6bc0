/// Parts of a value, by where they lie in it: those that have changed, or those that are read.
///
/// A value that is made as a whole, such as all that a view's body gives, is read in parts by those who need only one of
/// them. A rule that reads a part by `Graph.unsafePointer(toPartAt:byteCount:of:)` is not run where others have changed.
///
/// There are up to sixteen parts. Those of a value of up to sixteen words are its words; of a larger one each covers two,
/// four and so on, so that a reader may be run though its own part has not changed, but never the other way round.
@frozen
public struct ValueParts: OptionSet, Sendable {
    /// A bit for each part, in the order of their places.
    public let rawValue: UInt16

    /// Makes a set of parts from its bits.
    /// - Complexity: O(1).
    @inlinable
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// All of a value.
    /// - Complexity: O(1).
    @inlinable
    public static var all: ValueParts { ValueParts(rawValue: .max) }

    /// The parts in which a range of a value's bytes lies: none for a range without bytes.
    ///
    /// - Parameters:
    ///   - range: Offsets in the value.
    ///   - size: The bytes of the value.
    /// - Complexity: O(1).
    public init(covering range: Range<Int>, of size: Int) {
        self.init(from: range.lowerBound, byteCount: range.count, inPartsOf: Self.partShift(of: size))
    }

    /// The same.
    /// - Parameter shift: What `partShift(of:)` says.
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

    /// How many bytes of a value are one part, as a power of two: a word, unless that were more than sixteen parts.
    static func partShift(of size: Int) -> UInt8 {
        UInt8(max(3, Int.bitWidth - 4 - max(0, size - 1).leadingZeroBitCount))
    }
}
