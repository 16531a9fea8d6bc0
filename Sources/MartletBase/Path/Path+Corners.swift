import Foundation

// Round corners. A circular corner is a quarter of a circle, at whose ends the curvature jumps; of a continuous one
// only the middle is an arc, and a cubic curve on either side leads over to the straight side.
//
// With the side along the x axis, the arc's circle (of radius 1) touching it in the origin, and β the angle of the arc
// that each transition takes over, the transition ends in (sin β, 1 − cos β) in the direction of the arc there. Its
// control points lie on the side, so it begins without curvature. The second one lies where the tangent of the arc
// meets the side, at x = t = tan(β / 2), and the first one before it by L = 3 t² / (2 sin β), which makes the curvature
// at the end that of the arc. It begins another 2 L before that.
extension Path {
    /// The angle that each transition takes over where there is room for it.
    private static let fullTransition = CGFloat.pi / 5

    /// How far before the arc's end on the side a transition begins, as a part of the radius.
    private static func reach(ofTransition angle: CGFloat) -> CGFloat {
        let t = tan(angle / 2)
        return angle > 0 ? 4.5 * t * t / sin(angle) - t : 0
    }

    /// Adds a rectangle with corners clockwise from the upper left. Where two do not fit side by side, all shrink alike.
    mutating func addCorners(
        in rect: CGRect, _ corners: [CGSize], _ style: RoundedCornerStyle, _ transform: CGAffineTransform
    ) {
        guard !rect.isNull, !rect.isInfinite, rect.isFinite else { return }
        // Corners of infinite size are as round as the rectangle lets them be.
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
            // The reach grows faster than the angle, so a part of the angle needs no more than that part of the reach.
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
    ///   - way: The direction in which the corner is reached; it turns to the right.
    ///   - transition: The angle that leads over from the side to the arc.
    private mutating func addRound(_ corner: CGPoint, size: CGSize, along way: CGVector, transition: CGFloat) {
        /// A point by its distances from where the arc's circle touches the first side, as parts of the radius.
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
        // The arc between the transitions, and the second of them: the first one mirrored.
        let arc = CGFloat.pi / 2 - 2 * transition
        let handle = 4 / 3 * tan(arc / 4)
        let (dx, dy) = (cos(transition) * handle, sin(transition) * handle)
        addCurve(
            to: place(1 - rest, 1 - sine), control1: place(sine + dx, rest + dy),
            control2: place(1 - rest - dy, 1 - sine - dx))
        addCurve(to: place(1, 1 - t + 3 * step), control1: place(1, 1 - t), control2: place(1, 1 - t + step))
    }
}
