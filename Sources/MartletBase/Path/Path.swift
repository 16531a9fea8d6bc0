import Foundation

/// The outline of a shape: lines and curves in points, with y growing downwards.
///
///     let triangle = Path { path in
///         path.move(to: CGPoint(x: 50, y: 0))
///         path.addLine(to: CGPoint(x: 100, y: 100))
///         path.addLine(to: CGPoint(x: 0, y: 100))
///         path.closeSubpath()
///     }
public struct Path: Equatable, Sendable {
    /// One step of a path.
    public enum Element: Equatable, Sendable {
        /// Begins a subpath at a point.
        case move(to: CGPoint)
        /// A straight line to a point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve to a point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve to a point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to where the subpath began.
        case closeSubpath
    }

    var elements: ContiguousArray<Element> = []
    /// Where the current subpath began.
    private var start: CGPoint?

    /// An empty path.
    public init() {}

    /// A path that a function draws.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// A rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// A rectangle with round corners, each of an elliptic quarter of a size.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A rectangle with round corners of a radius.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with a radius for each corner.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// An ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Whether nothing has been drawn.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls a function for each step, in order.
    /// - Complexity: O(*n*) in the steps of the path.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Where the next line would begin; nil in an empty path.
    public var currentPoint: CGPoint? {
        guard let last = elements.last else { return nil }
        switch last {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): return point
        case .closeSubpath: return start
        }
    }

    // MARK: - Steps

    /// Begins a subpath.
    public mutating func move(to end: CGPoint) {
        elements.append(.move(to: end))
        start = end
    }

    /// Adds a straight line. In an empty path nothing, since it has nowhere to begin.
    public mutating func addLine(to end: CGPoint) { add(.line(to: end)) }

    /// Adds a quadratic Bézier curve.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { add(.quadCurve(to: end, control: control)) }

    /// Adds a cubic Bézier curve.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        add(.curve(to: end, control1: control1, control2: control2))
    }

    /// Adds a line back to where the subpath began, and ends it.
    public mutating func closeSubpath() {
        if let last = elements.last, last != .closeSubpath { elements.append(.closeSubpath) }
    }

    private mutating func add(_ element: Element) {
        guard let last = elements.last else { return }
        // After a closed subpath the next one begins where that one did.
        if last == .closeSubpath, let start { elements.append(.move(to: start)) }
        elements.append(element)
    }

    /// Adds the steps of another path.
    /// - Complexity: O(*m*) in the steps of the other path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let added = transform.isIdentity ? path : path.applying(transform)
        elements += added.elements
        start = added.start ?? start
    }

    // MARK: - Made from others

    /// The path with every point transformed.
    /// - Complexity: O(*n*) in the steps of the path.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var result = Path()
        result.elements = ContiguousArray(elements.map { $0.mapped { $0.applying(transform) } })
        result.start = start?.applying(transform)
        return result
    }

    /// The path moved by a distance.
    /// - Complexity: O(*n*) in the steps of the path.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// Whether both have the same elements.
    /// - Complexity: O(*n*) in the steps of the shorter path.
    public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }
}

extension Path.Element {
    /// Whether each of its points has a place: what programs compute may be no number.
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
