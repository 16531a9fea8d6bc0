import Foundation

/// Colors with their positions along a line.
///
///     let even = Gradient(colors: [.red, .yellow, .green])
///     let early = Gradient(stops: [.init(color: .white, location: 0), .init(color: .black, location: 0.25)])
///
///     LinearGradient(gradient: early, startPoint: .leading, endPoint: .trailing)
///
/// Positions are from 0 to 1. Colors between two positions are interpolated.
public struct Gradient: Hashable, Sendable {
    /// A color of a gradient with its position.
    public struct Stop: Hashable, Sendable {
        /// The color of the stop.
        public var color: Color
        /// The position of the stop, from 0 (the start) to 1 (the end).
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The color space in which colors between two stops are interpolated.
    public typealias ColorSpace = _GradientColorSpace

    /// The colors with their positions.
    public var stops: [Stop]

    /// Creates a gradient from stops.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient with evenly spaced colors.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// Returns the gradient with another color space for interpolation.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        AnyGradient(self).colorSpace(space)
    }
}

/// A gradient made from stops, or from a color that provides its own stops when it is resolved.
public struct AnyGradient: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case gradient(Gradient)
        case color(Color)
    }

    var source: Source
    var space: Gradient.ColorSpace = .device

    init(color: Color) {
        source = .color(color)
    }

    /// Wraps a gradient.
    public init(_ gradient: Gradient) {
        source = .gradient(gradient)
    }

    /// Returns the gradient with another color space for interpolation.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var result = self
        result.space = space
        return result
    }

    /// Returns the stops with their colors resolved for an environment.
    func resolvedStops(
        dark: Bool, increasedContrast: Bool = false, tint: Color? = nil
    ) -> [(color: Color.Resolved, location: CGFloat)] {
        func resolve(_ color: Color) -> Color.Resolved {
            color.resolved(dark: dark, increasedContrast: increasedContrast, tint: tint)
        }
        switch source {
        case .gradient(let gradient):
            return gradient.stops.map { (resolve($0.color), $0.location) }
        case .color(let color):
            let base = resolve(color)
            let white = Color.Resolved(red: 1, green: 1, blue: 1, opacity: base.opacity)
            return [(Gradient.ColorSpace.perceptual.mix(base, white, by: 0.2), 0), (base, 1)]
        }
    }
}
