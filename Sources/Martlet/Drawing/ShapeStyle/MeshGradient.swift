import Foundation

/// A gradient between the colors at the vertices of a mesh that covers the filled area.
///
///     MeshGradient(
///         width: 2, height: 2,
///         points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///         colors: [.indigo, .cyan, .purple, .pink])
///
/// Points and colors are animatable.
nonisolated public struct MeshGradient: ShapeStyle, View, Equatable, Sendable {
    /// The locations of the vertices.
    public enum Locations: Equatable, Sendable {
        /// Points row by row, from (0, 0), the top leading corner of the area, to (1, 1).
        case points([SIMD2<Float>])
    }

    /// The colors of the vertices, row by row.
    public enum Colors: Equatable, Sendable {
        /// Colors that are resolved in the environment.
        case colors([Color])
        /// Resolved components.
        case resolvedColors([Color.Resolved])
    }

    /// The number of vertices in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The locations of the vertices.
    public var locations: Locations
    /// The colors of the vertices.
    public var colors: Colors
    /// The color outside of the mesh.
    public var background: Color
    /// Whether colors change smoothly across the lines of the mesh.
    public var smoothsColors: Bool
    /// The color space in which colors between two vertices are interpolated.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a mesh of `width` times `height` vertices, row by row.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Creates a mesh of `width` times `height` vertices, row by row.
    ///
    /// - Parameters:
    ///   - width: The number of vertices in a row.
    ///   - height: The number of rows.
    ///   - points: The locations of the vertices, from (0, 0), the top leading corner of the area, to (1, 1).
    ///   - colors: The colors of the vertices.
    ///   - background: The color outside of the mesh.
    ///   - smoothsColors: Whether colors change smoothly across the lines of the mesh.
    ///   - colorSpace: The color space in which colors between two vertices are interpolated.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a mesh of `width` times `height` vertices with resolved colors, row by row.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Returns the mesh with its colors resolved in an environment; the background color alone if the number of points
    /// or colors is wrong.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        guard case .points(let points) = locations else { return .color(context.resolve(background)) }
        let shown =
            switch colors {
            case .colors(let colors): colors.map { context.resolve($0) }
            case .resolvedColors(let colors): colors
            }
        let (count, overflows) = max(0, width).multipliedReportingOverflow(by: max(0, height))
        guard width > 1, height > 1, !overflows, points.count == count, shown.count == count else {
            return .color(context.resolve(background))
        }
        let net = GradientPaint.Net(
            width: width, height: height, isSmooth: smoothsColors, background: context.resolve(background))
        // Each vertex becomes two stops, one for each coordinate, so that vertices are animated like other stops.
        let stops = zip(points, shown).flatMap { point, color in
            [
                ResolvedPaint.Stop(color: color, location: Double(point.x)),
                ResolvedPaint.Stop(color: color, location: Double(point.y)),
            ]
        }
        return ResolvedPaint(.gradient(GradientPaint(stops: stops, space: colorSpace, geometry: .net(net))))
    }
}
