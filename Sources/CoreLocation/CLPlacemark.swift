import Foundation

/// A place with its address.
open class CLPlacemark: NSObject {
    /// The location.
    public let location: CLLocation?
    /// The area.
    public let region: CLRegion?
    /// The time zone.
    public let timeZone: TimeZone?
    /// The name.
    public let name: String?
    /// The street.
    public let thoroughfare: String?
    /// The number of the house.
    public let subThoroughfare: String?
    /// The town.
    public let locality: String?
    /// The part of the town.
    public let subLocality: String?
    /// The state or province.
    public let administrativeArea: String?
    /// The part of the state.
    public let subAdministrativeArea: String?
    /// The code for letters.
    public let postalCode: String?
    /// The code of the country: two letters, by ISO 3166.
    public let isoCountryCode: String?
    /// The country.
    public let country: String?
    /// The lake or river.
    public let inlandWater: String?
    /// The ocean.
    public let ocean: String?
    /// Places of interest around it.
    public let areasOfInterest: [String]?

    /// Creates a copy of a place.
    public convenience init(placemark: CLPlacemark) {
        self.init(
            location: placemark.location, name: placemark.name,
            address: [
                "Street": placemark.thoroughfare, "SubThoroughfare": placemark.subThoroughfare,
                "City": placemark.locality, "SubLocality": placemark.subLocality, "State": placemark.administrativeArea,
                "SubAdministrativeArea": placemark.subAdministrativeArea, "ZIP": placemark.postalCode,
                "CountryCode": placemark.isoCountryCode, "Country": placemark.country,
            ].compactMapValues { $0 })
    }

    /// Creates a place from parts of its address, by the keys that Core Location's dictionaries have.
    package init(location: CLLocation?, name: String? = nil, address: [String: String] = [:]) {
        self.location = location
        self.name = name ?? address["Name"]
        region = nil
        timeZone = nil
        thoroughfare = address["Thoroughfare"] ?? address["Street"]
        subThoroughfare = address["SubThoroughfare"]
        locality = address["City"]
        subLocality = address["SubLocality"]
        administrativeArea = address["State"]
        subAdministrativeArea = address["SubAdministrativeArea"]
        postalCode = address["ZIP"]
        isoCountryCode = address["CountryCode"]
        country = address["Country"]
        inlandWater = nil
        ocean = nil
        areasOfInterest = nil
    }
}
