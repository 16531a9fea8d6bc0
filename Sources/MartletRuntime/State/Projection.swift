/// A location that was made from another, with its key, and those whose keys have the same hash.
///
/// The hash is that of the moment at which the location was made. An app may use objects as ids and change the properties
/// that their hash depends on: such an id is another key from then on.
struct Projection {
    private let key: AnyHashable
    let location: AnyLocation
    private let others: Others?

    private final class Others {
        let first: Projection

        init(_ first: Projection) { self.first = first }
    }

    init(key: AnyHashable, location: AnyLocation, next: Projection?) {
        self.key = key
        self.location = location
        others = next.map(Others.init)
    }

    /// The next of those with the same hash.
    var next: Projection? { others?.first }

    /// The location of a key. Compares values of the app.
    func location(for key: AnyHashable) -> AnyLocation? {
        self.key == key ? location : next?.location(for: key)
    }

    /// Releases what was made from the locations.
    func end() {
        location.endProjections()
        next?.end()
    }
}
