import Foundation

/// A vector in the plane.
public struct CGVector: Hashable, Sendable {
    /// The horizontal distance, in points; positive to the right.
    public var dx: CGFloat
    /// The vertical distance, in points; positive downwards.
    public var dy: CGFloat

    /// Creates a vector from its components, in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates the zero vector.
    public init() { self.init(dx: 0, dy: 0) }

    /// The zero vector.
    public static let zero = CGVector()

    package init(from: CGPoint, to: CGPoint) { self.init(dx: to.x - from.x, dy: to.y - from.y) }

    package var length: CGFloat { hypot(dx, dy) }
}

extension CGPoint {
    package func moved(by vector: CGVector, _ factor: CGFloat) -> CGPoint {
        CGPoint(x: x + vector.dx * factor, y: y + vector.dy * factor)
    }
}
