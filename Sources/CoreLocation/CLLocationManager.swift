import Foundation

/// The user's permission to use the place.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// Not asked yet.
    case notDetermined
    /// Not possible on this machine: the answer of Martlet.
    case restricted
    /// Denied by the user.
    case denied
    /// Granted at all times.
    case authorizedAlways
    /// Granted while the app is in use.
    case authorizedWhenInUse
}

/// An error of Core Location.
public struct CLError: Error, Equatable, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
        /// The place is not known at the moment.
        case locationUnknown
        /// The use of the place is denied.
        case denied
        /// There is no network.
        case network
    }

    /// The reason.
    public let code: Code

    /// Creates an error with a reason.
    public init(_ code: Code) { self.code = code }

    /// The use of the place is denied.
    public static let denied = Code.denied
    /// The place is not known at the moment.
    public static let locationUnknown = Code.locationUnknown
}

/// An object that receives the location of the device from a location manager.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Called with new locations.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called when the location cannot be determined.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called when the delegate is set, and after a request for permission.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Requests the location of the machine. Location services are off: each request fails with ``CLError/denied``.
///
/// An app that handles the denial, as it must on Apple's systems, works as for a user who denies it. Delegates are
/// called on the main queue, after the requesting call.
open class CLLocationManager: NSObject {
    private weak var storedDelegate: (any CLLocationManagerDelegate)?

    /// The delegate; a weak reference.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        get { storedDelegate }
        set {
            storedDelegate = newValue
            later { $0.locationManagerDidChangeAuthorization($1) }
        }
    }

    /// The accuracy that the app would like to have, in meters.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// The movement below which places are not reported, in meters.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone

    /// The user's permission: restricted, as location services are off.
    open var authorizationStatus: CLAuthorizationStatus { .restricted }
    /// The last place: none.
    open var location: CLLocation? { nil }

    /// Returns whether location services are on: they are not.
    open class func locationServicesEnabled() -> Bool { false }

    /// Asks for permission; the delegate hears that it is restricted.
    open func requestWhenInUseAuthorization() { later { $0.locationManagerDidChangeAuthorization($1) } }

    /// Asks for permission; the delegate hears that it is restricted.
    open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }

    /// Asks for the place; the delegate hears that this is denied.
    open func requestLocation() { later { $0.locationManager($1, didFailWithError: CLError(.denied)) } }

    /// Asks for places from now on; the delegate hears that this is denied.
    open func startUpdatingLocation() { requestLocation() }

    /// Ends asking for places.
    open func stopUpdatingLocation() {}

    private func later(_ call: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        // nonisolated(unsafe): the closure runs on the main queue, where managers are made and used.
        nonisolated(unsafe) weak let manager = self
        DispatchQueue.main.async {
            guard let manager, let delegate = manager.storedDelegate else { return }
            call(delegate, manager)
        }
    }
}
