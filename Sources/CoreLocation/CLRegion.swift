import Foundation

/// An area with a name.
open class CLRegion: NSObject {
    /// The name, by which two areas are one.
    public let identifier: String

    /// Whether entering the area is of interest.
    public var notifyOnEntry = true
    /// Whether leaving the area is of interest.
    public var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }

    /// Returns whether two areas have one name.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

    /// The hash of the name.
    open override var hash: Int { identifier.hashValue }
}

/// A circle on the earth with a name.
open class CLCircularRegion: CLRegion {
    /// The center.
    public let center: CLLocationCoordinate2D
    /// The radius, in meters.
    public let radius: CLLocationDistance

    /// Creates a circle from its center and its radius in meters.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Returns whether a place is inside.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return place.distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
    }
}
