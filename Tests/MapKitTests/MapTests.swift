import MartletTesting
import Testing

@testable import MapKit

/// The content of a map, and the ways in which the user moves and selects it.
@MainActor
@Suite struct MapTests {
    static let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    static let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)

    private struct Page: View {
        @State var position: MapCameraPosition
        @State var selected: String?
        var contexts: Contexts
        var modes = MapInteractionModes.all
        var bounds: MapCameraBounds?

        var body: some View {
            VStack(spacing: 0) {
                MapReader { proxy in
                    Map(position: $position, bounds: bounds, interactionModes: modes, selection: $selected) {
                        Marker("Berlin", coordinate: MapTests.berlin).tag("b")
                        Marker("Paris", systemImage: "star", coordinate: MapTests.paris).tag("p")
                        MapPolyline(coordinates: [MapTests.berlin, MapTests.paris]).stroke(.blue, lineWidth: 3)
                    }
                    .onMapCameraChange { contexts.ends.append($0) }
                    .onMapCameraChange(frequency: .continuous) { contexts.all.append($0) }
                    .onTapGesture { contexts.taps.append(proxy.convert($0, from: .local)) }
                    .onAppear { contexts.proxy = proxy }
                    .frame(height: 300)
                }
                Text("selected \(selected ?? "none")")
                Text(position.positionedByUser ? "by the user" : "by the app")
                Button("All") { withAnimation(.linear(duration: 1)) { position = .automatic } }
            }
        }
    }

    @MainActor final class Contexts {
        var ends: [MapCameraUpdateContext] = []
        var all: [MapCameraUpdateContext] = []
        var taps: [CLLocationCoordinate2D?] = []
        var proxy: MapProxy?
        var last: MapCameraUpdateContext { ends.last! }
    }

    private func host(
        _ position: MapCameraPosition = .automatic, _ contexts: Contexts, modes: MapInteractionModes = .all,
        bounds: MapCameraBounds? = nil
    ) -> TestHost {
        TestHost(size: CGSize(width: 400, height: 400)) {
            Page(position: position, contexts: contexts, modes: modes, bounds: bounds)
        }
    }

    @Test func automaticShowsAllContent() throws {
        let contexts = Contexts()
        let host = host(.automatic, contexts)
        let region = contexts.last.region
        for place in [Self.berlin, Self.paris] {
            #expect(abs(place.latitude - region.center.latitude) < region.span.latitudeDelta / 2)
            #expect(abs(place.longitude - region.center.longitude) < region.span.longitudeDelta / 2)
        }
        let berlin = try host.find(text: "Berlin").frame
        let paris = try host.find(text: "Paris").frame
        #expect(berlin.midX > paris.midX && berlin.minY < paris.minY)
    }

    @Test(arguments: [CGSize(width: 400, height: 300), CGSize(width: 300, height: 400)])
    func aRegionIsShownWhole(size: CGSize) {
        let contexts = Contexts()
        let wanted = MKCoordinateRegion(center: Self.berlin, latitudinalMeters: 2_000, longitudinalMeters: 1_000)
        let host = TestHost(size: size) {
            Map(initialPosition: .region(wanted)).onMapCameraChange { contexts.ends.append($0) }
        }
        let seen = contexts.last.region
        #expect(seen.span.latitudeDelta >= wanted.span.latitudeDelta * 0.999)
        #expect(seen.span.longitudeDelta >= wanted.span.longitudeDelta * 0.999)
        #expect(abs(seen.center.latitude - 52.52) < 1e-4 && abs(seen.center.longitude - 13.405) < 1e-9)
        _ = host
    }

    @Test func aCameraIsShownAsItSaysItIs() {
        let contexts = Contexts()
        let camera = MapCamera(centerCoordinate: Self.paris, distance: 5_000, heading: 90)
        let host = host(.camera(camera), contexts)
        #expect(abs(contexts.last.camera.distance - 5_000) < 0.01)
        #expect(contexts.last.camera.heading == 90)
        _ = host
    }

    @Test func draggingMovesTheMap() throws {
        let contexts = Contexts()
        let host = host(.camera(MapCamera(centerCoordinate: Self.berlin, distance: 10_000)), contexts)
        let before = contexts.last.region
        try host.find(view: MapView.self).drag(by: CGSize(width: 100, height: 0))
        let after = contexts.last.region
        #expect(abs(after.center.longitude - (before.center.longitude - before.span.longitudeDelta / 4)) < 1e-6)
        #expect(abs(after.center.latitude - before.center.latitude) < 1e-9)
        #expect(try host.find(text: "by the user").isVisible)
    }

    @Test func aPinchKeepsThePlaceBetweenTheFingers() throws {
        let contexts = Contexts()
        let host = host(.camera(MapCamera(centerCoordinate: Self.berlin, distance: 10_000)), contexts)
        let before = contexts.last
        try host.find(view: MapView.self).pinch(magnification: 2)
        #expect(abs(contexts.last.camera.distance - before.camera.distance / 2) < 1)
        #expect(abs(contexts.last.region.center.longitude - before.region.center.longitude) < 1e-9)
    }

    @Test func theWheelChangesTheScale() throws {
        let contexts = Contexts()
        let host = host(.camera(MapCamera(centerCoordinate: Self.berlin, distance: 10_000)), contexts)
        try host.find(view: MapView.self).scroll(by: CGSize(width: 0, height: -100))
        #expect(abs(contexts.last.camera.distance - 5_000) < 1)
    }

    @Test func modesForbidMovements() throws {
        let contexts = Contexts()
        let host = host(.camera(MapCamera(centerCoordinate: Self.berlin, distance: 10_000)), contexts, modes: [])
        try host.find(view: MapView.self).drag(by: CGSize(width: 100, height: 0))
        try host.find(view: MapView.self).pinch(magnification: 2)
        #expect(abs(contexts.last.camera.distance - 10_000) < 0.01)
        #expect(try host.find(text: "by the app").isVisible)
    }

    @Test func boundsLimitTheCamera() throws {
        let contexts = Contexts()
        let host = host(
            .camera(MapCamera(centerCoordinate: Self.berlin, distance: 10_000)), contexts,
            bounds: MapCameraBounds(minimumDistance: 8_000, maximumDistance: 20_000))
        try host.find(view: MapView.self).pinch(magnification: 8)
        #expect(abs(contexts.last.camera.distance - 8_000) < 1)
        try host.find(view: MapView.self).pinch(magnification: 0.1)
        #expect(abs(contexts.last.camera.distance - 20_000) < 1)
    }

    @Test func aTapSelectsAMarker() throws {
        let host = host(.automatic, Contexts())
        try host.find(.button, "Paris").tap()
        #expect(try host.find(text: "selected p").isVisible)
        try host.find(.button, "Berlin").tap()
        #expect(try host.find(text: "selected b").isVisible)
    }

    @Test func theReaderConvertsBothWays() throws {
        let contexts = Contexts()
        let host = host(.camera(MapCamera(centerCoordinate: Self.berlin, distance: 10_000, heading: 30)), contexts)
        let proxy = try #require(contexts.proxy)
        for point in [CGPoint(x: 10, y: 20), CGPoint(x: 390, y: 250)] {
            let place = try #require(proxy.convert(point, from: .local))
            let back = try #require(proxy.convert(place, to: .local))
            #expect(abs(back.x - point.x) < 1e-5 && abs(back.y - point.y) < 1e-5)
        }
        try host.find(view: MapView.self).tap(at: UnitPoint(x: 0.5, y: 0.5))
        let tapped = try #require(contexts.taps.last ?? nil)
        #expect(abs(tapped.latitude - 52.52) < 1e-4)
    }

    @Test func anAnimationMovesTheCamera() throws {
        let contexts = Contexts()
        let host = host(.camera(MapCamera(centerCoordinate: Self.berlin, distance: 10_000)), contexts)
        let (ends, all) = (contexts.ends.count, contexts.all.count)
        try host.find(.button, "All").tap()
        host.advance(by: .milliseconds(500))
        #expect(contexts.ends.count == ends)
        #expect(contexts.all.count > all)
        let middle = try #require(contexts.all.last)
        host.advance(by: .seconds(1))
        #expect(contexts.ends.count > ends)
        #expect(middle.camera.distance > 10_000 && middle.camera.distance < contexts.last.camera.distance)
    }

    @Test func keysMoveTheMap() throws {
        let contexts = Contexts()
        let host = host(.camera(MapCamera(centerCoordinate: Self.berlin, distance: 10_000)), contexts)
        host.press(.tab)
        host.press("+")
        host.advance(by: .seconds(1))
        #expect(abs(contexts.last.camera.distance - 5_000) < 1)
        host.press(.rightArrow)
        host.advance(by: .seconds(1))
        #expect(contexts.last.region.center.longitude > 13.405)
    }

    @Test func theEarlierInterfaceWritesTheRegion() throws {
        struct Earlier: View {
            @State var region = MKCoordinateRegion(
                center: MapTests.berlin, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
            struct Pin: Identifiable {
                let id: Int
            }
            var body: some View {
                Map(coordinateRegion: $region, annotationItems: [Pin(id: 1)]) { _ in
                    MapAnnotation(coordinate: MapTests.berlin) { Text("here") }
                }
                .frame(height: 200)
                Text(region.center.longitude < 13.4 ? "moved" : "as it was")
            }
        }
        let host = TestHost(size: CGSize(width: 400, height: 400)) { Earlier() }
        #expect(try host.find(text: "here").isVisible)
        #expect(try host.find(text: "as it was").isVisible)
        try host.find(view: MapView.self).drag(by: CGSize(width: 150, height: 0))
        #expect(try host.find(text: "moved").isVisible)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func absurdNumbersEndNothing(number: Double) {
        let place = CLLocationCoordinate2D(latitude: number, longitude: number)
        let positions: [MapCameraPosition] = [
            .automatic, .camera(MapCamera(centerCoordinate: place, distance: number, heading: number)),
            .region(
                MKCoordinateRegion(center: place, span: MKCoordinateSpan(latitudeDelta: number, longitudeDelta: number))
            ),
            .rect(MKMapRect(x: number, y: number, width: number, height: number)),
        ]
        for position in positions {
            let host = TestHost(size: CGSize(width: 300, height: 200)) {
                Map(initialPosition: position) {
                    Marker("A", coordinate: place)
                    MapCircle(center: place, radius: number).foregroundStyle(.red)
                    MapPolyline(coordinates: [place, Self.berlin], contourStyle: .geodesic)
                    MapPolygon(coordinates: [place, Self.berlin, Self.paris])
                }
                .mapTiles(MapTileSource(template: "file:///none/{z}/{x}/{y}.png"))
            }
            host.update()
        }
    }
}
