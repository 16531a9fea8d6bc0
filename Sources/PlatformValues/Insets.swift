import Foundation
import Martlet

/// Distances from the edges of a rectangle, by the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top, in points.
    public var top: CGFloat = 0
    /// The distance from the leading edge, in points.
    public var leading: CGFloat = 0
    /// The distance from the bottom, in points.
    public var bottom: CGFloat = 0
    /// The distance from the trailing edge, in points.
    public var trailing: CGFloat = 0

    /// Creates insets of zero.
    public init() {}

    /// Creates insets from their distances, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distances.
    public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
    /// Creates insets from those of views.
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
    }
}

extension EdgeInsets {
    /// Creates insets from those of UIKit and AppKit.
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
        self.init(
            top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
            trailing: nsEdgeInsets.trailing)
    }
}
