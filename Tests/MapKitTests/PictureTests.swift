#if GTK
import Foundation
import MapKit
import MartletSnapshots
import MartletTesting
import Testing

/// Pictures of maps, where a folder is named to write them to by `MAP_PICTURES`.
@MainActor
@Suite struct MapPictureTests {
    private struct Sample: View {
        var tiles: MapTileSource?
        var heading = 0.0
        @State private var selected: String? = "gate"

        var body: some View {
            Map(
                initialPosition: .camera(
                    MapCamera(centerCoordinate: MapTests.berlin, distance: 12_000, heading: heading)),
                selection: $selected
            ) {
                Marker("Berlin", coordinate: MapTests.berlin)
                Marker(
                    "Brandenburg Gate", systemImage: "star.fill",
                    coordinate: CLLocationCoordinate2D(latitude: 52.5163, longitude: 13.3777)
                ).tint(.blue).tag("gate")
                Marker(
                    "Tower", monogram: Text("T"),
                    coordinate: CLLocationCoordinate2D(latitude: 52.5208, longitude: 13.4094)
                ).tint(.green)
                Annotation("Park", coordinate: CLLocationCoordinate2D(latitude: 52.5145, longitude: 13.35)) {
                    Image(systemName: "leaf").padding(6).background(.yellow, in: Circle())
                }
                MapCircle(center: MapTests.berlin, radius: 900).foregroundStyle(.orange.opacity(0.25)).stroke(.orange)
                MapPolyline(coordinates: [
                    CLLocationCoordinate2D(latitude: 52.5163, longitude: 13.3777),
                    CLLocationCoordinate2D(latitude: 52.51, longitude: 13.39), MapTests.berlin,
                ]).stroke(.purple, lineWidth: 4)
            }
            .mapControls {
                MapCompass()
                MapZoomStepper()
                MapScaleView()
            }
            .mapTiles(tiles)
        }
    }

    private func picture(_ sample: Sample, _ scheme: ColorScheme, name: String) throws -> Data {
        let host = TestHost(drawnIn: Variation(size: CGSize(width: 500, height: 360), colorScheme: scheme)) { sample }
        let data = host.picture().pngData
        if let folder = ProcessInfo.processInfo.environment["MAP_PICTURES"] {
            try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)-\(scheme).png"))
        }
        return data
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func aMapIsDrawn(_ scheme: ColorScheme) throws {
        let straight = try picture(Sample(), scheme, name: "map")
        let turned = try picture(Sample(heading: 40), scheme, name: "turned")
        #expect(straight.count > 3_000 && turned.count > 3_000 && straight != turned)
    }

    @Test func tilesAreShownAboveTheGround() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = TestHost(drawnIn: Variation(size: CGSize(width: 256, height: 256))) { Color.red }
        let red = host.picture().pngData
        let source = MapTileSource(template: "file://\(folder.path)/{z}-{x}-{y}.png", attribution: "© Nobody")
        for x in 0..<4 {
            for y in 0..<4 { try red.write(to: folder.appendingPathComponent("2-\(x)-\(y).png")) }
        }
        let map = TestHost(drawnIn: Variation(size: CGSize(width: 256, height: 256))) {
            Map(initialPosition: .camera(MapCamera(centerCoordinate: CLLocationCoordinate2D(), distance: 20_000_000)))
                .mapTiles(source)
        }
        let before = map.picture()
        #expect(try map.find(text: "© Nobody").isVisible)
        await map.settle()
        let after = map.picture()
        #expect(before.pngData != after.pngData)
        if let folder = ProcessInfo.processInfo.environment["MAP_PICTURES"] {
            try after.pngData.write(to: URL(fileURLWithPath: "\(folder)/tiles.png"))
        }
    }
}
#endif
