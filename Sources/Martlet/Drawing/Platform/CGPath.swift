import Foundation

/// The rule that defines the inside of a path.
public enum CGPathFillRule: Hashable, Sendable {
    /// A point is inside if the path winds around it at least once.
    case winding
    /// A point is inside if a ray from it crosses the path an odd number of times.
    case evenOdd
}

/// The outline of a shape, under the name that it has in Core Graphics. The corresponding SwiftUI type is `Path`.
// @unchecked Sendable: only CGMutablePath changes `path`, and its owner confines it to one thread, as in Core
// Graphics.
// Unsafe pointers: the caller's transform is read once, during the call.
public class CGPath: Hashable, @unchecked Sendable {
    fileprivate(set) var path: Path

    init(_ path: Path) { self.path = path }

    /// Creates a rectangle.
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - transform: A transform of its points, or `nil`.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform.value))
    }

    /// Creates an ellipse inscribed in a rectangle.
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - transform: A transform of its points, or `nil`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform.value))
    }

    /// Creates a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerWidth: The width of the corners, in points.
    ///   - cornerHeight: The height of the corners, in points.
    ///   - transform: A transform of its points, or `nil`.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: corner, style: .circular).applying(transform.value))
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle that contains the path.
    public var boundingBox: CGRect { path.boundingRect }

    /// The smallest rectangle that contains the path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// The current point of the path; zero for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Returns whether a point is inside the path.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - rule: The rule that defines the inside.
    ///   - transform: A transform applied to the path first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// Returns an immutable copy of the path.
    public func copy() -> CGPath? { CGPath(path) }

    /// Returns a transformed copy of the path.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform.value))
    }

    /// Returns a mutable copy of the path.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.addPath(self)
        return copy
    }

    /// Returns whether both paths have equal elements.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

    /// Hashes the elements of the path.
    public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
}

/// A path that is built step by step. The name is that of Core Graphics.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init(Path()) }

    /// Starts a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    /// Adds straight lines through points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }

    /// Adds a quadratic curve to a point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic curve to a point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Adds an arc of a circle.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius, in points.
    ///   - startAngle: The angle at which the arc starts, in radians.
    ///   - endAngle: The angle at which the arc ends, in radians.
    ///   - clockwise: The direction of the arc in a coordinate system whose y axis points upwards.
    ///   - transform: A transform of its points.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise, transform: transform)
    }

    /// Adds a circular arc that is tangent to two lines.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        path.addRects(rects, transform: transform)
    }

    /// Adds an ellipse inscribed in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }

    /// Adds a rectangle with rounded corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
            transform: transform)
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        self.path.addPath(path.path, transform: transform)
    }

    /// Closes the subpath with a line to its start.
    public func closeSubpath() { path.closeSubpath() }
}

extension Optional<UnsafePointer<CGAffineTransform>> {
    // Unsafe pointers: the caller's transform is valid during the call.
    fileprivate var value: CGAffineTransform { self?.pointee ?? .identity }
}

extension Path {
    /// Creates a path from a Core Graphics path.
    public init(_ path: CGPath) { self = path.path }

    /// Creates a path from the current state of a Core Graphics path.
    public init(_ path: CGMutablePath) { self = path.path }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath { CGPath(self) }
}
