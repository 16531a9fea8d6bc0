import Foundation
import Martlet

/// A path that is drawn step by step: the common part of `UIBezierPath` and `NSBezierPath`.
///
/// Like the originals, a path belongs to one thread at a time.
open class _PlatformPath {
    /// The path as views use it.
    package var path: Path
    /// Whether the inside is where the path is crossed an odd number of times, rather than where it winds around.
    package var isEvenOdd = false

    /// Creates an empty path.
    public required init() { path = Path() }

    /// The width of the line of a stroke, in points.
    public var lineWidth: CGFloat = 1
    /// The ends of a stroke.
    public var lineCapStyle: CGLineCap = .butt
    /// The corners of a stroke.
    public var lineJoinStyle: CGLineJoin = .miter
    /// The ratio at which pointed corners are cut off.
    public var miterLimit: CGFloat = 10

    /// The lengths of the dashes and gaps of a stroke; none for a line without gaps.
    package var dash: [CGFloat] = []
    /// The length of the pattern of dashes that is left out at the start.
    package var dashPhase: CGFloat = 0

    /// Whether nothing has been drawn.
    public var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the path; zero for an empty path.
    public var bounds: CGRect { path.isEmpty ? .zero : path.boundingRect }

    /// The current point; zero for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { path.move(to: point) }

    /// Closes the subpath.
    public func close() { path.closeSubpath() }

    /// Removes all that was drawn.
    public func removeAllPoints() { path = Path() }

    /// Returns whether a point is inside of the path, by its fill rule.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: isEvenOdd) }
}
