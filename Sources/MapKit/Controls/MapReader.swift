/// A view that converts between points of the map inside it and places on the earth.
///
///     MapReader { proxy in
///         Map().onTapGesture { point in
///             if let place = proxy.convert(point, from: .local) { pins.append(place) }
///         }
///     }
@MainActor @preconcurrency
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var link = MapReaderLink()

    /// Shows content that gets a proxy for the map in it.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    /// The content.
    public var body: some View { content(MapProxy(link: link)).environment(\.mapReader, link) }
}

/// The map that a reader has found.
@MainActor
final class MapReaderLink {
    weak var controller: MapController?
}

/// Converts between points of a map and places on the earth.
@MainActor @preconcurrency
public struct MapProxy {
    let link: MapReaderLink

    private var viewport: MapViewport? { link.controller?.shown }

    /// Returns the place at a point; `nil` before the map is shown.
    ///
    /// - Parameter space: The space of the point; the local one is that of the map.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard let viewport, let origin = origin(in: space) else { return nil }
        return viewport.mapPoint(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)).coordinate
    }

    /// Returns the point of a place; `nil` before the map is shown.
    ///
    /// - Parameter space: The space of the point; the local one is that of the map.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let viewport, let origin = origin(in: space) else { return nil }
        let point = viewport.point(for: MKMapPoint(coordinate))
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    private func origin(in space: some CoordinateSpaceProtocol) -> CGPoint? {
        link.controller?.geometry?.frame(in: space).origin
    }

    /// Returns the camera that frames a region in the map.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera { camera(framing: region.rect) }

    /// Returns the camera that frames a rectangle in the map.
    public func camera(framing rect: MKMapRect) -> MapCamera {
        MapViewport(showing: rect, size: viewport?.size ?? CGSize(width: 400, height: 400)).camera
    }
}
