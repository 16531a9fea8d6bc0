import Foundation

/// A point in normalized coordinates of a view, whose width and height are 1.
///
/// `UnitPoint(x: 0.5, y: 1)` is the center of the bottom edge, whatever the size of the view; it is also `.bottom`.
/// Coordinates may be outside of 0…1. Unit points are the anchors of transforms and the ends of gradients:
///
///     Image(systemName: "arrow.up")
///         .rotationEffect(.degrees(45), anchor: .bottom)
///
///     LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
public struct UnitPoint: Hashable, Sendable {
    /// The fraction of the width: 0 at the leading edge, 1 at the trailing edge.
    public var x: CGFloat
    /// The fraction of the height: 0 at the top, 1 at the bottom.
    public var y: CGFloat

    /// Creates the point at the origin.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// Creates a point from fractions of width and height. Values outside of 0…1 are outside of the view.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The origin, which is also the corner `topLeading`.
    public static let zero = UnitPoint()
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the upper edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The upper corner at the leading edge.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper corner at the trailing edge.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower corner at the leading edge.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower corner at the trailing edge.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// Returns the point in a rectangle of the given size at the origin.
    @inlinable package func point(in size: CGSize) -> CGPoint {
        CGPoint(x: x * size.width, y: y * size.height)
    }

    /// Returns the point in a rectangle.
    @inlinable package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}

extension UnitPoint {
    /// The point with coordinates that are not finite replaced by 0.5.
    package var finite: UnitPoint { UnitPoint(x: x.finite(or: 0.5), y: y.finite(or: 0.5)) }
}
