/// The place that a map is looked at from.
///
/// Maps are drawn flat: the pitch is kept, and has no effect.
public struct MapCamera: Equatable, Hashable, Sendable {
    /// The place in the middle of the map.
    public var centerCoordinate: CLLocationCoordinate2D
    /// The distance of the camera from the center, in meters.
    public var distance: Double
    /// The direction that is up, in degrees clockwise from north.
    public var heading: Double
    /// The angle of the view, in degrees; zero is straight down.
    public var pitch: Double

    /// Creates a camera.
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    /// Creates a camera from an object of MapKit.
    public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
            heading: camera.heading, pitch: camera.pitch)
    }

    /// Compares the values of two cameras.
    public static func == (a: MapCamera, b: MapCamera) -> Bool {
        a.centerCoordinate.latitude == b.centerCoordinate.latitude
            && a.centerCoordinate.longitude == b.centerCoordinate.longitude
            && a.distance == b.distance && a.heading == b.heading && a.pitch == b.pitch
    }

    /// Hashes the values.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(centerCoordinate.latitude)
        hasher.combine(centerCoordinate.longitude)
        hasher.combine(distance)
        hasher.combine(heading)
        hasher.combine(pitch)
    }
}

/// The place that a map is looked at from, as an object.
open class MKMapCamera: NSObject {
    /// The place in the middle of the map.
    open var centerCoordinate: CLLocationCoordinate2D
    /// The distance of the camera from the center, in meters.
    open var centerCoordinateDistance: CLLocationDistance
    /// The direction that is up, in degrees clockwise from north.
    open var heading: CLLocationDirection
    /// The angle of the view, in degrees.
    open var pitch: CGFloat

    /// Creates a camera above the equator and Greenwich.
    public override convenience init() {
        self.init(lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 0, pitch: 0, heading: 0)
    }

    /// Creates a camera.
    public init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.heading = heading
        self.pitch = pitch
    }
}

/// Limits of the camera of a map: of its center, and of its distance.
public struct MapCameraBounds: Equatable, Sendable {
    let centers: MKMapRect?
    let minimumDistance: Double?
    let maximumDistance: Double?

    /// Limits the center of the map to a region.
    ///
    /// - Parameters:
    ///   - minimumDistance: The least distance of the camera, in meters; `nil` for no limit.
    ///   - maximumDistance: The greatest distance of the camera, in meters; `nil` for no limit.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {
        self.init(
            centers: centerCoordinateBounds.rect, minimumDistance: minimumDistance, maximumDistance: maximumDistance)
    }

    /// Limits the center of the map to a rectangle.
    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.init(centers: centerCoordinateBounds, minimumDistance: minimumDistance, maximumDistance: maximumDistance)
    }

    /// Limits the distance of the camera.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.init(centers: nil, minimumDistance: minimumDistance, maximumDistance: maximumDistance)
    }

    private init(centers: MKMapRect?, minimumDistance: Double?, maximumDistance: Double?) {
        self.centers = centers
        self.minimumDistance = minimumDistance
        self.maximumDistance = maximumDistance
    }

    /// Compares two limits.
    public static func == (a: MapCameraBounds, b: MapCameraBounds) -> Bool {
        a.minimumDistance == b.minimumDistance && a.maximumDistance == b.maximumDistance
            && MapCameraPosition.isSame(a.centers, b.centers)
    }
}

/// The ways in which the user may move a map.
public struct MapInteractionModes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Moving the map.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// Changing the scale.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Turning the map.
    public static let rotate = MapInteractionModes(rawValue: 4)
    /// Tilting the map; maps are flat here.
    public static let pitch = MapInteractionModes(rawValue: 8)
    /// All ways.
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// The framing of a map, as an action gets it.
public struct MapCameraUpdateContext: Sendable {
    /// The camera.
    public let camera: MapCamera
    /// The visible region; around it where the map is turned.
    public let region: MKCoordinateRegion
    /// The visible rectangle of the map; around it where the map is turned.
    public let rect: MKMapRect
}

/// The times at which an action gets the framing of a map.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
    let isContinuous: Bool

    /// During each movement.
    public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
    /// At the end of a movement.
    public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}
