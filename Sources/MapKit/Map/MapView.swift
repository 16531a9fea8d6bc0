/// A map of items: finds the part of the earth to show, and lets the user move it.
struct MapView: View {
    let items: [MapItem]
    let configuration: MapConfiguration

    @State private var controller = MapController()
    /// The position of a map whose app keeps none.
    @State private var own: MapCameraPosition?
    /// Whether the user is moving the map at the moment.
    @State private var isMoving = false
    @Environment(\.mapScopes) private var scopes
    @Environment(\.mapReader) private var reader

    var body: some View {
        GeometryReader { geometry in
            let viewport = viewport(size: geometry.size)
            MapSurface(
                viewport: viewport, target: viewport, items: items, selection: configuration.selection,
                controller: controller, isMoving: isMoving
            )
            .modifier(
                MapInteraction(
                    viewport: viewport, modes: configuration.modes, bounds: configuration.bounds,
                    selection: configuration.selection, isMoving: $isMoving, move: move)
            )
            .accessibilityElement(children: .contain)
            .accessibilityLabel(Text("Map"))
            .onAppear { connect(geometry) }
            .onChange(of: geometry.size) { connect(geometry) }
        }
        .environment(\.mapController, controller)
    }

    private func connect(_ geometry: GeometryProxy) {
        controller.geometry = geometry
        controller.move = { move(to: $0) }
        reader?.controller = controller
        if let scope = configuration.scope { scopes?.register(controller, in: scope) }
    }

    private var position: MapCameraPosition {
        switch configuration.position {
        case .bound(let binding): binding.wrappedValue
        case .initial(let position): own ?? position
        case .region(let binding): .region(binding.wrappedValue)
        case .rect(let binding): .rect(binding.wrappedValue)
        }
    }

    /// Shows a viewport that the user has moved the map to.
    private func move(to viewport: MapViewport) {
        let viewport = viewport.limited(by: configuration.bounds)
        let left = MapCameraPosition(
            .left(center: viewport.center, scale: viewport.scale, heading: viewport.heading))
        switch configuration.position {
        case .bound(let binding): binding.wrappedValue = left
        case .initial: own = left
        case .region(let binding): binding.wrappedValue = MKCoordinateRegion(viewport.rect)
        case .rect(let binding): binding.wrappedValue = viewport.rect
        }
    }

    private func viewport(size: CGSize) -> MapViewport {
        viewport(of: position, size: size).limited(by: configuration.bounds)
    }

    private func viewport(of position: MapCameraPosition, size: CGSize) -> MapViewport {
        switch position.framing {
        case .automatic: return automaticViewport(size: size)
        case .region(let region): return MapViewport(showing: region.rect, size: size)
        case .rect(let rect): return MapViewport(showing: rect, size: size)
        case .camera(let camera): return MapViewport(camera, size: size)
        case .item(let item, _):
            return MapViewport(
                showing: MKCoordinateRegion(
                    center: item.placemark.coordinate, latitudinalMeters: 1_000, longitudinalMeters: 1_000
                ).rect, size: size)
        case .user:
            guard let fallback = position.fallbackPosition else { return automaticViewport(size: size) }
            return viewport(of: fallback, size: size)
        case .left(let center, let scale, let heading):
            return MapViewport(center: center, scale: scale, heading: heading, size: size)
        }
    }

    /// The distance of content from the edges of a map that shows all of it, in points.
    private static var margin: CGFloat { 44 }

    /// The viewport that shows all content; around a single place, a kilometer.
    private func automaticViewport(size: CGSize) -> MapViewport {
        var rect = items.reduce(MKMapRect.null) { $0.union($1.rect) }
        guard !rect.isNull else { return MapViewport(showing: .world, size: size) }
        let least = 1_000 * MKMapPointsPerMeterAtLatitude(MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude)
        let (width, height) = (max(rect.width, least), max(rect.height, least))
        rect = MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
        let inner = CGSize(
            width: max(size.width / 2, size.width - 2 * Self.margin),
            height: max(size.height / 2, size.height - 2 * Self.margin))
        var viewport = MapViewport(showing: rect, size: inner)
        viewport.size = size
        return viewport
    }
}
