import Testing

@testable import Charts

/// Areas in place of paths of very many symbols, and of strokes of lines with very many points.
@Suite struct DenseTests {
    private static func random(_ count: Int, _ seed: UInt64) -> [Double] {
        var state = seed &* 6_364_136_223_846_793_005 &+ 1
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 33) / Double(1 << 31)
        }
    }

    /// Macros call no mutating functions.
    private func added(_ symbol: Path, at points: [CGPoint], to grid: inout DenseSymbols) -> Bool {
        grid.add(symbol, at: points)
    }

    @Test(arguments: 0..<6) func symbolsCoverWhatTheirCirclesDo(_ seed: Int) throws {
        let (unit, radius) = (0.5, 3.0)
        let numbers = Self.random(240, UInt64(seed))
        // Some are at the edges and outside.
        let points = (0..<120).map { CGPoint(x: numbers[2 * $0] * 110 - 5, y: numbers[2 * $0 + 1] * 70 - 5) }
        let bounds = CGRect(x: -10, y: -10, width: 120, height: 80)
        var grid = try #require(DenseSymbols(bounds: bounds, unit: unit))
        let circle = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
        #expect(added(circle, at: points, to: &grid) == true)
        let rects = grid.rects
        for y in stride(from: -9.75, to: 69, by: 1.5) {
            for x in stride(from: -9.75, to: 109, by: 1.5) {
                let place = CGPoint(x: x, y: y)
                let distance = points.map { hypot($0.x - x, $0.y - y) }.min() ?? .infinity
                let count = rects.count { $0.contains(place) }
                #expect(count <= 1, "rectangles do not overlap")
                if distance < radius - 0.75 { #expect(count == 1, "\(place)") }
                if distance > radius + 0.75 { #expect(count == 0, "\(place)") }
            }
        }
    }

    @Test func rowsOfManyWordsHaveOneRun() throws {
        var grid = try #require(DenseSymbols(bounds: CGRect(x: 0, y: 0, width: 500, height: 4), unit: 1))
        let square = Path(CGRect(x: -2, y: -2, width: 4, height: 4))
        #expect(added(square, at: (2..<450).map { CGPoint(x: Double($0), y: 2) }, to: &grid) == true)
        #expect(grid.rects == [CGRect(x: 0, y: 0, width: 451, height: 4)])
    }

    @Test func strangeGridsAndSymbolsAreDrawnAsPaths() throws {
        #expect(DenseSymbols(bounds: CGRect(x: 0, y: 0, width: 1e9, height: 1), unit: 0.5) == nil)
        #expect(DenseSymbols(bounds: .zero, unit: 0.5) == nil)
        var grid = try #require(DenseSymbols(bounds: CGRect(x: 0, y: 0, width: 100, height: 100), unit: 0.5))
        #expect(added(Path(CGRect(x: 0, y: 0, width: 90, height: 2)), at: [.zero], to: &grid) == false)
        #expect(added(Path(), at: [.zero], to: &grid) == false)
        #expect(
            added(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), at: [CGPoint(x: -100_000, y: 100_000)], to: &grid)
                == true)
        #expect(grid.rects.isEmpty)
    }

    @Test(arguments: 0..<6) func aDenseLineCoversItsPointsAndNothingElse(_ seed: Int) throws {
        let numbers = Self.random(1_000, UInt64(seed))
        let points = numbers.enumerated().map { CGPoint(x: Double($0.offset) / 10, y: 20 + 60 * $0.element) }
        let rects = try #require(DenseLine(points, pixel: 1)).rects(width: 2)
        for point in points {
            #expect(rects.contains { $0.insetBy(dx: -0.01, dy: -0.01).contains(point) }, "\(point)")
        }
        for rect in rects {
            let near = points.filter { $0.x > rect.minX - 1.6 && $0.x < rect.maxX + 1.6 }.map(\.y)
            #expect(rect.minY >= (near.min() ?? 0) - 1.01 && rect.maxY <= (near.max() ?? 0) + 1.01)
        }
        #expect(zip(rects, rects.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 1e-9 })
    }

    @Test func linesWhosePointsCanBeToldApartAreStroked() {
        #expect(DenseLine((0..<100).map { CGPoint(x: Double($0), y: 1) }, pixel: 1) == nil)
        let dense = (0..<1_000).map { CGPoint(x: Double($0) / 10, y: $0 % 2 == 0 ? 0 : 40) }
        #expect(DenseLine(dense, pixel: 1) != nil)
        #expect(DenseLine(dense.map { CGPoint(x: $0.x, y: $0.y / 10) }, pixel: 1) == nil, "a flat line")
        #expect(DenseLine(dense.reversed(), pixel: 1) == nil)
        #expect(DenseLine(dense + [CGPoint(x: 50, y: 2), CGPoint(x: 99.9, y: 1)], pixel: 1) == nil)
        #expect(DenseLine([], pixel: 1) == nil && DenseLine([.zero, .zero], pixel: 1) == nil)
    }
}
