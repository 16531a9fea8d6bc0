import Foundation
import Martlet

/// Distances from the edges of a rectangle, as UIKit calls them.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from the top, in points.
    public var top: CGFloat = 0
    /// The distance from the left, in points.
    public var left: CGFloat = 0
    /// The distance from the bottom, in points.
    public var bottom: CGFloat = 0
    /// The distance from the right, in points.
    public var right: CGFloat = 0

    /// Creates insets of zero.
    public init() {}

    /// Creates insets from their distances, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distances.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// Returns the rectangle without the insets at its edges.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

/// Edges of a rectangle, as UIKit calls them.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// The bits of the edges.
    public let rawValue: UInt

    /// Creates edges from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
