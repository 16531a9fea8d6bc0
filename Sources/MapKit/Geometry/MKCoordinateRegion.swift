/// The width and height of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// The height, in degrees of latitude; one degree is about 111 kilometers.
    public var latitudeDelta: CLLocationDegrees = 0
    /// The width, in degrees of longitude.
    public var longitudeDelta: CLLocationDegrees = 0

    /// Creates an empty span.
    public init() {}

    /// Creates a span from its degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// Creates a span from its degrees.
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// A rectangle of latitudes and longitudes around a center.
///
///     MKCoordinateRegion(center: paris, latitudinalMeters: 2_000, longitudinalMeters: 2_000)
public struct MKCoordinateRegion: Sendable {
    /// The center.
    public var center = CLLocationCoordinate2D()
    /// The width and height, in degrees.
    public var span = MKCoordinateSpan()

    /// Creates an empty region at the equator and Greenwich.
    public init() {}

    /// Creates a region from its center and its size in degrees.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Creates a region from its center and its size in meters.
    ///
    /// - Parameters:
    ///   - latitudinalMeters: The extent from north to south.
    ///   - longitudinalMeters: The extent from west to east, at the center.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let perDegree = Mercator.radius * .pi / 180
        let shrink = max(cos(center.latitude * .pi / 180), 1e-6)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: min(180, latitudinalMeters / perDegree),
                longitudeDelta: min(360, longitudinalMeters / (perDegree * shrink))))
    }

    /// Creates the region of a rectangle of the map.
    public init(_ rect: MKMapRect) {
        guard !rect.isNull else {
            self.init()
            return
        }
        let (north, south) = (Mercator.latitude(of: rect.minY), Mercator.latitude(of: rect.maxY))
        let center = MKMapPoint(x: rect.midX, y: 0).coordinate.longitude
        self.init(
            center: CLLocationCoordinate2D(latitude: (north + south) / 2, longitude: center),
            span: MKCoordinateSpan(
                latitudeDelta: abs(north - south), longitudeDelta: rect.width / MKMapSize.world.width * 360))
    }

    /// The rectangle of the map that the region covers. Latitudes beyond the map's edge, at about 85 degrees, are cut.
    var rect: MKMapRect {
        let top = Mercator.y(of: center.latitude + span.latitudeDelta / 2)
        let bottom = Mercator.y(of: center.latitude - span.latitudeDelta / 2)
        let width = abs(span.longitudeDelta) / 360 * MKMapSize.world.width
        let middle = Mercator.x(of: center.longitude)
        return MKMapRect(x: middle - width / 2, y: min(top, bottom), width: width, height: abs(bottom - top))
    }
}

/// Creates a region from its center and its size in degrees.
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}

/// Creates a region from its center and its size in meters.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// Creates the region of a rectangle of the map.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
