/// The visual values of a scale.
public protocol ScaleRange {
    /// The type of the visual values.
    associatedtype VisualValue

    /// The values, or the closure that computes them.
    var _values: [VisualValue] { get }
}

/// The positions of a scale.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
    /// The distances of the positions from the edges of the plot; nil for positions in points.
    var _padding: (start: CGFloat, end: CGFloat)? { get }
}

/// The positions from one edge of the plot to the other.
public struct PlotDimensionScaleRange: PositionScaleRange {
    let start: CGFloat
    let end: CGFloat

    /// The padding, in points.
    public var _values: [CGFloat] { [start, end] }
    /// The padding, in points.
    public var _padding: (start: CGFloat, end: CGFloat)? { (start, end) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole plot.
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }
    /// Returns the plot, less some points at either end.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: padding, end: padding)
    }
    /// Returns the plot, less some points at its start and its end.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: startPadding, end: endPadding)
    }
}

extension Array: ScaleRange {
    /// The elements of an array.
    public typealias VisualValue = Element
    /// The values.
    public var _values: [Element] { self }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
    /// Positions.
    public typealias VisualValue = CGFloat
    /// The bounds.
    public var _values: [CGFloat] { [lowerBound, upperBound] }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    /// The bounds are positions themselves.
    public var _padding: (start: CGFloat, end: CGFloat)? { nil }
}

extension Gradient: ScaleRange {
    /// Colors between the stops of the gradient.
    public typealias VisualValue = Color
    /// The colors of the stops.
    public var _values: [Color] { stops.map(\.color) }
}
