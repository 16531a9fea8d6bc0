import Foundation

/// Looks up the place of an address, and the address of a place. No service is asked here: each request fails with
/// ``CLError/Code/network``.
open class CLGeocoder: NSObject {
    /// Called with the places that were found, or with an error.
    public typealias GeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

    /// Whether a request is under way: never, since each fails at once.
    open var isGeocoding: Bool { false }

    /// Looks up places by an address.
    ///
    /// - Throws: ``CLError/Code/network``.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Looks up places by an address within an area.
    ///
    /// - Throws: ``CLError/Code/network``.
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Looks up the addresses of a location.
    ///
    /// - Throws: ``CLError/Code/network``.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Looks up the addresses of a location, in a language.
    ///
    /// - Throws: ``CLError/Code/network``.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Looks up places by an address; the handler gets ``CLError/Code/network`` on the main queue.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping GeocodeCompletionHandler
    ) { fail(completionHandler, with: CLError(.network)) }

    /// Looks up the addresses of a location; the handler gets ``CLError/Code/network`` on the main queue.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping GeocodeCompletionHandler
    ) { fail(completionHandler, with: CLError(.network)) }

    /// Ends a request.
    open func cancelGeocode() {}
}
