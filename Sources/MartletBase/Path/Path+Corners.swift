import Foundation

// Rounded corners. A circular corner is a quarter of a circle, at whose ends the curvature jumps. A continuous corner
// has an arc only in the middle. A cubic curve on either side is the transition from the arc to the straight side.
//
// Let the side be the x axis, the arc's circle (of radius 1) touch the side in the origin, and β be the angle of the
// arc that each transition replaces. The transition ends in (sin β, 1 − cos β), in the direction of the arc at this
// point. Its control points are on the side, so that it begins without curvature. The second control point is the
// intersection of the arc's tangent with the side, at x = t = tan(β / 2). The first one precedes it by L = 3 t² / (2
// sin β), which makes the curvature at the end equal to that of the arc. The transition begins another 2 L before the
// first control point.
extension Path {
    /// The angle that each transition replaces if there is enough room.
    private static let fullTransition = CGFloat.pi / 5

    /// The distance from the begin of a transition to the point where the arc's circle touches the side, as a fraction
    /// of the radius.
    private static func reach(ofTransition angle: CGFloat) -> CGFloat {
        let t = tan(angle / 2)
        return angle > 0 ? 4.5 * t * t / sin(angle) - t : 0
    }

    /// Adds a rectangle with corners clockwise from the upper left. If two corners overlap, all of them shrink
    /// proportionally.
    mutating func addCorners(
        in rect: CGRect, _ corners: [CGSize], _ style: RoundedCornerStyle, _ transform: CGAffineTransform
    ) {
        guard !rect.isNull, !rect.isInfinite, rect.isFinite else { return }
        // Infinite corners are limited by the size of the rectangle.
        let most = max(abs(rect.width), abs(rect.height))
        let corners = corners.map {
            CGSize(width: $0.width.isNaN ? 0 : min($0.width, most), height: $0.height.isNaN ? 0 : min($0.height, most))
        }
        func fit(_ length: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat { a + b > length ? length / (a + b) : 1 }
        func fits(_ corners: [CGSize]) -> CGFloat {
            min(
                fit(rect.width, corners[0].width, corners[1].width),
                fit(rect.width, corners[3].width, corners[2].width),
                fit(rect.height, corners[0].height, corners[3].height),
                fit(rect.height, corners[1].height, corners[2].height)
            )
        }
        let factor = fits(corners)
        let sizes = corners.map { CGSize(width: $0.width * factor, height: $0.height * factor) }
        guard sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else {
            addRect(rect, transform: transform)
            return
        }
        var transition: CGFloat = 0
        if style == .continuous {
            let full = 1 + Self.reach(ofTransition: Self.fullTransition)
            let room = fits(sizes.map { CGSize(width: $0.width * full, height: $0.height * full) }) * full - 1
            // The reach grows faster than the angle, so a fraction of the angle needs at most that fraction of the
            // reach.
            transition = Self.fullTransition * min(1, max(0, room / (full - 1)))
            if transition < 0.01 { transition = 0 }
        }
        add(transform) { path in
            let turns = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
            let points = [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ]
            for index in 0..<4 {
                let way = turns[index]
                path.addRound(
                    points[index], size: sizes[index], along: CGVector(dx: way.0, dy: way.1), transition: transition)
            }
            path.closeSubpath()
        }
    }

    /// Adds a line to a corner, and the corner.
    ///
    /// - Parameters:
    ///   - corner: The vertex of the corner.
    ///   - size: The radii of the corner.
    ///   - way: The direction in which the corner is approached. The corner turns right.
    ///   - transition: The angle of the transition from the side to the arc.
    private mutating func addRound(_ corner: CGPoint, size: CGSize, along way: CGVector, transition: CGFloat) {
        /// Returns a point by its distances from the point where the arc's circle touches the first side, in units of
        /// the radius.
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let (forward, inward) = (x - 1, y)
            return CGPoint(
                x: corner.x + size.width * (forward * way.dx - inward * way.dy),
                y: corner.y + size.height * (forward * way.dy + inward * way.dx))
        }
        func begin(_ point: CGPoint) { if isEmpty { move(to: point) } else { addLine(to: point) } }
        guard size.width > 0, size.height > 0 else {
            begin(corner)
            return
        }
        guard transition > 0 else {
            begin(place(0, 0))
            addCorner(to: place(1, 1), corner: corner, size)
            return
        }
        let t = tan(transition / 2)
        let step = 1.5 * t * t / sin(transition)
        let (sine, rest) = (sin(transition), 1 - cos(transition))
        begin(place(t - 3 * step, 0))
        addCurve(to: place(sine, rest), control1: place(t - step, 0), control2: place(t, 0))
        // The arc between the transitions, and the second transition, which mirrors the first.
        let arc = CGFloat.pi / 2 - 2 * transition
        let handle = 4 / 3 * tan(arc / 4)
        let (dx, dy) = (cos(transition) * handle, sin(transition) * handle)
        addCurve(
            to: place(1 - rest, 1 - sine), control1: place(sine + dx, rest + dy),
            control2: place(1 - rest - dy, 1 - sine - dx))
        addCurve(to: place(1, 1 - t + 3 * step), control1: place(1, 1 - t), control2: place(1, 1 - t + step))
    }
}
