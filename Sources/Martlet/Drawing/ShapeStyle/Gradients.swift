import Foundation

extension AnyGradient {
    /// Returns the paint of the gradient in an environment.
    func paint(_ geometry: GradientPaint.Geometry, in context: _ShapeStyleContext) -> ResolvedPaint {
        let stops = resolvedStops(
            dark: context.dark, increasedContrast: context.increasedContrast, tint: context.tint?.color)
        return ResolvedPaint(
            .gradient(
                GradientPaint(
                    stops: stops.map { .init(color: $0.color, location: Double($0.location)) },
                    space: space,
                    geometry: geometry
                )
            )
        )
    }
}

extension AnyGradient: ShapeStyle {
    /// Returns a paint with the gradient from top to bottom.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        paint(.linear(start: .top, end: .bottom), in: context)
    }
}

extension Gradient: ShapeStyle {
    /// Returns a paint with the gradient from top to bottom.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        AnyGradient(self)._paint(in: context)
    }
}

/// A gradient along a line.
///
///     Text("Sunset")
///         .padding()
///         .background(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
///
/// The ends of the line are unit points of the filled shape, or of the view. Beyond them the first and the last color
/// continue.
nonisolated public struct LinearGradient: ShapeStyle, View {
    let gradient: AnyGradient
    let start: UnitPoint
    let end: UnitPoint

    init(any gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    /// Creates a gradient between two points of the filled area.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(any: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of evenly spaced colors between two points of the filled area.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of stops between two points of the filled area.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns the paint of the gradient in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        gradient.paint(.linear(start: start, end: end), in: context)
    }
}

/// A gradient outwards from a point.
///
///     Circle()
///         .fill(RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 40))
///         .frame(width: 80, height: 80)
///
/// The center is a unit point of the filled shape; the radii are in points.
nonisolated public struct RadialGradient: ShapeStyle, View {
    let gradient: AnyGradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    init(any gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Creates a gradient between two distances, in points, from a center.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(any: AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a gradient of evenly spaced colors between two distances, in points, from a center.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a gradient of stops between two distances, in points, from a center.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns the paint of the gradient in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        gradient.paint(.radial(center: center, startRadius: startRadius, endRadius: endRadius), in: context)
    }
}

/// A gradient outwards from a point, in an ellipse with the proportions of the filled area.
nonisolated public struct EllipticalGradient: ShapeStyle, View {
    let gradient: AnyGradient
    let center: UnitPoint
    let start: CGFloat
    let end: CGFloat

    init(any gradient: AnyGradient, center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat) {
        self.gradient = gradient
        self.center = center
        start = startRadiusFraction
        end = endRadiusFraction
    }

    /// Creates a gradient between two radii, as fractions of the area's size.
    public init(
        gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            any: AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Creates a gradient of evenly spaced colors between two radii, as fractions of the area's size.
    public init(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Creates a gradient of stops between two radii, as fractions of the area's size.
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Returns the paint of the gradient in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        gradient.paint(.elliptical(center: center, startFraction: start, endFraction: end), in: context)
    }
}

/// A gradient around a point.
nonisolated public struct AngularGradient: ShapeStyle, View {
    let gradient: AnyGradient
    let center: UnitPoint
    let start: Angle
    let end: Angle

    init(any gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        start = startAngle
        end = endAngle
    }

    /// Creates a gradient between two angles, which increase clockwise from the right.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(any: AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient of evenly spaced colors between two angles, which increase clockwise from the right.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient of stops between two angles, which increase clockwise from the right.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient through a full circle, starting at an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle,
            endAngle: Angle(radians: angle.radians + 2 * .pi))
    }

    /// Creates a gradient of evenly spaced colors through a full circle, starting at an angle.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates a gradient of stops through a full circle, starting at an angle.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// Returns the paint of the gradient in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        gradient.paint(.angular(center: center, start: start, end: end), in: context)
    }
}
