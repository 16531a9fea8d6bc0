import Foundation

/// The outline of a shape: lines and curves, in points. The y axis points downwards.
///
///     let triangle = Path { path in
///         path.move(to: CGPoint(x: 50, y: 0))
///         path.addLine(to: CGPoint(x: 100, y: 100))
///         path.addLine(to: CGPoint(x: 0, y: 100))
///         path.closeSubpath()
///     }
///
/// A path consists of subpaths: each begins with ``move(to:)``, continues from its current point, and may be closed. In
/// a shape, the path is drawn in the coordinates of the frame; used as a view, it is drawn from the top left corner.
public struct Path: Equatable, Sendable {
    /// An element of a path.
    public enum Element: Equatable, Sendable {
        /// Begins a subpath at a point.
        case move(to: CGPoint)
        /// A straight line to a point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve to a point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve to a point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to the start of the subpath, which ends it.
        case closeSubpath
    }

    var elements: ContiguousArray<Element> = []
    /// The start of the current subpath.
    private var start: CGPoint?

    /// Creates an empty path.
    public init() {}

    /// Creates a path, and calls a function that draws into it.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Creates a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// Creates a rectangle with elliptic corners of the given size.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a rectangle with rounded corners of the given radius.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle with a radius for each corner.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Creates an ellipse inscribed in a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls a function for each element, in order.
    /// - Complexity: O(*n*) for the elements of the path.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// The start of the next line; `nil` in an empty path.
    public var currentPoint: CGPoint? {
        guard let last = elements.last else { return nil }
        switch last {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): return point
        case .closeSubpath: return start
        }
    }

    // MARK: - Steps

    /// Begins a subpath at a point.
    ///
    ///     let cross = Path { path in
    ///         path.move(to: CGPoint(x: 0, y: 0))
    ///         path.addLine(to: CGPoint(x: 10, y: 10))
    ///         path.move(to: CGPoint(x: 10, y: 0))
    ///         path.addLine(to: CGPoint(x: 0, y: 10))
    ///     }
    ///
    /// The subpath before it stays as it is, and is not closed.
    ///
    /// - Parameter end: The point, in points.
    public mutating func move(to end: CGPoint) {
        elements.append(.move(to: end))
        start = end
    }

    /// Adds a straight line from the current point. Does nothing in an empty path.
    ///
    ///     var path = Path()
    ///     path.move(to: CGPoint(x: 0, y: 20))
    ///     path.addLine(to: CGPoint(x: 100, y: 20))
    ///
    /// The end of the line is the next current point.
    ///
    /// - Parameter end: The end of the line.
    public mutating func addLine(to end: CGPoint) { add(.line(to: end)) }

    /// Adds a quadratic Bézier curve from the current point. Does nothing in an empty path.
    ///
    ///     var arch = Path()
    ///     arch.move(to: CGPoint(x: 0, y: 50))
    ///     arch.addQuadCurve(to: CGPoint(x: 100, y: 50), control: CGPoint(x: 50, y: 0))
    ///
    /// The curve begins and ends in the direction of the control point.
    ///
    /// - Parameters:
    ///   - end: The end of the curve.
    ///   - control: The control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { add(.quadCurve(to: end, control: control)) }

    /// Adds a cubic Bézier curve from the current point. Does nothing in an empty path.
    ///
    ///     var wave = Path()
    ///     wave.move(to: CGPoint(x: 0, y: 20))
    ///     wave.addCurve(
    ///         to: CGPoint(x: 100, y: 20), control1: CGPoint(x: 30, y: -20), control2: CGPoint(x: 70, y: 60))
    ///
    /// The curve leaves the current point towards the first control point, and arrives from the second.
    ///
    /// - Parameters:
    ///   - end: The end of the curve.
    ///   - control1: The control point of the start.
    ///   - control2: The control point of the end.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        add(.curve(to: end, control1: control1, control2: control2))
    }

    /// Adds a line to the start of the subpath, and ends the subpath.
    ///
    ///     var triangle = Path()
    ///     triangle.addLines([CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 80), CGPoint(x: 0, y: 80)])
    ///     triangle.closeSubpath()
    ///
    /// The corner at the start is joined like any other corner when the path is stroked. Filling needs no closed path.
    public mutating func closeSubpath() {
        if let last = elements.last, last != .closeSubpath { elements.append(.closeSubpath) }
    }

    /// Adds a closed subpath of four lines.
    ///
    /// All five elements are added at once: a path of one rectangle allocates one array.
    mutating func addCorners(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
        elements += [.move(to: a), .line(to: b), .line(to: c), .line(to: d), .closeSubpath]
        start = a
    }

    private mutating func add(_ element: Element) {
        guard let last = elements.last else { return }
        // After a closed subpath, the next subpath begins at the same start.
        if last == .closeSubpath, let start { elements.append(.move(to: start)) }
        elements.append(element)
    }

    /// Appends the elements of another path.
    /// - Complexity: O(*m*) for the elements of the other path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        guard !transform.isIdentity else {
            elements += path.elements
            start = path.start ?? start
            return
        }
        elements.append(contentsOf: path.elements.lazy.map { $0.mapped { $0.applying(transform) } })
        start = path.start?.applying(transform) ?? start
    }

    /// Adds copies of another path, each with its origin at a point.
    /// - Complexity: O(*n*) for the elements of all copies.
    package mutating func addPath(_ path: Path, at points: [CGPoint]) {
        reserve(path.elements.count * points.count)
        for point in points { addPath(path, transform: CGAffineTransform(translationX: point.x, y: point.y)) }
    }

    /// Makes room for elements that follow.
    mutating func reserve(_ count: Int) { elements.reserveCapacity(elements.count + count) }

    // MARK: - Made from others

    /// Returns the path with every point transformed.
    /// - Complexity: O(*n*) for the elements of the path.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var result = Path()
        result.elements = ContiguousArray(elements.map { $0.mapped { $0.applying(transform) } })
        result.start = start?.applying(transform)
        return result
    }

    /// Returns the path translated by a distance.
    /// - Complexity: O(*n*) for the elements of the path.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// Returns whether both paths have the same elements.
    /// - Complexity: O(*n*) for the elements of the shorter path.
    public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }
}

extension Path.Element {
    /// Whether all points of the element are finite. Coordinates computed by an app may be NaN.
    package var isFinite: Bool {
        switch self {
        case .move(let end), .line(let end): end.isFinite
        case .quadCurve(let end, let control): end.isFinite && control.isFinite
        case .curve(let end, let first, let second): end.isFinite && first.isFinite && second.isFinite
        case .closeSubpath: true
        }
    }

    package func mapped(_ body: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let end): .move(to: body(end))
        case .line(let end): .line(to: body(end))
        case .quadCurve(let end, let control): .quadCurve(to: body(end), control: body(control))
        case .curve(let end, let first, let second):
            .curve(to: body(end), control1: body(first), control2: body(second))
        case .closeSubpath: .closeSubpath
        }
    }
}
