import Foundation

extension CGRect {
    /// Whether its place and its size are numbers that are not infinite.
    @inlinable @inline(__always)
    package var isFinite: Bool {
        // A number less itself is zero; what is infinite, or no number, leaves no number.
        (origin.x - origin.x) + (origin.y - origin.y) + (size.width - size.width) + (size.height - size.height) == 0
    }
}
