import Foundation

/// A rectangle with rounded corners.
///
///     Text("Card")
///         .padding()
///         .background(RoundedRectangle(cornerRadius: 12).fill(.orange))
///
/// The corners are limited to half of the shorter side. The style `.continuous` begins their curve earlier than an arc
/// does.
nonisolated public struct RoundedRectangle: InsettableShape {
    /// The size of each corner, which is a quarter of an ellipse.
    public var cornerSize: CGSize
    /// The style of the corners.
    public var style: RoundedCornerStyle
    var insetAmount: CGFloat = 0

    /// Creates a rectangle whose corners are quarters of ellipses.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rectangle with a corner radius, in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let size = CGSize(
            width: max(0, cornerSize.width - insetAmount), height: max(0, cornerSize.height - insetAmount))
        return Path(roundedRect: rect.shrunk(by: insetAmount), cornerSize: size, style: style)
    }

    /// Returns the shape inset by an amount in points on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape { inset(adding: amount) }

    private func inset(adding amount: CGFloat) -> RoundedRectangle {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// `fixed`: the shape looks the same in both layout directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The size of the corners, and the inset.
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, CGFloat> {
        get { AnimatablePair(AnimatablePair(cornerSize.width, cornerSize.height), insetAmount) }
        set {
            cornerSize = CGSize(width: newValue.first.first, height: newValue.first.second)
            insetAmount = newValue.second
        }
    }
}

/// A rectangle with an individual radius for each corner.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii of the corners, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The style of the corners.
    public var style: RoundedCornerStyle
    var insetAmount: CGFloat = 0

    /// Creates a rectangle from its corner radii.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle from its corner radii, in points.
    public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius,
                bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius
            ),
            style: style
        )
    }

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let radii = RectangleCornerRadii(
            topLeading: max(0, cornerRadii.topLeading - insetAmount),
            bottomLeading: max(0, cornerRadii.bottomLeading - insetAmount),
            bottomTrailing: max(0, cornerRadii.bottomTrailing - insetAmount),
            topTrailing: max(0, cornerRadii.topTrailing - insetAmount)
        )
        return Path(roundedRect: rect.shrunk(by: insetAmount), cornerRadii: radii, style: style)
    }

    /// Returns the shape inset by an amount in points on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape { inset(adding: amount) }

    private func inset(adding amount: CGFloat) -> UnevenRoundedRectangle {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// The radii and the inset.
    public var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
        get { AnimatablePair(cornerRadii.animatableData, insetAmount) }
        set {
            cornerRadii.animatableData = newValue.first
            insetAmount = newValue.second
        }
    }
}

// MARK: - Short names

extension Shape where Self == Rectangle {
    /// A rectangle that fills its frame.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    /// A circle in the middle of its frame.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse that fills its frame.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are semicircles.
    public static var capsule: Capsule { Capsule() }

    /// Returns a rectangle whose shorter sides are semicircles.
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

extension Shape where Self == RoundedRectangle {
    /// Returns a rectangle whose corners are quarters of ellipses.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// Returns a rectangle with a corner radius, in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// Returns a rectangle with individual corner radii.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// Returns a rectangle with individual corner radii, in points.
    public static func rect(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius,
            bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius,
            style: style
        )
    }
}
