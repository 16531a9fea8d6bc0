import Testing

@testable import MapKit

/// Grids, scales, tiles and lines of maps.
@MainActor
@Suite struct DrawingTests {
    @Test(arguments: [
        (0.0, 1e-7), (0.00015, 0.0002), (0.03, 0.05), (0.2, 0.2), (0.6, 1.0), (3.0, 5.0), (20.0, 30.0), (200.0, 90.0),
    ])
    func stepsOfTheGridAreRound(least: Double, step: Double) {
        #expect(abs(MapGround.step(atLeast: least) - step) <= step * 1e-9 || least == 0)
        #expect(MapGround.step(atLeast: least) >= min(least, 90))
    }

    @Test(arguments: [(130.0, 100.0), (999.0, 500.0), (2_000.0, 2_000.0), (0.7, 0.5), (.nan, 1.0), (0.0, 1.0)])
    func distancesOfTheScaleAreRound(meters: Double, round: Double) {
        #expect(abs(MapScaleView.round(meters) - round) < 1e-9)
    }

    @Test func tilesCoverTheView() {
        for scale in [1 / 1_048_576.0, 0.003, 0.02, 1] {
            let viewport = MapViewport(
                center: MKMapPoint(CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)), scale: scale,
                size: CGSize(width: 800, height: 600))
            let tiles = Set(MapTile.visible(in: viewport, levels: 0...19))
            #expect(!tiles.isEmpty && tiles.count <= 300)
            for corner in [CGPoint.zero, CGPoint(x: 799, y: 599), CGPoint(x: 400, y: 300)] {
                let place = viewport.mapPoint(at: corner)
                guard place.y >= 0, place.y < MKMapSize.world.height else { continue }
                #expect(
                    tiles.contains {
                        abs($0.center.x - place.x) <= $0.side / 2 && abs($0.center.y - place.y) <= $0.side / 2
                    })
            }
        }
    }

    @Test func tilesBeyondTheEdgeAreThoseOfTheOtherSide() {
        #expect(MapTile(level: 3, column: -1, row: 0).wrappedColumn == 7)
        #expect(MapTile(level: 3, column: 9, row: 0).wrappedColumn == 1)
        let source = MapTileSource(
            template: "https://example.org/{z}/{x}/{y}/{-y}.png", headers: ["User-Agent": "test"])
        let request = source.request(for: MapTile(level: 3, column: -1, row: 2))
        #expect(request?.url?.absoluteString == "https://example.org/3/7/2/5.png")
        #expect(request?.value(forHTTPHeaderField: "User-Agent") == "test")
    }

    @Test func theShortestWayLeavesTheStraightLine() {
        let (a, b) = (
            CLLocationCoordinate2D(latitude: 40, longitude: -74), CLLocationCoordinate2D(latitude: 52, longitude: 13)
        )
        let line = Geodesic.line(through: [a, b].map(MKMapPoint.init))
        #expect(line.count > 40)
        let middle = line[line.count / 2].coordinate
        #expect(middle.latitude > 52)
        #expect(abs(line[line.count - 1].coordinate.longitude - 13) < 1e-6)
    }

    @Test func aLineOverThePacificGoesOnBeyondTheEdge() {
        let places = [170.0, -170].map { MKMapPoint(CLLocationCoordinate2D(latitude: 10, longitude: $0)) }
        let line = Geodesic.line(through: places)
        for (a, b) in zip(line, line.dropFirst()) { #expect(abs(a.x - b.x) < MKMapSize.world.width / 100) }
    }
}
