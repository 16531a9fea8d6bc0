import Foundation

/// A distance in the plane.
public struct CGVector: Hashable, Sendable {
    /// To the right, in points.
    public var dx: CGFloat
    /// Downwards, in points.
    public var dy: CGFloat

    /// A distance from its components, in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// No distance.
    public init() { self.init(dx: 0, dy: 0) }

    /// No distance.
    public static let zero = CGVector()

    package init(from: CGPoint, to: CGPoint) { self.init(dx: to.x - from.x, dy: to.y - from.y) }

    package var length: CGFloat { hypot(dx, dy) }
}

extension CGPoint {
    package func moved(by vector: CGVector, _ factor: CGFloat) -> CGPoint {
        CGPoint(x: x + vector.dx * factor, y: y + vector.dy * factor)
    }
}
