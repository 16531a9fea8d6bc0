import Foundation
import Martlet

/// A point of interest on the map: a place with a name, a telephone number, an address of the web.
open class MKMapItem: NSObject {
    /// The place with its address.
    public let placemark: MKPlacemark
    /// The location.
    public let location: CLLocation
    /// The address, of an item made with one.
    public let address: MKAddress?
    /// The name.
    open var name: String?
    /// The telephone number.
    open var phoneNumber: String?
    /// The address of the web.
    open var url: URL?
    /// The time zone.
    open var timeZone: TimeZone?
    /// The kind of place.
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// Whether the item is the user's location: never, since that is not known.
    open var isCurrentLocation: Bool { false }

    /// Creates an item of a place.
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        location = placemark.location ?? CLLocation(latitude: 0, longitude: 0)
        address = nil
        name = placemark.name
    }

    /// Creates an item of a location.
    public init(location: CLLocation, address: MKAddress?) {
        placemark = MKPlacemark(coordinate: location.coordinate)
        self.location = location
        self.address = address
    }

    /// Opens the item in the desktop's app for `geo:` addresses.
    ///
    /// - Returns: Whether the desktop has such an app.
    @discardableResult
    @MainActor open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        let place = placemark.coordinate
        var parts = URLComponents()
        parts.scheme = "geo"
        parts.path = "\(place.latitude),\(place.longitude)"
        if let name {
            parts.queryItems = [URLQueryItem(name: "q", value: "\(place.latitude),\(place.longitude)(\(name))")]
        }
        return parts.url.map(OpenURLAction.openBySystem) ?? false
    }

    /// Opens several items; the desktop's app is opened for each.
    @discardableResult
    @MainActor open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        mapItems.reduce(true) { $1.openInMaps(launchOptions: launchOptions) && $0 }
    }
}

/// An address as text.
open class MKAddress: NSObject {
    /// The whole address.
    public let fullAddress: String
    /// The address in a few words.
    public let shortAddress: String?

    /// Creates an address; `nil` if it is empty.
    public init?(fullAddress: String, shortAddress: String?) {
        guard !fullAddress.isEmpty else { return nil }
        self.fullAddress = fullAddress
        self.shortAddress = shortAddress
    }
}

/// Keys of the options for opening the desktop's map; they have no effect.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// Directions by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Directions on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// Directions by train and bus.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The directions that the app uses by default.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// The center of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The size of the region.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The kind of map.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
