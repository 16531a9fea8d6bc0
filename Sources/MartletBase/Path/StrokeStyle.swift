import Foundation

/// The shape of the ends of lines.
public enum CGLineCap: Int32, Sendable {
    /// The line ends at its end point.
    case butt
    /// The line ends with a half circle around the end point.
    case round
    /// The line ends with half of a square around the end point.
    case square
}

/// The shape of the joins of lines.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, if its length does not exceed the miter limit.
    case miter
    /// A round corner.
    case round
    /// A corner that is cut off.
    case bevel
}

/// The attributes of a stroked path.
///
///     Rectangle()
///         .stroke(.gray, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [6, 4]))
///
/// Lengths are in points. The pattern of dashes is repeated along the path; its phase can be animated, for a line that
/// marches.
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line, in points.
    public var lineWidth: CGFloat
    /// The shape of the ends of lines.
    public var lineCap: CGLineCap
    /// The shape of the joins of lines.
    public var lineJoin: CGLineJoin
    /// The largest length of a sharp corner, as a multiple of the width.
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The offset into the dash pattern at which the line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a stroke style.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the line, in points.
    ///   - lineCap: The shape of the ends.
    ///   - lineJoin: The shape of the joins.
    ///   - miterLimit: The largest length of a sharp corner, as a multiple of the width.
    ///   - dash: The alternating lengths of dashes and gaps, in points; empty for a solid line.
    ///   - dashPhase: The offset into the dash pattern at which the line begins.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension StrokeStyle: Animatable {
    /// The width, the miter limit and the dash phase.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

/// The attributes of a filled path.
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd rule defines the inside, instead of the winding rule.
    public var isEOFilled: Bool
    /// Whether edges are antialiased, if the host supports it.
    public var isAntialiased: Bool

    /// Creates a fill style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The shape of rounded corners.
public enum RoundedCornerStyle: Sendable {
    /// Quarters of a circle.
    case circular
    /// Arcs with a gradual transition on either side: the curvature increases continuously from the straight side.
    case continuous
}

/// A radius for each corner of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable, Animatable {
    /// The radius of the upper leading corner.
    public var topLeading: CGFloat
    /// The radius of the lower leading corner.
    public var bottomLeading: CGFloat
    /// The radius of the lower trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius of the upper trailing corner.
    public var topTrailing: CGFloat

    /// Creates a set of radii.
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The four radii.
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        get {
            AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            topLeading = newValue.first.first
            bottomLeading = newValue.first.second
            bottomTrailing = newValue.second.first
            topTrailing = newValue.second.second
        }
    }
}
