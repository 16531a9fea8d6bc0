import Foundation

/// The outline of a shape: lines and curves, in points.
///
///     Path { path in
///         path.move(to: CGPoint(x: 0, y: 20))
///         path.addLine(to: CGPoint(x: 40, y: 0))
///         path.closeSubpath()
///     }
public struct Path: Equatable, Sendable {
    /// A part of a path.
    public enum Element: Equatable, Sendable {
        /// Begins a new subpath at a point.
        case move(to: CGPoint)
        /// A straight line to a point.
        case line(to: CGPoint)
        /// A curve to a point, bent by one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve to a point, bent by two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to where the subpath began.
        case closeSubpath
    }

    /// The parts in order.
    package private(set) var elements: [Element] = []
    /// Where the subpath that is drawn now began.
    private var start: CGPoint?
    /// Where the next part begins; nil for an empty path.
    public private(set) var currentPoint: CGPoint?

    /// A path without any parts.
    public init() {}

    /// A path that a closure draws.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// A rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// A rectangle with round corners of a radius, or an elliptic size.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Whether nothing has been drawn.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls a closure for each part, in order.
    public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

    // MARK: - Building

    /// Begins a new subpath.
    public mutating func move(to end: CGPoint) {
        append(.move(to: end), end)
        start = end
    }

    /// Draws a straight line from where the path stands. Begins a subpath where there is none.
    public mutating func addLine(to end: CGPoint) {
        guard currentPoint != nil else { return move(to: end) }
        append(.line(to: end), end)
    }

    /// Draws a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        if currentPoint == nil { move(to: control) }
        append(.quadCurve(to: end, control: control), end)
    }

    /// Draws a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if currentPoint == nil { move(to: control1) }
        append(.curve(to: end, control1: control1, control2: control2), end)
    }

    /// Goes straight back to where the subpath began. Does nothing where there is none.
    public mutating func closeSubpath() {
        guard let start, elements.last != .closeSubpath else { return }
        append(.closeSubpath, start)
    }

    private mutating func append(_ element: Element, _ end: CGPoint) {
        elements.append(element)
        currentPoint = end
    }
}

/// How round corners go over into the sides.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Smoothly. Drawn as quarter circles.
    case continuous
}
