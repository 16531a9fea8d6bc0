import Foundation
import Martlet
import PlatformValues

/// A path that is drawn step by step, as AppKit calls it. `Path(path.cgPath)` shows it.
public final class NSBezierPath: _PlatformPath {
    /// Creates an empty path.
    public required init() { super.init() }

    private init(_ path: Path) {
        super.init()
        self.path = path
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }

    /// Creates an ellipse inscribed in a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// Creates a rectangle with rounded corners, by their radii in points.
    public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular))
    }

    /// Creates the path of a Core Graphics path.
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    /// The rule that defines the inside of a path.
    public enum WindingRule: UInt, Sendable {
        /// Points that the path winds around, counted by direction, are inside.
        case nonZero
        /// Points from which a line outwards crosses the path an odd number of times are inside.
        case evenOdd
    }

    /// The rule that defines the inside.
    public var windingRule: WindingRule {
        get { isEvenOdd ? .evenOdd : .nonZero }
        set { isEvenOdd = newValue == .evenOdd }
    }

    /// Adds a straight line to a point.
    public func line(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic curve to a point.
    public func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a rectangle.
    public func appendRect(_ rect: CGRect) { path.addRect(rect) }

    /// Adds an ellipse inscribed in a rectangle.
    public func appendOval(in rect: CGRect) { path.addEllipse(in: rect) }

    /// Adds another path.
    public func append(_ path: NSBezierPath) { self.path.addPath(path.path) }
}
