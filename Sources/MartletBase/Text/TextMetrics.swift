import Foundation

/// What a host answers when it measures text.
package struct TextMetrics: Equatable, Sendable {
    /// In points.
    package var size: CGSize
    /// From the top to the first baseline, in points.
    package var firstBaseline: CGFloat
    /// From the top to the last baseline, in points.
    package var lastBaseline: CGFloat
    /// From the top to the top of the capitals of the first line, in points; 0 where the host does not know.
    package var capitalsInset: CGFloat = 0

    /// Makes metrics, in points.
    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}
