/// An object with a place on the map.
public protocol MKAnnotation: NSObjectProtocol {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title.
    var title: String? { get }
    /// The second title.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// No title.
    public var title: String? { nil }
    /// No second title.
    public var subtitle: String? { nil }
}

/// An object with a place on the map, which the app sets.
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// The place.
    open var coordinate = CLLocationCoordinate2D()
    /// The title.
    open var title: String?
    /// The second title.
    open var subtitle: String?

    /// Creates an annotation at the equator and Greenwich.
    public override init() {}

    /// Creates an annotation at a place.
    public init(
        __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
    ) {
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
    }
}

/// A line or an area of the map: its points.
open class MKMultiPoint: NSObject {
    /// The points.
    let mapPoints: [MKMapPoint]

    init(places: [MKMapPoint]) { mapPoints = places }

    /// The number of points.
    open var pointCount: Int { mapPoints.count }

    /// The smallest rectangle around all points.
    open var boundingMapRect: MKMapRect { mapPoints.boundingRect }

    /// The middle of the rectangle around all points.
    open var coordinate: CLLocationCoordinate2D {
        let rect = boundingMapRect
        return rect.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }
}

/// A line of the map through points.
open class MKPolyline: MKMultiPoint {
    /// Creates a line through places.
    ///
    /// - Parameter count: The number of places that count.
    public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
        self.init(places: coords.prefix(max(0, count)).map(MKMapPoint.init))
    }

    /// Creates a line through points of the map.
    public convenience init(points: [MKMapPoint], count: Int) { self.init(places: Array(points.prefix(max(0, count)))) }
}

/// An area of the map with corners.
open class MKPolygon: MKMultiPoint {
    /// The areas that are cut out.
    public let interiorPolygons: [MKPolygon]?

    /// Creates an area.
    public init(
        coordinates coords: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.interiorPolygons = interiorPolygons
        super.init(places: coords.prefix(max(0, count)).map(MKMapPoint.init))
    }
}

/// A circle on the earth.
open class MKCircle: NSObject {
    /// The center.
    public let coordinate: CLLocationCoordinate2D
    /// The radius, in meters.
    public let radius: CLLocationDistance

    /// Creates a circle.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        coordinate = coord
        self.radius = radius
    }
}

extension [MKMapPoint] {
    var boundingRect: MKMapRect {
        reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }
}
