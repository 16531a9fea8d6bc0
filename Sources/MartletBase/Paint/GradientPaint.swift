import Foundation

/// A gradient as hosts draw it: stops with resolved colors, and a geometry.
package struct GradientPaint: Hashable, Sendable {
    /// The geometry of a gradient. Points are relative to the filled area, and lengths are in points.
    package enum Geometry: Hashable, Sendable {
        /// Along a line between two points.
        case linear(start: UnitPoint, end: UnitPoint)
        /// Outwards from a point, between two radii.
        case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Outwards from a point, between two fractions of the area's width and height.
        case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
        /// Around a point, between two angles.
        case angular(center: UnitPoint, start: Angle, end: Angle)
        /// Between the vertices of a mesh, which are the stops.
        case net(Net)
    }

    package var stops: [ResolvedPaint.Stop]
    package var space: GradientColorSpace
    package var geometry: Geometry
    /// The rectangle that the geometry is relative to; `nil` for the filled area.
    package var area: CGRect?
    /// The colors beyond the ends.
    package var spread = Spread.extended

    /// The colors beyond the ends of a gradient: the end colors, the gradient repeated, or the gradient mirrored.
    package enum Spread: Hashable, Sendable { case extended, repeated, mirrored }

    package init(stops: [ResolvedPaint.Stop], space: GradientColorSpace, geometry: Geometry) {
        self.stops = stops.allSatisfy(\.isDrawable) ? stops : stops.map(\.drawable)
        self.space = space
        self.geometry = geometry.drawable
    }

    /// Returns the color at a point of a filled rectangle.
    package func color(at point: CGPoint, in rect: CGRect) -> ResolvedColor {
        if case .net(let net) = geometry {
            let rect = area ?? rect
            return color(
                of: net, at: UnitPoint(x: (point.x - rect.minX) / rect.width, y: (point.y - rect.minY) / rect.height))
        }
        return color(at: location(of: point, in: rect))
    }

    /// Returns the location of a point along the gradient, from 0 to 1 between its ends. A mesh has no locations; the
    /// result is 0.
    package func location(of point: CGPoint, in filled: CGRect) -> Double {
        let rect = area ?? filled
        switch geometry {
        case .linear(let start, let end):
            let (a, b) = (start.point(in: rect), end.point(in: rect))
            let vector = CGVector(from: a, to: b)
            let square = vector.dx * vector.dx + vector.dy * vector.dy
            guard square > 0 else { return 1 }
            return Double(((point.x - a.x) * vector.dx + (point.y - a.y) * vector.dy) / square)
        case .radial(let center, let start, let end):
            let origin = center.point(in: rect)
            let distance = hypot(point.x - origin.x, point.y - origin.y)
            return end == start ? (distance < start ? 0 : 1) : Double((distance - start) / (end - start))
        case .elliptical(let center, let start, let end):
            let origin = center.point(in: rect)
            let dx: CGFloat = rect.width > 0 ? (point.x - origin.x) / rect.width : 0
            let dy: CGFloat = rect.height > 0 ? (point.y - origin.y) / rect.height : 0
            let distance = hypot(dx, dy)
            return end == start ? (distance < start ? 0 : 1) : Double((distance - start) / (end - start))
        case .angular(let center, let start, let end):
            let origin = center.point(in: rect)
            let span = end.radians - start.radians
            guard span != 0 else { return 1 }
            let turn = 2 * Double.pi
            let direction = Double(atan2(point.y - origin.y, point.x - origin.x))
            var angle: Double = (direction - start.radians).truncatingRemainder(dividingBy: turn)
            if span > 0, angle < 0 { angle += turn }
            if span < 0, angle > 0 { angle -= turn }
            let location = angle / span
            // Angles outside of the span belong to the nearer end.
            let rest = (turn - abs(span)) / abs(span)
            return location > 1 && location - 1 > rest / 2 ? 0 : location
        case .net: return 0
        }
    }

    /// Returns the color at a location along the gradient.
    package func color(at location: Double) -> ResolvedColor {
        var location = location
        if spread != .extended, location < 0 || location > 1 {
            let whole = location.rounded(.down)
            location -= whole
            if spread == .mirrored, whole.truncatingRemainder(dividingBy: 2) != 0 { location = 1 - location }
        }
        guard let first = stops.first, let last = stops.last else {
            return ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
        }
        if location <= first.location { return first.color }
        for (start, end) in zip(stops, stops.dropFirst()) where location <= end.location {
            let length = end.location - start.location
            let fraction = length > 0 ? (location - start.location) / length : 1
            return space.mix(start.color, end.color, by: Float(fraction))
        }
        return last.color
    }
}

// Replaces coordinates that are NaN, or too large for a renderer (law C6).
extension GradientPaint.Geometry {
    fileprivate var drawable: Self {
        switch self {
        case .linear(let start, let end): .linear(start: start.drawable, end: end.drawable)
        case .radial(let center, let start, let end):
            .radial(
                center: center.drawable, startRadius: Self.radius(start, 1_000_000),
                endRadius: Self.radius(end, 1_000_000))
        case .elliptical(let center, let start, let end):
            .elliptical(
                center: center.drawable, startFraction: Self.radius(start, 1000), endFraction: Self.radius(end, 1000))
        case .angular(let center, let start, let end):
            .angular(center: center.drawable, start: Self.angle(start), end: Self.angle(end))
        case .net: self
        }
    }

    private static func radius(_ radius: CGFloat, _ most: CGFloat) -> CGFloat { min(max(radius.finite(), 0), most) }

    private static func angle(_ angle: Angle) -> Angle {
        .radians(min(max(angle.radians.finite(), -1_000_000), 1_000_000))
    }
}

extension UnitPoint {
    fileprivate var drawable: UnitPoint {
        let point = finite
        return UnitPoint(x: min(max(point.x, -100), 100), y: min(max(point.y, -100), 100))
    }
}

extension ResolvedPaint.Stop {
    fileprivate var isDrawable: Bool { location.magnitude <= 100 }

    fileprivate var drawable: Self { Self(color: color, location: min(max(location.finite(), -100), 100)) }
}
