import Foundation

/// A paint as a vector: colors in a perceptually uniform space, weighted by opacity, so that a fading color keeps its
/// hue.
struct PaintVector: VectorArithmetic {
    /// A color stop of a gradient.
    private struct Stop: Equatable {
        var color: SIMD4<Float>
        var location: Double
    }

    private var color: SIMD4<Float> = .zero
    /// The color stops; empty unless the paint is a gradient.
    private var stops: [Stop] = []
    /// The geometry of the gradient in its area.
    private var geometry: SIMD4<Double> = .zero

    private init() {}

    init(_ paint: ResolvedPaint) {
        switch paint.content {
        case .color(let color): self.color = Self.vector(of: color)
        case .gradient(let gradient):
            stops = gradient.stops.map { Stop(color: Self.vector(of: $0.color), location: $0.location) }
            geometry = gradient.geometry.vector
        case .image: color = Self.vector(of: paint.representativeColor)
        }
    }

    /// Returns whether this vector and another can be interpolated.
    func isLike(_ other: PaintVector) -> Bool { stops.count == other.stops.count }

    /// The paint of the same kind as another.
    func paint(like other: ResolvedPaint) -> ResolvedPaint {
        if case .image = other.content { return other }
        guard case .gradient(var gradient) = other.content else {
            return ResolvedPaint(.color(Self.resolved(color)), finish: other.finish)
        }
        gradient.stops = stops.map { ResolvedPaint.Stop(color: Self.resolved($0.color), location: $0.location) }
        gradient.geometry.vector = geometry
        return ResolvedPaint(.gradient(gradient), finish: other.finish)
    }

    private static func vector(of color: ResolvedColor) -> SIMD4<Float> {
        let values = Oklab(color).values * color.opacity
        return SIMD4(values, color.opacity)
    }

    private static func resolved(_ vector: SIMD4<Float>) -> ResolvedColor {
        let opacity = vector.w
        guard opacity > 0 else { return ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0) }
        let values = SIMD3(vector.x, vector.y, vector.z) / opacity
        return Oklab(values: values).resolved(opacity: min(1, opacity))
    }

    private func combined(
        with other: PaintVector,
        _ colors: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>,
        _ numbers: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>,
        _ locations: (Double, Double) -> Double
    ) -> PaintVector {
        var result = PaintVector()
        result.color = colors(color, other.color)
        result.geometry = numbers(geometry, other.geometry)
        let count = max(stops.count, other.stops.count)
        let none = Stop(color: .zero, location: 0)
        result.stops.reserveCapacity(count)
        for index in 0..<count {
            let a = index < stops.count ? stops[index] : none
            let b = index < other.stops.count ? other.stops[index] : none
            result.stops.append(Stop(color: colors(a.color, b.color), location: locations(a.location, b.location)))
        }
        return result
    }

    static var zero: PaintVector { PaintVector() }
    static func + (a: PaintVector, b: PaintVector) -> PaintVector { a.combined(with: b, +, +, +) }
    static func - (a: PaintVector, b: PaintVector) -> PaintVector { a.combined(with: b, -, -, -) }

    mutating func scale(by factor: Double) {
        color *= Float(factor)
        geometry *= factor
        for index in stops.indices {
            stops[index].color *= Float(factor)
            stops[index].location *= factor
        }
    }

    var magnitudeSquared: Double {
        stops.reduce(Double((color * color).sum()) + (geometry * geometry).sum()) {
            $0 + Double(($1.color * $1.color).sum()) + $1.location * $1.location
        }
    }
}

extension GradientPaint.Geometry {
    /// The points, lengths and angles as numbers. Setting them keeps the kind.
    fileprivate var vector: SIMD4<Double> {
        get {
            switch self {
            case .linear(let start, let end): SIMD4(start.x, start.y, end.x, end.y)
            case .radial(let center, let start, let end): SIMD4(center.x, center.y, start, end)
            case .elliptical(let center, let start, let end): SIMD4(center.x, center.y, start, end)
            case .angular(let center, let start, let end):
                SIMD4(center.x, center.y, start.radians, end.radians)
            case .net: .zero
            }
        }
        set {
            let center = UnitPoint(x: newValue.x, y: newValue.y)
            switch self {
            case .linear: self = .linear(start: center, end: UnitPoint(x: newValue.z, y: newValue.w))
            case .radial: self = .radial(center: center, startRadius: newValue.z, endRadius: newValue.w)
            case .elliptical: self = .elliptical(center: center, startFraction: newValue.z, endFraction: newValue.w)
            case .angular:
                self = .angular(center: center, start: .radians(newValue.z), end: .radians(newValue.w))
            case .net: break
            }
        }
    }
}

/// The presented state of a paint, and its target.
package struct PaintAnimator {
    private var target: ResolvedPaint?
    private var animator: Animator<PaintVector>?

    package init() {
    }

    /// Returns a description of the running animation, as red, green, blue and opacity, for tests; nil if none is
    /// running. A gradient is described by its representative color.
    package func flight(at place: AnimationPlace) -> ValueAnimation? {
        guard let target, let way = animator?.way(at: place) else { return nil }
        func numbers(_ vector: PaintVector) -> [Double] {
            let color = vector.paint(like: target).representativeColor
            return [Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity)]
        }
        // The color's components do not change linearly, so their velocity is estimated from a value slightly later.
        let step = 1e-3
        let presented = numbers(way.presented)
        let ahead = numbers(way.presented + way.velocity.scaled(by: step))
        return ValueAnimation(
            target: numbers(way.target), presented: presented,
            velocity: zip(presented, ahead).map { ($1 - $0) / step })
    }

    /// The paint to be shown, of a target that may be new. Called in a rule.
    package mutating func present(_ new: ResolvedPaint, at place: AnimationPlace) -> ResolvedPaint {
        guard let old = target else {
            target = new
            return new
        }
        if new != old {
            target = new
            let vector = PaintVector(old)
            // Between a color and a gradient there is nothing.
            if !vector.isLike(PaintVector(new)) {
                animator = nil
            } else if animator == nil, place.scene.mayMove {
                var animator = Animator<PaintVector>()
                _ = animator.present(vector, at: place)
                self.animator = animator
            }
        }
        guard var animator else { return new }
        self.animator = nil
        let shown = animator.present(PaintVector(new), at: place)
        guard animator.isActive else { return new }
        self.animator = animator
        return shown.paint(like: new)
    }
}
