#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Whether two rows show the same. Cells have no padding, so they compare as memory.
@inline(__always)
func rowsAreEqual(_ left: UnsafePointer<Cell>, _ right: UnsafePointer<Cell>, _ width: Int) -> Bool {
    memcmp(left, right, width * MemoryLayout<Cell>.stride) == 0
}

/// The number of cells in which two rows differ.
func countDifferences(_ left: UnsafePointer<Cell>, _ right: UnsafePointer<Cell>, _ width: Int) -> Int {
    if rowsAreEqual(left, right, width) { return 0 }
    var count = 0
    for column in 0..<width {
        count &+= left[column] == right[column] ? 0 : 1
    }
    return count
}

/// The number of cells in a row that are not blank.
func countInk(_ row: UnsafePointer<Cell>, _ width: Int) -> Int {
    var count = 0
    for column in 0..<width {
        count &+= row[column] == .blank ? 0 : 1
    }
    return count
}

/// A hash of a row's cells. The terms do not wait for each other, so they overlap.
func hashRow(_ row: UnsafePointer<Cell>, _ width: Int) -> UInt64 {
    var sum: UInt64 = 0
    var salt: UInt64 = 0x9E37_79B9_7F4A_7C15
    for column in 0..<width {
        let cell = row[column]
        var term = cell.style.bits &* 0xD6E8_FEB8_6659_FD93 ^ UInt64(cell.glyph.bits) &+ salt
        term = (term ^ term >> 29) &* 0xBF58_476D_1CE4_E5B9
        sum &+= term ^ term >> 32
        salt &+= 0x9E37_79B9_7F4A_7C15
    }
    return sum
}
