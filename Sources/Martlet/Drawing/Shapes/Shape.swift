import Foundation

/// A two-dimensional shape that is drawn in the available space.
///
///     struct Triangle: Shape {
///         func path(in rect: CGRect) -> Path {
///             Path { path in
///                 path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///                 path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///                 path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///                 path.closeSubpath()
///             }
///         }
///     }
///
/// As a view, a shape is filled with the foreground style and takes the proposed size. Its `animatableData` is
/// interpolated in an animation, and the path is then recomputed in each frame.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Returns the outline in a rectangle.
    func path(in rect: CGRect) -> Path

    /// The role of the outline, on which styles may depend.
    static var role: ShapeRole { get }

    /// The mirroring of the outline in right-to-left layout.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// Returns the size of the shape for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// The role of a filled area.
    public static var role: ShapeRole { .fill }

    /// The outline is mirrored in right-to-left layout.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// Returns the proposed size, with 10 points for unspecified dimensions.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// A view that fills the shape with the foreground style.
    @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

/// The role of a shape.
public enum ShapeRole: Sendable {
    /// A filled area.
    case fill
    /// An outline.
    case stroke
    /// A line between parts of a view.
    case separator
}

/// The behavior of a layout or shape in right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The drawing is the same in both directions.
    case fixed
    /// The drawing is mirrored in a layout direction.
    case mirrors(in: LayoutDirection)

    /// The drawing is mirrored in right-to-left layout.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can be inset.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the shape with an inset.
    associatedtype InsetShape: InsettableShape

    /// Returns the shape with each side moved inwards by an amount, in points.
    func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// Draws the outline inside of the shape's frame, filled with a style.
    ///
    ///     Circle().strokeBorder(.blue, lineWidth: 4)
    ///
    /// The outline is moved inwards by half of the line width, so that the line stays inside of the frame.
    /// ``Shape/stroke(_:style:antialiased:)`` draws half of it outside.
    ///
    /// - Parameters:
    ///   - content: The style that fills the line. The default is the foreground style.
    ///   - style: The width, caps, joins and dashes of the line.
    ///   - antialiased: Whether edges are antialiased, if the host supports it.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            background: EmptyView(), shape: self, style: content, strokeStyle: style, isAntialiased: antialiased)
    }

    /// Draws the outline inside of the shape's frame, filled with a style.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

// MARK: - Drawing

extension Shape {
    /// Fills the shape with a style.
    ///
    ///     Circle().fill(.blue.gradient)
    ///
    /// The result is a view, and no longer a shape: modifiers of shapes, such as `trim`, come before `fill`.
    ///
    /// - Parameters:
    ///   - content: The style. The default is the foreground style of the environment.
    ///   - style: The rule that defines the inside of the outline, and whether edges are antialiased.
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground,
        style: FillStyle = FillStyle()
    ) -> FillShapeView<Self, S, EmptyView> {
        FillShapeView(background: EmptyView(), shape: self, style: content, fillStyle: style)
    }

    /// Draws the outline with a stroke style. Half of the line is inside of the shape, and half outside.
    ///
    ///     Circle().stroke(.orange, style: StrokeStyle(lineWidth: 4, dash: [8, 4]))
    ///
    /// The frame of the shape keeps its size, so that the outer half of the line may cover neighbors. To keep the whole
    /// line inside of the frame, use ``InsettableShape/strokeBorder(_:style:antialiased:)``.
    ///
    /// - Parameters:
    ///   - content: The style that fills the line.
    ///   - style: The width, caps, joins and dashes of the line.
    ///   - antialiased: Whether edges are antialiased, if the host supports it.
    public func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            background: EmptyView(), shape: self, style: content, strokeStyle: style, isAntialiased: antialiased)
    }

    /// Draws the outline as a line of a width. Half of the line is inside of the shape, and half outside.
    ///
    /// - Parameters:
    ///   - content: The style that fills the line.
    ///   - lineWidth: The width of the line, in points.
    ///   - antialiased: Whether edges are antialiased, if the host supports it.
    public func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Returns the area that the outline covers when it is stroked in a style.
    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// Returns the area that the outline covers when it is stroked with a line width.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}
