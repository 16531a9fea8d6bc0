import Foundation

/// Colours at the crossings of a net that lies over the filled area, and between them what lies between.
///
///     MeshGradient(
///         width: 2, height: 2,
///         points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///         colors: [.indigo, .cyan, .purple, .pink])
///
/// Points and colours go gradually where a transaction animates them.
nonisolated public struct MeshGradient: ShapeStyle, View, Equatable, Sendable {
    /// Where the crossings of the net lie.
    public enum Locations: Equatable, Sendable {
        /// Row by row, from (0, 0), the top leading corner of the area, to (1, 1).
        case points([SIMD2<Float>])
    }

    /// The colours at the crossings, row by row.
    public enum Colors: Equatable, Sendable {
        /// Colours that depend on the surroundings.
        case colors([Color])
        /// Components.
        case resolvedColors([Color.Resolved])
    }

    /// How many crossings a row has.
    public var width: Int
    /// How many rows there are.
    public var height: Int
    /// Where the crossings lie.
    public var locations: Locations
    /// The colours at the crossings.
    public var colors: Colors
    /// What is seen where the net does not reach.
    public var background: Color
    /// Whether colours change smoothly across the lines of the net.
    public var smoothsColors: Bool
    /// How the colours between two crossings are found.
    public var colorSpace: Gradient.ColorSpace

    /// A net of `width` times `height` crossings, row by row.
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

    /// A net of `width` times `height` crossings, row by row.
    ///
    /// - Parameters:
    ///   - width: How many crossings a row has.
    ///   - height: How many rows there are.
    ///   - points: Where they lie, from (0, 0), the top leading corner of the area, to (1, 1).
    ///   - colors: Their colours.
    ///   - background: What is seen where the net does not reach.
    ///   - smoothsColors: Whether colours change smoothly across the lines of the net.
    ///   - colorSpace: How the colours between two crossings are found.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A net of `width` times `height` crossings with components as colours, row by row.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// The net with the colours that it has in its surroundings; the background alone where there are not as many
    /// points and colours as crossings.
    public func _paint(in context: _ShapeStyleContext) -> _ShapeStylePaint {
        guard case .points(let points) = locations else { return .color(context.resolve(background)) }
        let shown =
            switch colors {
            case .colors(let colors): colors.map { context.resolve($0) }
            case .resolvedColors(let colors): colors
            }
        let count = max(0, width) * max(0, height)
        guard width > 1, height > 1, points.count == count, shown.count == count else {
            return .color(context.resolve(background))
        }
        let net = GradientPaint.Net(
            width: width, height: height, isSmooth: smoothsColors, background: context.resolve(background))
        // Each crossing is two stops, for its two coordinates: so they move as other stops do.
        let stops = zip(points, shown).flatMap { point, color in
            [
                _ShapeStylePaint.Stop(color: color, location: Double(point.x)),
                _ShapeStylePaint.Stop(color: color, location: Double(point.y)),
            ]
        }
        return _ShapeStylePaint(.gradient(GradientPaint(stops: stops, space: colorSpace, geometry: .net(net))))
    }
}

extension GradientPaint {
    /// How many crossings the net of a gradient has, and what lies around it.
    package struct Net: Hashable, Sendable {
        package let width: Int
        package let height: Int
        package let isSmooth: Bool
        package let background: Color.Resolved
    }

    /// A piece of a net: four corners, in order around it, as points of the area, and their colours.
    package struct NetPiece {
        package var corners: [UnitPoint]
        package var colors: [Color.Resolved]

        package init(corners: [UnitPoint], colors: [Color.Resolved]) {
            self.corners = corners
            self.colors = colors
        }
    }

    /// How many pieces a mesh of the net is cut into in each direction, so that its colours bend.
    private static let steps = 8

    /// Calls a function with each piece of a net, which is small enough for its colours to be mixed evenly.
    package func forEachPiece(of net: Net, _ body: (NetPiece) -> Void) {
        for row in 0..<net.height - 1 {
            for column in 0..<net.width - 1 {
                let first = row * net.width + column
                let crossings = [first, first + 1, first + net.width + 1, first + net.width]
                let corners = crossings.map { UnitPoint(x: stops[2 * $0].location, y: stops[2 * $0 + 1].location) }
                let colors = crossings.map { stops[2 * $0].color }
                for y in 0..<Self.steps {
                    for x in 0..<Self.steps {
                        let places = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)].map {
                            (Double($0.0) / Double(Self.steps), Double($0.1) / Double(Self.steps))
                        }
                        body(
                            NetPiece(
                                corners: places.map { Self.mixed(corners, $0.0, $0.1) },
                                colors: places.map { mixed(colors, $0.0, $0.1, smoothly: net.isSmooth) }))
                    }
                }
            }
        }
    }

    private static func mixed(_ corners: [UnitPoint], _ u: Double, _ v: Double) -> UnitPoint {
        func mix(_ value: (UnitPoint) -> CGFloat) -> CGFloat {
            let top = value(corners[0]) + (value(corners[1]) - value(corners[0])) * u
            let bottom = value(corners[3]) + (value(corners[2]) - value(corners[3])) * u
            return top + (bottom - top) * v
        }
        return UnitPoint(x: mix(\.x), y: mix(\.y))
    }

    private func mixed(_ colors: [Color.Resolved], _ u: Double, _ v: Double, smoothly: Bool) -> Color.Resolved {
        func part(_ value: Double) -> Float { Float(smoothly ? value * value * (3 - 2 * value) : value) }
        return space.mix(
            space.mix(colors[0], colors[1], by: part(u)), space.mix(colors[3], colors[2], by: part(u)), by: part(v))
    }

    /// The colour of a net at a point of the area; that of the piece which lies there last.
    func color(of net: Net, at point: UnitPoint) -> Color.Resolved {
        var found = net.background
        forEachPiece(of: net) { piece in
            guard piece.contains(point) else { return }
            found = space.mix(
                space.mix(piece.colors[0], piece.colors[1], by: 0.5),
                space.mix(piece.colors[3], piece.colors[2], by: 0.5), by: 0.5)
        }
        return found
    }
}

extension GradientPaint.NetPiece {
    fileprivate func contains(_ point: UnitPoint) -> Bool {
        var isInside = false
        var a = corners[3]
        for b in corners {
            if (a.y <= point.y) != (b.y <= point.y), point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y) {
                isInside.toggle()
            }
            a = b
        }
        return isInside
    }
}
