import Foundation

/// A size that a parent proposes to a child: a width and a height in points, each of which may be unspecified.
///
/// Zero requests the child's smallest size, infinity its largest, and `nil` its ideal size.
public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed width, or `nil` for the ideal width.
    public var width: CGFloat?
    /// The proposed height, or `nil` for the ideal height.
    public var height: CGFloat?

    /// Makes a proposal from a width and a height.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Makes a proposal of exactly the given size.
    @inlinable public init(_ size: CGSize) {
        width = size.width
        height = size.height
    }

    /// The proposal for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The proposal for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// The proposal for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// Returns the proposed size, with unspecified dimensions replaced.
    ///
    /// - Parameter size: The replacement for unspecified dimensions. The default is 10 by 10 points.
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The proposed extent along an axis.
    @inlinable package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }

    /// Creates a proposal from its extents along an axis and across it.
    @inlinable package init(_ length: CGFloat?, along axis: Axis, across other: CGFloat?) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: length, height: other)
            : ProposedViewSize(width: other, height: length)
    }

    /// Returns the proposal reduced by insets, at least zero.
    @inlinable package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.horizontal) },
            height: height.map { max(0, $0 - insets.vertical) }
        )
    }
}
