import Foundation
import Martlet
import PlatformValues

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits of the corners.
    public let rawValue: UInt

    /// Creates corners from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the top left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner at the top right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner at the bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner at the bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path that is drawn step by step, as UIKit calls it. `Path(path.cgPath)` shows it.
///
///     let corners = UIBezierPath(
///         roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8))
///     let path = Path(corners.cgPath)
public final class UIBezierPath: _PlatformPath {
    /// Whether the inside is where the path is crossed an odd number of times.
    public var usesEvenOddFillRule: Bool {
        get { isEvenOdd }
        set { isEvenOdd = newValue }
    }

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

    /// Creates a rectangle with rounded corners, by their radius in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// Creates a rectangle of which some corners are rounded.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - corners: The corners that are rounded.
    ///   - cornerRadii: The radius in points, as the width; the height counts no more than on Apple's systems.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? max(cornerRadii.width, 0) : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight))
        self.init(Path(roundedRect: rect, cornerRadii: radii))
    }

    /// Creates an arc of a circle; angles are in radians, clockwise as seen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates the path of a Core Graphics path.
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic curve to a point.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve to a point.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle; angles are in radians, clockwise as seen.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Path counts directions with the y axis upwards, where a visibly clockwise direction is not clockwise.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }

    /// Adds another path.
    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Transforms all points.
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}
