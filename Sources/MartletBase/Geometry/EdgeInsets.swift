import Foundation

/// Distances from the four edges of a rectangle inwards, in points.
///
///     Text("Indented")
///         .padding(EdgeInsets(top: 0, leading: 24, bottom: 8, trailing: 0))
///
/// Leading and trailing are left and right, or right and left in a right-to-left layout.
public struct EdgeInsets: Equatable, Sendable {
    /// The distance from the upper edge.
    public var top: CGFloat
    /// The distance from the leading edge.
    public var leading: CGFloat
    /// The distance from the lower edge.
    public var bottom: CGFloat
    /// The distance from the trailing edge.
    public var trailing: CGFloat

    /// Makes insets from four distances in points. A negative distance reaches outwards.
    @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes insets of zero.
    @inlinable public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets with one distance at the given edges, and zero at the others.
    @inlinable package init(_ length: CGFloat, edges: Edge.Set = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    /// The sum of the leading and trailing insets.
    @inlinable package var horizontal: CGFloat { leading + trailing }
    /// The sum of the top and bottom insets.
    @inlinable package var vertical: CGFloat { top + bottom }

    /// The inset at one edge.
    @inlinable package subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// Returns these insets at the given edges, and zero at the others.
    @inlinable package func masked(by edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0,
            leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0,
            trailing: edges.contains(.trailing) ? trailing : 0
        )
    }
}

extension CGSize {
    /// Returns the size reduced by insets, at least zero.
    @inlinable package func inset(by insets: EdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.horizontal),
            height: max(0, height - insets.vertical)
        )
    }

    /// Returns the size increased by insets, at least zero.
    @inlinable package func outset(by insets: EdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width + insets.horizontal),
            height: max(0, height + insets.vertical)
        )
    }
}
