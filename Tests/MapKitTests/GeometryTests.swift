import MapKit
import Testing

/// Coordinates, points of the map, regions and rectangles.
@Suite struct GeometryTests {
    private static let places = [
        CLLocationCoordinate2D(latitude: 0, longitude: 0), CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405),
        CLLocationCoordinate2D(latitude: -33.86, longitude: 151.21),
        CLLocationCoordinate2D(latitude: 64.1, longitude: -179.9),
        CLLocationCoordinate2D(latitude: 84.9, longitude: 179.9),
    ]

    @Test func pointsAndCoordinatesAreOneAndTheOther() {
        for place in Self.places {
            let back = MKMapPoint(place).coordinate
            #expect(abs(back.latitude - place.latitude) < 1e-9)
            #expect(abs(back.longitude - place.longitude) < 1e-9)
        }
    }

    @Test func theWorldIsASquare() {
        let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 85.051_128_78, longitude: -180))
        #expect(abs(corner.x) < 1 && abs(corner.y) < 1)
        let middle = MKMapPoint(CLLocationCoordinate2D())
        #expect(middle.x == 134_217_728 && abs(middle.y - 134_217_728) < 1e-6)
    }

    @Test func polesAreOnTheEdge() {
        let pole = MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0))
        #expect(pole.y.isFinite && abs(pole.y) < 1)
    }

    @Test func regionsAndRectanglesAreOneAndTheOther() {
        for place in Self.places.dropLast() {
            let region = MKCoordinateRegion(
                center: place, span: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 0.25))
            let back = MKCoordinateRegion(region.rectOfTest)
            #expect(abs(back.center.latitude - place.latitude) < 1e-6)
            #expect(abs(back.span.latitudeDelta - 0.5) < 1e-6)
            #expect(abs(back.span.longitudeDelta - 0.25) < 1e-6)
        }
    }

    @Test func aRegionOfMetersHasTheirSize() {
        let region = MKCoordinateRegion(center: Self.places[1], latitudinalMeters: 11_132, longitudinalMeters: 11_132)
        #expect(abs(region.span.latitudeDelta - 0.1) < 0.001)
        #expect(abs(region.span.longitudeDelta - 0.1 / cos(52.52 * .pi / 180)) < 0.001)
    }

    @Test func rectanglesHaveUnionsAndIntersections() {
        let a = MKMapRect(x: 0, y: 0, width: 10, height: 10)
        let b = MKMapRect(x: 5, y: 5, width: 10, height: 10)
        #expect(MKMapRectEqualToRect(a.union(b), MKMapRect(x: 0, y: 0, width: 15, height: 15)))
        #expect(MKMapRectEqualToRect(a.intersection(b), MKMapRect(x: 5, y: 5, width: 5, height: 5)))
        #expect(MKMapRectEqualToRect(a.union(.null), a))
        #expect(a.intersection(MKMapRect(x: 20, y: 20, width: 1, height: 1)).isNull)
        #expect(a.contains(MKMapPoint(x: 9, y: 9)) && !a.contains(MKMapPoint(x: 10, y: 10)))
        #expect(a.insetBy(dx: 6, dy: 0).isNull)
    }

    @Test func aMeterHasMorePointsInTheNorth() {
        #expect(MKMapPointsPerMeterAtLatitude(60) > 1.99 * MKMapPointsPerMeterAtLatitude(0))
        #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149) < 0.001)
    }

    @Test func servicesSayThatTheyAreNotThere() async {
        await #expect(throws: MKError(.serverFailure)) {
            try await MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "coffee")).start()
        }
        await #expect(throws: MKError(.serverFailure)) {
            try await MKDirections(request: MKDirections.Request()).calculate()
        }
        await #expect(throws: CLError(.network)) { try await CLGeocoder().geocodeAddressString("Berlin") }
    }
}

extension MKCoordinateRegion {
    /// The rectangle of the region, by its corners.
    fileprivate var rectOfTest: MKMapRect {
        let a = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2,
                longitude: center.longitude - span.longitudeDelta / 2))
        let b = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2,
                longitude: center.longitude + span.longitudeDelta / 2))
        return MKMapRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
    }
}
