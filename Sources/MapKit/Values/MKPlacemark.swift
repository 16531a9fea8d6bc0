/// A place on the map with its address.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The name.
    open var title: String? { name }
    /// The town.
    open var subtitle: String? { locality }
    /// The code of the country: two letters, by ISO 3166.
    open var countryCode: String? { isoCountryCode }

    /// Creates a place without an address.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, addressDictionary: nil)
    }

    /// Creates a place with an address, by the keys that Core Location's dictionaries have: "Street", "City", "State",
    /// "ZIP", "Country", "CountryCode".
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.coordinate = coordinate
        super.init(
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
            address: (addressDictionary ?? [:]).compactMapValues { $0 as? String })
    }
}
