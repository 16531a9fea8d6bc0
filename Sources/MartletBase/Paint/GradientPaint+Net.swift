import Foundation

extension GradientPaint {
    /// The dimensions of a gradient's mesh, and the color around it.
    package struct Net: Hashable, Sendable {
        package let width: Int
        package let height: Int
        package let isSmooth: Bool
        package let background: ResolvedColor

        package init(width: Int, height: Int, isSmooth: Bool, background: ResolvedColor) {
            self.width = width
            self.height = height
            self.isSmooth = isSmooth
            self.background = background
        }
    }

    /// A piece of a mesh: four corners in order, as points of the area, and their colors.
    package struct NetPiece {
        package var corners: [UnitPoint]
        package var colors: [ResolvedColor]

        package init(corners: [UnitPoint], colors: [ResolvedColor]) {
            self.corners = corners
            self.colors = colors
        }
    }

    /// The number of pieces into which a mesh cell is subdivided in each direction, so that its colors vary smoothly.
    private static let steps = 8

    /// Calls a function with each piece of a mesh. A piece is small enough that its corner colors can be averaged.
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

    private func mixed(_ colors: [ResolvedColor], _ u: Double, _ v: Double, smoothly: Bool) -> ResolvedColor {
        func part(_ value: Double) -> Float { Float(smoothly ? value * value * (3 - 2 * value) : value) }
        return space.mix(
            space.mix(colors[0], colors[1], by: part(u)), space.mix(colors[3], colors[2], by: part(u)), by: part(v))
    }

    /// Returns the color of a mesh at a point of the area. If pieces overlap, the last one is visible.
    func color(of net: Net, at point: UnitPoint) -> ResolvedColor {
        NetTable.of(self, net).color(at: point) ?? net.background
    }
}

extension GradientPaint.NetPiece {
    func contains(_ point: UnitPoint) -> Bool {
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
