import Foundation
import MartletBase

/// The keys that identify stored objects.
package enum StoreKey {
    /// A number that no other object has, greater than those before: milliseconds, and a count that begins anywhere.
    package static func next() -> Int64 {
        let now = UInt64(max(0, Date().timeIntervalSinceReferenceDate * 1000))
        return last.withLock { last in
            // Two programs that begin in the same millisecond differ in the lower bits.
            let fresh = now << 22 | start
            // Of the library: a number.
            last = max(fresh, last + 1)
            return Int64(bitPattern: last)
        }
    }

    private static let start = UInt64.random(in: 0..<(1 << 21))
    private static let last = HandedMutex<UInt64>(0)
}
