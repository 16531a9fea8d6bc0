import Foundation

/// The result of a host's text measurement.
package struct TextMetrics: Equatable, Sendable {
    /// The size, in points.
    package var size: CGSize
    /// The distance from the top to the first baseline, in points.
    package var firstBaseline: CGFloat
    /// The distance from the top to the last baseline, in points.
    package var lastBaseline: CGFloat
    /// The distance from the top to the top of the first line's capitals, in points; 0 if the host does not know it.
    package var capitalsInset: CGFloat = 0

    /// The metrics of content that takes no room.
    package static var nothing: TextMetrics { TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0) }

    /// Creates metrics, in points.
    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}
