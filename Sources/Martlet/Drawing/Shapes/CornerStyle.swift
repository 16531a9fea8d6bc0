import Foundation

extension Edge {
    /// A corner of a rectangle, named independently of the reading direction.
    public enum Corner: CaseIterable, Hashable, Sendable {
        /// The corner between the upper and the leading edge.
        case topLeading
        /// The corner between the upper and the trailing edge.
        case topTrailing
        /// The corner between the lower and the leading edge.
        case bottomLeading
        /// The corner between the lower and the trailing edge.
        case bottomTrailing

        /// The style of a corner.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            /// The radius; for a concentric corner, the minimum radius.
            let radius: CGFloat
            let isConcentric: Bool

            /// Returns a corner with a fixed radius, in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, isConcentric: false) }

            /// A corner concentric with the container's corner: its radius is reduced by the distance from the
            /// container's edges.
            public static var concentric: Style { Style(radius: 0, isConcentric: true) }

            /// Returns a corner concentric with the container's corner, with a minimum radius.
            public static func concentric(minimum: Style? = nil) -> Style {
                Style(radius: minimum?.radius ?? 0, isConcentric: true)
            }

            private init(radius: CGFloat, isConcentric: Bool) {
                self.radius = radius
                self.isConcentric = isConcentric
            }

            /// Creates a corner with a fixed radius, in points.
            public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

            /// Creates a corner with a fixed radius, in points.
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

            /// Returns the radius, given the radius of a concentric corner, in points.
            func radius(concentric: CGFloat) -> CGFloat { isConcentric ? max(concentric, radius) : max(0, radius) }
        }
    }
}

/// The styles of a shape's corners.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
    /// The style of the upper leading corner.
    public var topLeading: Edge.Corner.Style
    /// The style of the upper trailing corner.
    public var topTrailing: Edge.Corner.Style
    /// The style of the lower leading corner.
    public var bottomLeading: Edge.Corner.Style
    /// The style of the lower trailing corner.
    public var bottomTrailing: Edge.Corner.Style

    /// Creates corners with one style.
    public init(all: Edge.Corner.Style) {
        self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
    }

    /// Creates corners with a style for each.
    public init(
        topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0, bottomLeading: Edge.Corner.Style = 0,
        bottomTrailing: Edge.Corner.Style = 0
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }

    /// Returns corners with a fixed radius, in points.
    public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { .init(all: .fixed(radius)) }

    /// Corners concentric with those of the container.
    public static var concentric: RoundedRectangularShapeCorners { .init(all: .concentric) }

    /// Corners concentric with the container's corners, with a minimum radius.
    public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
        .init(all: .concentric(minimum: minimum))
    }
}

/// A rectangle whose corners may be rounded.
public protocol RoundedRectangularShape: InsettableShape {
    /// The styles of a shape's corners.
    typealias Corners = RoundedRectangularShapeCorners

    /// Returns the corners for a size, in points.
    ///
    /// - Parameter size: The size; `nil` if it is not known.
    /// - Returns: `nil` if the corners depend on an unknown size.
    nonisolated func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
    /// Returns square corners.
    public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
    /// Returns corners with the shape's radius, limited to half of the shorter side.
    public func corners(in size: CGSize?) -> Corners? {
        let most = size.map { min($0.width, $0.height) / 2 } ?? .infinity
        return .fixed(min(max(0, max(cornerSize.width, cornerSize.height) - insetAmount), most))
    }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
    /// Returns the corners with their individual radii, reduced by the inset.
    public func corners(in size: CGSize?) -> Corners? {
        func style(_ radius: CGFloat) -> Edge.Corner.Style { .fixed(max(0, radius - insetAmount)) }
        return Corners(
            topLeading: style(cornerRadii.topLeading), topTrailing: style(cornerRadii.topTrailing),
            bottomLeading: style(cornerRadii.bottomLeading), bottomTrailing: style(cornerRadii.bottomTrailing))
    }
}

extension Capsule: RoundedRectangularShape {
    /// Returns corners with half the length of the shorter side as radius.
    public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

extension Circle: RoundedRectangularShape {
    /// Returns corners with half the length of the shorter side as radius.
    public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}
