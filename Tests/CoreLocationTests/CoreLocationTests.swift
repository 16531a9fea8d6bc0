import CoreLocation
import Testing

private final class Delegate: NSObject, CLLocationManagerDelegate {
    var heard: [String] = []
    var whenHeard: () -> Void = {}

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        heard.append((error as? CLError)?.code == .denied ? "denied" : "other")
        whenHeard()
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        heard.append("status \(manager.authorizationStatus)")
    }
}

@Suite struct CoreLocationTests {
    @Test func distancesAreThoseOnTheEarth() {
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        // 878 km, by any table.
        #expect(abs(paris.distance(from: berlin) - 878_000) < 5000)
        #expect(paris.distance(from: berlin) == berlin.distance(from: paris))
        #expect(paris.distance(from: paris) == 0)
        // A degree of latitude is 111 km; the shorter way leads over the date line.
        let west = CLLocation(latitude: 0, longitude: -179.5)
        #expect(abs(west.distance(from: CLLocation(latitude: 0, longitude: 179.5)) - 111_195) < 200)
        let pole = CLLocation(latitude: 90, longitude: 0)
        #expect(abs(pole.distance(from: CLLocation(latitude: -90, longitude: 77)) - 20_015_115) < 100)
    }

    @Test func coordinatesAreCheckedForTheirRange() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
    }

    @Test func aRegionContainsPlacesWithinItsRadius() {
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522), radius: 1000, identifier: "Paris")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 48.86, longitude: 2.35)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 48.9, longitude: 2.35)))
        #expect(region == CLCircularRegion(center: CLLocationCoordinate2D(), radius: 1, identifier: "Paris"))
    }

    @MainActor @Test func aManagerSaysThatThePlaceIsDenied() async {
        let manager = CLLocationManager()
        let delegate = Delegate()
        manager.delegate = delegate
        #expect(delegate.heard.isEmpty)
        await withCheckedContinuation { continuation in
            delegate.whenHeard = { continuation.resume() }
            manager.requestLocation()
        }
        #expect(delegate.heard == ["status restricted", "denied"])
        #expect(!CLLocationManager.locationServicesEnabled())
    }
}
