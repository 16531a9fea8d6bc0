#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Finds runs of elements that two collections have in common, by comparing memory.
///
/// Elements with the same bits are equal. Elements with different bits may still be equal, so the caller continues
/// with `==`.
// Unsafe pointers: the storage is accessed only inside `withContiguousStorageIfAvailable`.
package enum SameBits {
    /// Returns the number of elements from `start` on that have the same bits in both collections; 0 if a collection
    /// is not contiguous.
    ///
    /// - Complexity: O(*n*), by comparing memory.
    package static func prefix<Elements: Collection>(_ a: Elements, _ b: Elements, from start: Int) -> Int {
        run(a, b) { a, b, stride in
            let count = min(a.count, b.count) / stride - start
            guard count > 0 else { return 0 }
            let (first, second) = (a.baseAddress! + start * stride, b.baseAddress! + start * stride)
            return equalBytes(count * stride) {
                first + $0
            } _: {
                second + $0
            } / stride
        }
    }

    /// Returns the number of elements at the end that have the same bits in both collections, but at most `limit`.
    ///
    /// - Complexity: O(*n*), by comparing memory.
    package static func suffix<Elements: Collection>(_ a: Elements, _ b: Elements, atMost limit: Int) -> Int {
        run(a, b) { a, b, stride in
            let bytes = min(limit, min(a.count, b.count) / stride) * stride
            guard bytes > 0 else { return 0 }
            let (first, second) = (a.baseAddress! + a.count, b.baseAddress! + b.count)
            var same = 0
            while same < bytes {
                let size = min(block, bytes - same)
                if memcmp(first - same - size, second - same - size, size) != 0 { break }
                same += size
            }
            while same < bytes {
                if memcmp(first - same - stride, second - same - stride, stride) != 0 { break }
                same += stride
            }
            return same / stride
        }
    }

    private static let block = 4096

    private static func equalBytes(
        _ count: Int, _ first: (Int) -> UnsafeRawPointer, _ second: (Int) -> UnsafeRawPointer
    ) -> Int {
        var same = 0
        while same < count {
            let size = min(block, count - same)
            if memcmp(first(same), second(same), size) != 0 { break }
            same += size
        }
        // Compares words first, then bytes up to the first difference.
        while same + 8 <= count,
            first(same).loadUnaligned(as: UInt64.self) == second(same).loadUnaligned(as: UInt64.self)
        { same += 8 }
        while same < count, first(same).load(as: UInt8.self) == second(same).load(as: UInt8.self) { same += 1 }
        return same
    }

    private static func run<Elements: Collection>(
        _ a: Elements, _ b: Elements, _ body: (UnsafeRawBufferPointer, UnsafeRawBufferPointer, Int) -> Int
    ) -> Int {
        let stride = MemoryLayout<Elements.Element>.stride
        return a.withContiguousStorageIfAvailable { a in
            b.withContiguousStorageIfAvailable { b in
                body(UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b), stride)
            } ?? 0
        } ?? 0
    }
}
