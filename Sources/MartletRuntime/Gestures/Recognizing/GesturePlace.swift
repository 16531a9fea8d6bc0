import Foundation

/// The node that a gesture is attached to, which defines its local coordinates.
final class GesturePlace {
    weak var node: RenderNode?
    let scene: Weak<SceneGraph>

    init(scene: SceneGraph) { self.scene = Weak(scene) }

    /// The date of a time on the host's clock.
    func date(of event: GestureEvent) -> Date {
        (scene.object?.clock.startDate ?? Date(timeIntervalSinceReferenceDate: 0)) + event.seconds
    }

    /// Returns whether a point of the window is in the view, or hits one of its descendants.
    func contains(_ point: CGPoint) -> Bool {
        guard let node, node.isAttached, !node.isOutOfReach else { return false }
        return node.hits.contains(windowPoint: point) || node.scene.reaches(node, at: point)
    }

    /// Returns the current conversion from the window to a coordinate space.
    func conversion(to space: CoordinateSpace) -> PointConversion {
        let space: RenderNode? =
            switch space {
            case .global: nil
            case .local: node
            case .named(let name): node?.nearest(withSpace: name)
            }
        guard let target = space else { return PointConversion() }
        return PointConversion { target.localPoint(fromWindow: $0) }
    }

    /// A point of the window as a part of the view's size.
    func unitPoint(_ point: CGPoint) -> UnitPoint {
        guard let node, let local = node.localPoint(fromWindow: point), !node.frame.isEmpty else { return .center }
        return UnitPoint(x: local.x / node.frame.width, y: local.y / node.frame.height)
    }
}

/// The conversion from window coordinates to those of a view at the start of a gesture: a view that moves with the
/// pointer would otherwise be measured at its new position.
struct PointConversion {
    private var transform = CGAffineTransform.identity

    init() {}

    /// Creates the conversion from the images of three points.
    init(_ convert: (CGPoint) -> CGPoint?) {
        guard let origin = convert(.zero), let right = convert(CGPoint(x: 1, y: 0)),
            let down = convert(CGPoint(x: 0, y: 1))
        else { return }
        transform = CGAffineTransform(
            a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
            tx: origin.x, ty: origin.y)
    }

    func callAsFunction(_ point: CGPoint) -> CGPoint { point.applying(transform) }
}
