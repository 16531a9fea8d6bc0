import AttributeGraph
import Foundation

/// A gradient as a host draws it.
package struct GradientPaint: Hashable, Sendable {
    /// How its colours lie in the area that is painted.
    package enum Geometry: Hashable, Sendable {
        /// Along a line, between shares of the area's size.
        case linear(start: UnitPoint, end: UnitPoint)
        /// Around a point; the radii are in points.
        case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Around a point like the hand of a clock, between angles in radians.
        case angular(center: UnitPoint, start: Double, end: Double)
    }

    package var geometry: Geometry
    package var stops: [_ShapeStylePaint.Stop]
    package var space: Gradient.ColorSpace

    package init(geometry: Geometry, stops: [_ShapeStylePaint.Stop], space: Gradient.ColorSpace) {
        self.geometry = geometry
        self.stops = stops
        self.space = space
    }
}

/// Colours along a line.
nonisolated public struct LinearGradient: ShapeStyle, View, PrimitiveView {
    let gradient: AnyGradient
    let start: UnitPoint
    let end: UnitPoint

    /// A gradient between two points of the area.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of colours that are spaced evenly.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of stops.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    public func _paint(in context: _ShapeStyleContext) -> _ShapeStylePaint {
        .gradient(gradient, .linear(start: start, end: end), in: context)
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .fill(inputs: inputs) { view.pointer(in: $0).pointee._paint(in: $1) }
    }
}

/// Colours around a point.
nonisolated public struct RadialGradient: ShapeStyle, View, PrimitiveView {
    let gradient: AnyGradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// A gradient between two distances from a point, in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = AnyGradient(gradient)
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// A gradient of colours that are spaced evenly.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func _paint(in context: _ShapeStyleContext) -> _ShapeStylePaint {
        .gradient(
            gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius), in: context)
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .fill(inputs: inputs) { view.pointer(in: $0).pointee._paint(in: $1) }
    }
}

/// Colours around a point, by the angle.
nonisolated public struct AngularGradient: ShapeStyle, View, PrimitiveView {
    let gradient: AnyGradient
    let center: UnitPoint
    let start: Angle
    let end: Angle

    /// A gradient between two angles; 0 points to the right, and angles grow with the clock.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = AnyGradient(gradient)
        self.center = center
        start = startAngle
        end = endAngle
    }

    /// A gradient of colours that are spaced evenly.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient of stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient all around, from an angle on.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: .radians(angle.radians + 2 * .pi))
    }

    /// A gradient of evenly spaced colours all around, from an angle on.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    public func _paint(in context: _ShapeStyleContext) -> _ShapeStylePaint {
        .gradient(gradient, .angular(center: center, start: start.radians, end: end.radians), in: context)
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .fill(inputs: inputs) { view.pointer(in: $0).pointee._paint(in: $1) }
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours along a line.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient along a line.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
}

extension _ShapeStylePaint {
    fileprivate static func gradient(
        _ gradient: AnyGradient, _ geometry: GradientPaint.Geometry, in context: _ShapeStyleContext
    ) -> _ShapeStylePaint {
        let stops = gradient.resolvedStops(
            dark: context.dark, increasedContrast: context.increasedContrast, tint: context.tint?.color)
        return _ShapeStylePaint(
            .gradient(
                GradientPaint(
                    geometry: geometry, stops: stops.map { Stop(color: $0.color, location: Double($0.location)) },
                    space: gradient.space)))
    }
}

extension GradientPaint {
    /// The colour at a point of an area that is painted.
    package func color(at point: CGPoint, in area: CGRect) -> Color.Resolved {
        func place(_ unit: UnitPoint) -> CGPoint {
            CGPoint(x: area.minX + unit.x * area.width, y: area.minY + unit.y * area.height)
        }
        switch geometry {
        case .linear(let start, let end):
            let (from, to) = (place(start), place(end))
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let length = dx * dx + dy * dy
            return color(at: length > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / length : 1)
        case .radial(let center, let startRadius, let endRadius):
            let middle = place(center)
            let distance = hypot(point.x - middle.x, point.y - middle.y)
            return color(at: endRadius == startRadius ? 1 : (distance - startRadius) / (endRadius - startRadius))
        case .angular(let center, let start, let end):
            let middle = place(center)
            var angle = atan2(Double(point.y - middle.y), Double(point.x - middle.x)) - start
            let full = 2 * Double.pi
            angle -= (angle / full).rounded(.down) * full
            return color(at: end == start ? 1 : CGFloat(angle / (end - start)))
        }
    }

    /// The colour at a place along the stops.
    package func color(at location: CGFloat) -> Color.Resolved {
        guard let first = stops.first, let last = stops.last else {
            return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
        }
        let location = Double(location)
        if location <= first.location { return first.color }
        for (start, end) in zip(stops, stops.dropFirst()) where location <= end.location {
            let length = end.location - start.location
            return space.mix(start.color, end.color, by: Float(length > 0 ? (location - start.location) / length : 1))
        }
        return last.color
    }
}
