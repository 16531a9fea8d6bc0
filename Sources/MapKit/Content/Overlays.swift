/// A line on a map.
///
///     MapPolyline(coordinates: [berlin, prague, vienna]).stroke(.blue, lineWidth: 4)
@MainActor @preconcurrency
public struct MapPolyline: _PrimitiveMapContent {
    /// The course of a line between two of its points.
    public enum ContourStyle: Sendable {
        /// Straight on the map.
        case straight
        /// The shortest way on the earth.
        case geodesic
    }

    private let places: [MKMapPoint]
    private let contourStyle: ContourStyle

    /// Draws a line through places.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        self.init(points: coordinates.map(MKMapPoint.init), contourStyle: contourStyle)
    }

    /// Draws a line through points of the map.
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        places = points
        self.contourStyle = contourStyle
    }

    /// Draws a line.
    public init(_ polyline: MKPolyline) { self.init(points: polyline.mapPoints) }

    /// Draws the line of a way.
    public init(_ route: MKRoute) { self.init(route.polyline) }

    /// Adds the line.
    public func _collect(into collector: inout _MapCollector) {
        collector.append(.line(places, isGeodesic: contourStyle == .geodesic))
    }
}

/// An area on a map.
///
///     MapPolygon(coordinates: corners).foregroundStyle(.green.opacity(0.3)).stroke(.green)
@MainActor @preconcurrency
public struct MapPolygon: _PrimitiveMapContent {
    private let places: [MKMapPoint]

    /// Fills the area between places.
    public init(coordinates: [CLLocationCoordinate2D]) { self.init(points: coordinates.map(MKMapPoint.init)) }

    /// Fills the area between points of the map.
    public init(points: [MKMapPoint]) { places = points }

    /// Fills an area.
    public init(_ polygon: MKPolygon) { self.init(points: polygon.mapPoints) }

    /// Adds the area.
    public func _collect(into collector: inout _MapCollector) { collector.append(.area(places)) }
}

/// A circle on a map.
///
///     MapCircle(center: home, radius: 500).foregroundStyle(.blue.opacity(0.2))
@MainActor @preconcurrency
public struct MapCircle: _PrimitiveMapContent {
    private let center: MKMapPoint
    private let radius: CLLocationDistance

    /// Fills a circle.
    ///
    /// - Parameter radius: The radius, in meters.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.center = MKMapPoint(center)
        self.radius = radius
    }

    /// Fills the circle inside a rectangle of the map.
    public init(mapRect: MKMapRect) {
        center = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
        radius =
            min(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.coordinate.latitude)
    }

    /// Fills a circle.
    public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }

    /// Adds the circle.
    public func _collect(into collector: inout _MapCollector) {
        collector.append(.circle(center, radius: radius))
    }
}
