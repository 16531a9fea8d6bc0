import Foundation

/// A rectangle that fills its frame.
///
///     Rectangle()
///         .stroke(.gray, lineWidth: 2)
///         .frame(width: 80, height: 40)
///
/// Like every shape, a rectangle has no size of its own: it takes the whole space that it is offered, and without a
/// style it is filled with the foreground style.
nonisolated public struct Rectangle: InsettableShape {
    var insetAmount: CGFloat = 0

    /// Creates a rectangle.
    public init() {}

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: insetAmount)) }

    /// Returns the shape inset by an amount in points on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape { inset(adding: amount) }

    private func inset(adding amount: CGFloat) -> Rectangle {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// `fixed`: the shape looks the same in both layout directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The inset, in points.
    public var animatableData: CGFloat {
        get { insetAmount }
        set { insetAmount = newValue }
    }
}

/// The largest circle that fits into its frame, centered.
///
///     Circle()
///         .fill(.blue)
///         .frame(width: 40, height: 40)
///
/// The diameter is the shorter side of the frame. Without a style, a shape is filled with the foreground style.
nonisolated public struct Circle: InsettableShape {
    var insetAmount: CGFloat = 0

    /// Creates a circle.
    public init() {}

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let side = max(0, min(rect.width, rect.height) - 2 * insetAmount)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// Returns the largest square that fits into the proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side: CGFloat =
            switch (proposal.width, proposal.height) {
            case (nil, let height?): height
            case (let width?, nil): width
            default: min(size.width, size.height)
            }
        return CGSize(width: side, height: side)
    }

    /// Returns the shape inset by an amount in points on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape { inset(adding: amount) }

    private func inset(adding amount: CGFloat) -> Circle {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// `fixed`: the shape looks the same in both layout directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The inset, in points.
    public var animatableData: CGFloat {
        get { insetAmount }
        set { insetAmount = newValue }
    }
}

/// An ellipse that fills its frame.
nonisolated public struct Ellipse: InsettableShape {
    var insetAmount: CGFloat = 0

    /// Creates an ellipse.
    public init() {}

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: insetAmount)) }

    /// Returns the shape inset by an amount in points on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape { inset(adding: amount) }

    private func inset(adding amount: CGFloat) -> Ellipse {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// `fixed`: the shape looks the same in both layout directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The inset, in points.
    public var animatableData: CGFloat {
        get { insetAmount }
        set { insetAmount = newValue }
    }
}

/// A rectangle whose shorter sides are semicircles.
///
///     Text("New")
///         .padding(.horizontal, 8)
///         .background(.yellow, in: Capsule())
///
/// The radius of the semicircles is half of the shorter side, so that a capsule in a square frame is a circle.
nonisolated public struct Capsule: InsettableShape {
    /// The style of the semicircles.
    public var style: RoundedCornerStyle
    var insetAmount: CGFloat = 0

    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let rect = rect.shrunk(by: insetAmount)
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// Returns the shape inset by an amount in points on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape { inset(adding: amount) }

    private func inset(adding amount: CGFloat) -> Capsule {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// `fixed`: the shape looks the same in both layout directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The inset, in points.
    public var animatableData: CGFloat {
        get { insetAmount }
        set { insetAmount = newValue }
    }
}

extension CGRect {
    /// Returns the rectangle with each side moved inwards, to the center at most; outwards if the amount is negative.
    nonisolated func shrunk(by amount: CGFloat) -> CGRect {
        if amount == 0 { return self }
        let dx = min(amount, width / 2)
        let dy = min(amount, height / 2)
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
