import Foundation

extension CGRect {
    /// Whether the origin and the size are finite.
    @inlinable @inline(__always)
    package var isFinite: Bool {
        // A finite number minus itself is zero; for an infinity or NaN the result is NaN.
        (origin.x - origin.x) + (origin.y - origin.y) + (size.width - size.width) + (size.height - size.height) == 0
    }
}
