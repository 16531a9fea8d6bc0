import Foundation

/// How the ends of lines are drawn.
public enum CGLineCap: Int32, Sendable {
    /// The line ends at its end point.
    case butt
    /// With a half circle around the end point.
    case round
    /// With half a square around the end point.
    case square
}

/// How lines are joined.
public enum CGLineJoin: Int32, Sendable {
    /// By a corner, as long as it is not longer than the miter limit allows.
    case miter
    /// By an arc.
    case round
    /// By a cut corner.
    case bevel
}

/// How a path is drawn as a line.
public struct StrokeStyle: Equatable, Sendable {
    /// In points.
    public var lineWidth: CGFloat
    /// How the ends of lines are drawn.
    public var lineCap: CGLineCap
    /// How lines are joined.
    public var lineJoin: CGLineJoin
    /// How long a corner may be, as a multiple of the width.
    public var miterLimit: CGFloat
    /// The lengths of lines and gaps in turn, in points; empty for a line without gaps.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins, in points.
    public var dashPhase: CGFloat

    /// Makes a style.
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
    /// Width, miter limit and the phase of the dashes.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

/// How the inside of a path is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether what is inside of an even number of outlines counts as outside.
    public var isEOFilled: Bool
    /// Whether edges are smoothed, where a host can.
    public var isAntialiased: Bool

    /// Makes a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How round corners begin.
public enum RoundedCornerStyle: Sendable {
    /// As quarters of a circle.
    case circular
    /// As arcs with curves on either side that begin gradually: the curvature grows steadily, rather than at once.
    case continuous
}

/// A radius for each corner of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable, Animatable {
    /// In the upper leading corner.
    public var topLeading: CGFloat
    /// In the lower leading corner.
    public var bottomLeading: CGFloat
    /// In the lower trailing corner.
    public var bottomTrailing: CGFloat
    /// In the upper trailing corner.
    public var topTrailing: CGFloat

    /// Makes radii.
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
