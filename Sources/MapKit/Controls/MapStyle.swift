/// The look of a map's ground. Tiles come from one source, so that the style has no effect.
public struct MapStyle: Sendable {
    /// The height of the ground.
    public struct Elevation: Hashable, Sendable {
        let name: String
        /// As the map likes.
        public static let automatic = Elevation(name: "automatic")
        /// Flat.
        public static let flat = Elevation(name: "flat")
        /// With hills.
        public static let realistic = Elevation(name: "realistic")
    }

    /// The strength of the colors.
    public struct StandardEmphasis: Hashable, Sendable {
        let name: String
        /// As the map likes.
        public static let automatic = StandardEmphasis(name: "automatic")
        /// Pale.
        public static let muted = StandardEmphasis(name: "muted")
    }

    /// A map of roads and places.
    public static var standard: MapStyle { MapStyle() }
    /// Pictures from above.
    public static var imagery: MapStyle { MapStyle() }
    /// Pictures from above with roads and places.
    public static var hybrid: MapStyle { MapStyle() }

    /// Returns a map of roads and places.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }

    /// Pictures from above.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }

    /// Pictures from above with roads and places.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
}

/// Kinds of place that a map's ground shows.
public struct PointOfInterestCategories: Hashable, Sendable {
    private let categories: Set<MKPointOfInterestCategory>
    private let isIncluding: Bool

    /// All kinds.
    public static var all: PointOfInterestCategories { .excluding([]) }
    /// None.
    public static var excludingAll: PointOfInterestCategories { .including([]) }

    /// Returns some kinds alone.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories(categories: Set(categories), isIncluding: true)
    }

    /// Returns all but some kinds.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories(categories: Set(categories), isIncluding: false)
    }
}
