// Values of Core Location for files that import it: coordinates, locations, distances and regions. The manager says that
// location services are off: Martlet asks no service of the desktop for the place.
@_exported import Foundation

/// An angle of latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in meters.
public typealias CLLocationDistance = Double
/// A radius of uncertainty, in meters; negative if the value is not valid.
public typealias CLLocationAccuracy = Double
/// A speed, in meters per second; negative if it is not known.
public typealias CLLocationSpeed = Double
/// A direction, in degrees clockwise from north; negative if it is not known.
public typealias CLLocationDirection = Double

/// The accuracy of a location that is as good as possible.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The accuracy of a location for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// No filter: each movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on the earth, by its latitude and longitude in the World Geodetic System of 1984.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator; negative to the south.
    public var latitude: CLLocationDegrees = 0
    /// Degrees east of Greenwich; negative to the west.
    public var longitude: CLLocationDegrees = 0

    /// Creates the place at the equator and Greenwich.
    public init() {}

    /// Creates a place from its degrees.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns whether a place has a latitude from -90 to 90 and a longitude from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Creates a place from its degrees.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A place at a time, with its height and accuracy.
///
///     let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
///     let meters = paris.distance(from: CLLocation(latitude: 52.52, longitude: 13.405))
// @unchecked Sendable: all properties are constants; subclasses are to keep to that, as in Core Location.
open class CLLocation: NSObject, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The height above the sea, in meters.
    public let altitude: CLLocationDistance
    /// The radius of uncertainty of the place, in meters.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The uncertainty of the height, in meters.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of travel, in degrees clockwise from north.
    public let course: CLLocationDirection
    /// The speed, in meters per second.
    public let speed: CLLocationSpeed
    /// The time.
    public let timestamp: Date

    /// Creates a location at a place, now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Creates a location at a place and a time.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    /// Creates a location at a place and a time, with its movement.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }

    /// Returns the length of the great circle to another location, in meters, on a sphere of the earth's mean radius.
    ///
    /// The result differs from that on an ellipsoid by up to half a percent. The height does not count.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate, location.coordinate)
        let (latitude, otherLatitude) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
        let rise = sin((otherLatitude - latitude) / 2)
        let turn = sin((b.longitude - a.longitude) * .pi / 360)
        let chord = rise * rise + cos(latitude) * cos(otherLatitude) * turn * turn
        return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    }
}
