/// The part of the earth that a map shows: all of its content, a region, or the view of a camera.
///
///     @State private var position = MapCameraPosition.region(region)
///     Map(position: $position) { Marker("Home", coordinate: home) }
///     Button("All") { withAnimation { position = .automatic } }
///
/// When the user moves the map, the binding gets a value whose ``positionedByUser`` is true.
public struct MapCameraPosition: Equatable {
    enum Framing {
        case automatic
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case camera(MapCamera)
        case item(MKMapItem, allowsPitch: Bool)
        case user(followsHeading: Bool)
        /// The viewport that the user has left the map at: the center, and the points of the view for a point of the map.
        case left(center: MKMapPoint, scale: Double, heading: Double)
    }

    let framing: Framing
    private let fallbacks: [MapCameraPosition]

    init(_ framing: Framing, fallback: MapCameraPosition? = nil) {
        self.framing = framing
        fallbacks = fallback.map { [$0] } ?? []
    }

    /// Shows all content of the map; without content, the whole earth.
    public static var automatic: MapCameraPosition { MapCameraPosition(.automatic) }

    /// Shows a region whole.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(.region(region)) }

    /// Shows a rectangle of the map whole.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }

    /// Shows what a camera sees.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }

    /// Shows a place, and a kilometer around it.
    public static func item(_ mapItem: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(.item(mapItem, allowsPitch: allowsAutomaticPitch))
    }

    /// Shows the user's location. That is never known here, so that the map shows the fallback.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        MapCameraPosition(.user(followsHeading: followsHeading), fallback: fallback)
    }

    /// The region, of a position made by ``region(_:)``.
    public var region: MKCoordinateRegion? { if case .region(let region) = framing { region } else { nil } }
    /// The rectangle, of a position made by ``rect(_:)``.
    public var rect: MKMapRect? { if case .rect(let rect) = framing { rect } else { nil } }
    /// The camera, of a position made by ``camera(_:)``.
    public var camera: MapCamera? { if case .camera(let camera) = framing { camera } else { nil } }
    /// The place, of a position made by ``item(_:allowsAutomaticPitch:)``.
    public var item: MKMapItem? { if case .item(let item, _) = framing { item } else { nil } }
    /// The position that is shown until the user's location is known.
    public var fallbackPosition: MapCameraPosition? { fallbacks.first }
    /// Whether the map follows the user's location.
    public var followsUserLocation: Bool { if case .user = framing { true } else { false } }
    /// Whether the map turns with the user.
    public var followsUserHeading: Bool { if case .user(let follows) = framing { follows } else { false } }
    /// Whether the user has moved the map.
    public var positionedByUser: Bool { if case .left = framing { true } else { false } }
    /// Whether the map may tilt its camera.
    public var allowsAutomaticPitch: Bool { if case .item(_, let allows) = framing { allows } else { false } }

    /// Returns whether two positions show the same part of the earth in the same way.
    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
        guard a.fallbacks == b.fallbacks else { return false }
        return switch (a.framing, b.framing) {
        case (.automatic, .automatic): true
        case (.region(let a), .region(let b)): isSame(a.center, b.center) && isSame(a.span, b.span)
        case (.rect(let a), .rect(let b)): MKMapRectEqualToRect(a, b)
        case (.camera(let a), .camera(let b)): a == b
        case (.item(let a, let allowsA), .item(let b, let allowsB)): a === b && allowsA == allowsB
        case (.user(let a), .user(let b)): a == b
        case (.left(let a, let scaleA, let headingA), .left(let b, let scaleB, let headingB)):
            MKMapPointEqualToPoint(a, b) && scaleA == scaleB && headingA == headingB
        default: false
        }
    }

    static func isSame(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Bool {
        a.latitude == b.latitude && a.longitude == b.longitude
    }

    static func isSame(_ a: MKCoordinateSpan, _ b: MKCoordinateSpan) -> Bool {
        a.latitudeDelta == b.latitudeDelta && a.longitudeDelta == b.longitudeDelta
    }

    static func isSame(_ a: MKMapRect?, _ b: MKMapRect?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return MKMapRectEqualToRect(a, b)
    }
}
