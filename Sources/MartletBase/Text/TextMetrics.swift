import Foundation

/// What a host answers when it measures text.
public struct TextMetrics: Equatable, Sendable {
    /// In points.
    public var size: CGSize
    /// From the top to the first baseline, in points.
    public var firstBaseline: CGFloat
    /// From the top to the last baseline, in points.
    public var lastBaseline: CGFloat

    /// Makes metrics, in points.
    public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}
