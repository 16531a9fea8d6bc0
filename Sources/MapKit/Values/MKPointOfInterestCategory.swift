/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "MKPOICategory" + name }

    /// Places of the kind: airport.
    public static let airport = MKPointOfInterestCategory("Airport")
    /// Places of the kind: amusement park.
    public static let amusementPark = MKPointOfInterestCategory("AmusementPark")
    /// Places of the kind: aquarium.
    public static let aquarium = MKPointOfInterestCategory("Aquarium")
    /// Places of the kind: cash machine.
    public static let atm = MKPointOfInterestCategory("ATM")
    /// Places of the kind: bakery.
    public static let bakery = MKPointOfInterestCategory("Bakery")
    /// Places of the kind: bank.
    public static let bank = MKPointOfInterestCategory("Bank")
    /// Places of the kind: beach.
    public static let beach = MKPointOfInterestCategory("Beach")
    /// Places of the kind: brewery.
    public static let brewery = MKPointOfInterestCategory("Brewery")
    /// Places of the kind: cafe.
    public static let cafe = MKPointOfInterestCategory("Cafe")
    /// Places of the kind: campground.
    public static let campground = MKPointOfInterestCategory("Campground")
    /// Places of the kind: car rental.
    public static let carRental = MKPointOfInterestCategory("CarRental")
    /// Places of the kind: castle.
    public static let castle = MKPointOfInterestCategory("Castle")
    /// Places of the kind: charger of electric cars.
    public static let evCharger = MKPointOfInterestCategory("EVCharger")
    /// Places of the kind: fire station.
    public static let fireStation = MKPointOfInterestCategory("FireStation")
    /// Places of the kind: fitness center.
    public static let fitnessCenter = MKPointOfInterestCategory("FitnessCenter")
    /// Places of the kind: food market.
    public static let foodMarket = MKPointOfInterestCategory("FoodMarket")
    /// Places of the kind: petrol station.
    public static let gasStation = MKPointOfInterestCategory("GasStation")
    /// Places of the kind: hospital.
    public static let hospital = MKPointOfInterestCategory("Hospital")
    /// Places of the kind: hotel.
    public static let hotel = MKPointOfInterestCategory("Hotel")
    /// Places of the kind: laundry.
    public static let laundry = MKPointOfInterestCategory("Laundry")
    /// Places of the kind: library.
    public static let library = MKPointOfInterestCategory("Library")
    /// Places of the kind: marina.
    public static let marina = MKPointOfInterestCategory("Marina")
    /// Places of the kind: movie theater.
    public static let movieTheater = MKPointOfInterestCategory("MovieTheater")
    /// Places of the kind: museum.
    public static let museum = MKPointOfInterestCategory("Museum")
    /// Places of the kind: music venue.
    public static let musicVenue = MKPointOfInterestCategory("MusicVenue")
    /// Places of the kind: national park.
    public static let nationalPark = MKPointOfInterestCategory("NationalPark")
    /// Places of the kind: nightlife.
    public static let nightlife = MKPointOfInterestCategory("Nightlife")
    /// Places of the kind: park.
    public static let park = MKPointOfInterestCategory("Park")
    /// Places of the kind: parking.
    public static let parking = MKPointOfInterestCategory("Parking")
    /// Places of the kind: pharmacy.
    public static let pharmacy = MKPointOfInterestCategory("Pharmacy")
    /// Places of the kind: police.
    public static let police = MKPointOfInterestCategory("Police")
    /// Places of the kind: post office.
    public static let postOffice = MKPointOfInterestCategory("PostOffice")
    /// Places of the kind: public transport.
    public static let publicTransport = MKPointOfInterestCategory("PublicTransport")
    /// Places of the kind: restaurant.
    public static let restaurant = MKPointOfInterestCategory("Restaurant")
    /// Places of the kind: restroom.
    public static let restroom = MKPointOfInterestCategory("Restroom")
    /// Places of the kind: school.
    public static let school = MKPointOfInterestCategory("School")
    /// Places of the kind: stadium.
    public static let stadium = MKPointOfInterestCategory("Stadium")
    /// Places of the kind: store.
    public static let store = MKPointOfInterestCategory("Store")
    /// Places of the kind: theater.
    public static let theater = MKPointOfInterestCategory("Theater")
    /// Places of the kind: university.
    public static let university = MKPointOfInterestCategory("University")
    /// Places of the kind: winery.
    public static let winery = MKPointOfInterestCategory("Winery")
    /// Places of the kind: zoo.
    public static let zoo = MKPointOfInterestCategory("Zoo")
}
