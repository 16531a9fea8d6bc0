import Foundation

extension CGRect {
    /// Whether its place and its size are numbers that are not infinite.
    @inlinable package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
