import Foundation

/// What a parent offers a child: a width and a height in points, each of which may be left open.
///
/// Zero asks for the child's smallest size, infinity for its largest, and `nil` for its ideal one.
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

    /// The proposal that asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The proposal that asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// The proposal that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// The proposed size, with the given one in place of the dimensions that were left open.
    ///
    /// - Parameter size: Both default to 10 points.
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

    /// A proposal from its extents along an axis and across it.
    @inlinable package init(_ length: CGFloat?, along axis: Axis, across other: CGFloat?) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: length, height: other)
            : ProposedViewSize(width: other, height: length)
    }

    /// The proposal with insets taken off what is proposed, never below zero.
    @inlinable package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.horizontal) },
            height: height.map { max(0, $0 - insets.vertical) }
        )
    }
}
