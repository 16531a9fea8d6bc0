import Foundation

/// A rectangle whose corners are square, rounded, or concentric with the corners of its container.
///
///     ConcentricRectangle()
///         .fill(.yellow)
///         .padding(8)
///         .containerShape(.rect(cornerRadius: 24))
///
/// A concentric corner has the container's corner radius, reduced by its distance from the container's edges. Without
/// a container shape, it has the minimum radius of its style.
nonisolated public struct ConcentricRectangle: RoundedRectangularShape {
    /// The corners that share one radius, the largest of theirs.
    private enum Sharing: Hashable { case none, all, top, bottom, leading, trailing, topAndBottom, leadingAndTrailing }

    private let styles: RoundedRectangularShapeCorners
    private let sharing: Sharing
    var insetAmount: CGFloat = 0

    private init(_ styles: RoundedRectangularShapeCorners, sharing: Sharing) {
        self.styles = styles
        self.sharing = sharing
    }

    /// Creates a rectangle in which each corner is concentric with the container's corner.
    public init() { self.init(.concentric, sharing: .none) }

    /// Creates a rectangle whose corners have one style.
    ///
    /// - Parameters:
    ///   - corners: The style.
    ///   - isUniform: Whether all corners have the largest of the four radii.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(.init(all: corners), sharing: isUniform ? .all : .none)
    }

    /// Creates a rectangle with a style for each corner.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            .init(
                topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
                bottomTrailing: bottomTrailingCorner), sharing: .none)
    }

    /// Creates a rectangle whose bottom corners share the larger of their radii.
    public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            .init(
                topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: uniformBottomCorners,
                bottomTrailing: uniformBottomCorners), sharing: .bottom)
    }

    /// Creates a rectangle whose top corners share the larger of their radii.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            .init(
                topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: bottomLeadingCorner,
                bottomTrailing: bottomTrailingCorner), sharing: .top)
    }

    /// Creates a rectangle whose leading corners share the larger of their radii.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            .init(
                topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner,
                bottomLeading: uniformLeadingCorners, bottomTrailing: bottomTrailingCorner), sharing: .leading)
    }

    /// Creates a rectangle whose trailing corners share the larger of their radii.
    public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            .init(
                topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners, bottomLeading: bottomLeadingCorner,
                bottomTrailing: uniformTrailingCorners), sharing: .trailing)
    }

    /// Creates a rectangle whose top corners share the larger of their radii, as do the bottom corners.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            .init(
                topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: uniformBottomCorners,
                bottomTrailing: uniformBottomCorners), sharing: .topAndBottom)
    }

    /// Creates a rectangle whose leading corners share the larger of their radii, as do the trailing corners.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            .init(
                topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners,
                bottomLeading: uniformLeadingCorners, bottomTrailing: uniformTrailingCorners),
            sharing: .leadingAndTrailing)
    }

    /// Returns the styles of the corners.
    public func corners(in size: CGSize?) -> Corners? { styles }

    /// Returns the outline without a container shape, which is only known when the shape is shown.
    public func path(in rect: CGRect) -> Path { path(in: rect, concentric: RectangleCornerRadii()) }

    /// Returns the outline with the given radii for concentric corners.
    func path(in rect: CGRect, concentric: RectangleCornerRadii) -> Path {
        var radii = RectangleCornerRadii(
            topLeading: styles.topLeading.radius(concentric: concentric.topLeading),
            bottomLeading: styles.bottomLeading.radius(concentric: concentric.bottomLeading),
            bottomTrailing: styles.bottomTrailing.radius(concentric: concentric.bottomTrailing),
            topTrailing: styles.topTrailing.radius(concentric: concentric.topTrailing))
        func share(_ corners: WritableKeyPath<RectangleCornerRadii, CGFloat>...) {
            let most = corners.map { radii[keyPath: $0] }.max() ?? 0
            for corner in corners { radii[keyPath: corner] = most }
        }
        switch sharing {
        case .none: break
        case .all: share(\.topLeading, \.topTrailing, \.bottomLeading, \.bottomTrailing)
        case .top: share(\.topLeading, \.topTrailing)
        case .bottom: share(\.bottomLeading, \.bottomTrailing)
        case .leading: share(\.topLeading, \.bottomLeading)
        case .trailing: share(\.topTrailing, \.bottomTrailing)
        case .topAndBottom:
            share(\.topLeading, \.topTrailing)
            share(\.bottomLeading, \.bottomTrailing)
        case .leadingAndTrailing:
            share(\.topLeading, \.bottomLeading)
            share(\.topTrailing, \.bottomTrailing)
        }
        return UnevenRoundedRectangle(cornerRadii: radii).inset(by: insetAmount).path(in: rect)
    }

    /// Returns the shape inset by an amount in points on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape { inset(adding: amount) }

    private func inset(adding amount: CGFloat) -> ConcentricRectangle {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// The inset, in points.
    public var animatableData: CGFloat {
        get { insetAmount }
        set { insetAmount = newValue }
    }
}

extension Shape where Self == ConcentricRectangle {
    /// Returns a rectangle with concentric corners.
    ///
    /// - Parameters:
    ///   - corners: The style of all corners.
    ///   - isUniform: Whether all corners have the largest of the four radii.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}
