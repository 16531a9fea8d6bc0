import Foundation

/// The horizontal or vertical dimension of a two-dimensional layout.
public enum Axis: Int8, CaseIterable, Sendable {
    /// The dimension along which widths are measured.
    case horizontal
    /// The dimension along which heights are measured.
    case vertical

    /// A set of axes, as used by `ScrollView` and `fixedSize`.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each axis.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set that has only the horizontal axis.
        public static let horizontal = Set(.horizontal)
        /// The set that has only the vertical axis.
        public static let vertical = Set(.vertical)

        init(_ axis: Axis) {
            rawValue = 1 << axis.rawValue
        }

        /// Tests a bit without creating a set of one element.
        @inlinable package func contains(_ axis: Axis) -> Bool {
            rawValue & (1 << axis.rawValue) != 0
        }
    }

    /// The axis at a right angle to this one.
    @inlinable package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    /// The name of the case.
    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }
}

extension CGSize {
    /// The width for the horizontal axis, the height for the vertical one.
    @inlinable package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }

    /// Creates a size from its extents along an axis and across it.
    @inlinable package init(_ length: CGFloat, along axis: Axis, across other: CGFloat) {
        self =
            axis == .horizontal
            ? CGSize(width: length, height: other)
            : CGSize(width: other, height: length)
    }
}

extension CGPoint {
    /// The x coordinate for the horizontal axis, y for the vertical one.
    @inlinable package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set {
            if axis == .horizontal { x = newValue } else { y = newValue }
        }
    }

    /// Creates a point from its coordinates along an axis and across it.
    @inlinable package init(_ position: CGFloat, along axis: Axis, across other: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: position, y: other) : CGPoint(x: other, y: position)
    }
}
