/// A place on the flat map. The map is a square with sides of 268,435,456 points; its origin is the north-west corner.
public struct MKMapPoint: Sendable {
    /// The distance from the map's western edge.
    public var x: Double = 0
    /// The distance from the map's northern edge.
    public var y: Double = 0

    /// Creates the north-west corner.
    public init() {}

    /// Creates a point from its distances.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Creates the point of a place on the earth. Latitudes beyond the map's edge, at about 85 degrees, are moved to it.
    public init(_ coordinate: CLLocationCoordinate2D) {
        self.init(x: Mercator.x(of: coordinate.longitude), y: Mercator.y(of: coordinate.latitude))
    }

    /// The place on the earth.
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: Mercator.latitude(of: y), longitude: Mercator.wrapped(Mercator.longitude(of: x)))
    }

    /// Returns the distance to another point on the earth, in meters.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, point.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude)
            .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
    }
}

/// A width and a height on the flat map.
public struct MKMapSize: Sendable {
    /// The width, in points of the map.
    public var width: Double = 0
    /// The height, in points of the map.
    public var height: Double = 0

    /// Creates an empty size.
    public init() {}

    /// Creates a size from its lengths.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size of the whole map.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// Creates a point from its distances.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// Creates a size from its lengths.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }
/// Creates the point of a place on the earth.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// Returns the place on the earth of a point.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// Returns the distance of two points on the earth, in meters.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
/// Returns whether two points are one.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
    point1.x == point2.x && point1.y == point2.y
}
/// Returns whether two sizes are one.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
    size1.width == size2.width && size1.height == size2.height
}

/// Returns the meters of a point of the map at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    2 * .pi * Mercator.radius / MKMapSize.world.width * cos(latitude * .pi / 180)
}

/// Returns the points of the map that a meter has at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}
