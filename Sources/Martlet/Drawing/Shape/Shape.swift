import Foundation

/// A figure whose outline follows from the rectangle that it stands in.
///
///     struct Diamond: Shape {
///         func path(in rect: CGRect) -> Path {
///             Path { path in
///                 path.addLines([
///                     CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
///                     CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
///                 ])
///                 path.closeSubpath()
///             }
///         }
///     }
///
/// As a view it takes the space that it is offered, and is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle.
    func path(in rect: CGRect) -> Path

    /// The size that the shape chooses for a proposal: as a rule, what it is offered.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// The shape, filled with the foreground style.
    @MainActor public var body: some View {
        ShapeView(shape: self, style: ForegroundStyle(), drawing: .fill(FillStyle()))
    }
}

/// A shape that has a smaller one inside of it.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// The shape with its outline moved inwards, in points.
    func inset(by amount: CGFloat) -> InsetShape
}

/// How the inside of a shape is told.
public struct FillStyle: Hashable, Sendable {
    /// Whether what is surrounded twice counts as outside.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How the ends of lines look.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// They end where the line does.
    case butt
    /// They are round.
    case round
    /// They go on by half of the width.
    case square
}

/// How lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// At a sharp corner.
    case miter
    /// At a round one.
    case round
    /// At one that is cut off.
    case bevel
}

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
    /// In points.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// How far a sharp corner may reach, as a multiple of the width.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turns, in points; empty for none.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
