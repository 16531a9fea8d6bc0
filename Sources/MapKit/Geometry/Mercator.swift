/// The projection of maps: the Mercator projection of a sphere, as tiles of maps use it.
enum Mercator {
    /// The earth's radius at the equator, in meters.
    static let radius = 6_378_137.0
    /// The latitude of the map's edge, at which the map is a square.
    static let edge = 85.051_128_779_806_59

    static func x(of longitude: Double) -> Double { (longitude + 180) / 360 * MKMapSize.world.width }

    static func y(of latitude: Double) -> Double {
        let sine = sin(min(max(latitude, -edge), edge) * .pi / 180)
        return (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * MKMapSize.world.height
    }

    static func longitude(of x: Double) -> Double { x / MKMapSize.world.width * 360 - 180 }

    static func latitude(of y: Double) -> Double {
        90 - 360 * atan(exp((y / MKMapSize.world.height - 0.5) * 2 * .pi)) / .pi
    }

    /// The distance, in whole maps, by which the repetition of a place that is nearest to an x lies beside the place.
    static func shift(of x: Double, near other: Double) -> Double {
        let distance = other - x
        guard distance.isFinite else { return 0 }
        return (distance / MKMapSize.world.width).rounded(.toNearestOrEven) * MKMapSize.world.width
    }

    /// The nearest of the longitudes that differ by whole turns: from -180 up to, not including, 180.
    static func wrapped(_ longitude: Double) -> Double {
        guard longitude.isFinite, longitude < -180 || longitude >= 180 else { return longitude }
        let turned = (longitude + 180).truncatingRemainder(dividingBy: 360)
        return (turned < 0 ? turned + 360 : turned) - 180
    }
}

extension MKMapPoint {
    /// The point of the map's repetition that is nearest to an x.
    func repeated(near other: Double) -> MKMapPoint { MKMapPoint(x: x + Mercator.shift(of: x, near: other), y: y) }
}
