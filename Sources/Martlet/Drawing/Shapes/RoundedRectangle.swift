import Foundation

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
    /// The size of the quarter of an ellipse in each corner.
    public var cornerSize: CGSize
    /// The style of the corners.
    public var style: RoundedCornerStyle
    var insetAmount: CGFloat = 0

    /// Makes a rectangle whose corners are quarters of ellipses.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Makes a rectangle whose corners have a radius, in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let size = CGSize(
            width: max(0, cornerSize.width - insetAmount), height: max(0, cornerSize.height - insetAmount))
        return Path(roundedRect: rect.shrunk(by: insetAmount), cornerSize: size, style: style)
    }

    /// The shape, smaller on all sides by an amount in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { inset(adding: amount) }

    private func inset(adding amount: CGFloat) -> RoundedRectangle {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// It looks the same in both directions.
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

/// A rectangle with a radius for each corner.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii of the corners, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The style of the corners.
    public var style: RoundedCornerStyle
    var insetAmount: CGFloat = 0

    /// Makes a rectangle with radii.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Makes a rectangle with radii, in points.
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

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let radii = RectangleCornerRadii(
            topLeading: max(0, cornerRadii.topLeading - insetAmount),
            bottomLeading: max(0, cornerRadii.bottomLeading - insetAmount),
            bottomTrailing: max(0, cornerRadii.bottomTrailing - insetAmount),
            topTrailing: max(0, cornerRadii.topTrailing - insetAmount)
        )
        return Path(roundedRect: rect.shrunk(by: insetAmount), cornerRadii: radii, style: style)
    }

    /// The shape, smaller on all sides by an amount in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { inset(adding: amount) }

    private func inset(adding amount: CGFloat) -> UnevenRoundedRectangle {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// The radii, and the inset.
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
    /// A rectangle whose shorter sides are half circles.
    public static var capsule: Capsule { Capsule() }

    /// A rectangle whose shorter sides are half circles.
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle whose corners are quarters of ellipses.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle whose corners have a radius, in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a radius for each corner.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with a radius for each corner, in points.
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
