/// A map with markers, annotations, lines and areas.
///
///     @State private var position = MapCameraPosition.automatic
///
///     Map(position: $position) {
///         Marker("Brandenburg Gate", coordinate: gate)
///         MapCircle(center: gate, radius: 500).foregroundStyle(.blue.opacity(0.2))
///     }
///     .mapTiles(MapTileSource(template: "https://tiles.example.org/{z}/{x}/{y}.png", attribution: "© Example"))
///
/// The user moves the map by dragging, by the arrow keys, and changes its scale by the wheel, by two fingers, by a double
/// click, and by "+" and "-". Martlet asks no service: the ground is a grid of degrees, or tiles from an address that the
/// app sets by `mapTiles(_:)`. The map takes the size that it is offered.
@MainActor @preconcurrency
public struct Map<Content: View>: View {
    private let content: Content

    init(content: Content) { self.content = content }

    /// The map.
    public var body: some View { content }
}

/// The view of a map with content and a selection.
@MainActor @preconcurrency
public struct MapContentView<SelectedValue: Hashable, Content: MapContent>: View {
    let configuration: MapConfiguration
    let content: Content

    /// The map.
    public var body: some View {
        var collector = _MapCollector()
        content._collect(into: &collector)
        return MapView(items: collector.items, configuration: configuration)
    }
}

extension Map {
    /// Shows content at a position that the app keeps.
    ///
    /// - Parameters:
    ///   - position: The position; gets a value with `positionedByUser` when the user moves the map.
    ///   - bounds: Limits of the camera.
    ///   - interactionModes: The ways in which the user may move the map.
    ///   - scope: The name that controls outside of the map use.
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(
            MapConfiguration(position: .bound(position), bounds: bounds, modes: interactionModes, scope: scope), content
        )
    }

    /// Shows content at a position that the app keeps, with a selection of tagged items.
    public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(
            MapConfiguration(
                position: .bound(position), bounds: bounds, modes: interactionModes, scope: scope,
                selection: MapSelectionBinding(binding: selection)), content)
    }

    /// Shows content at an initial position.
    public init<C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(
            MapConfiguration(
                position: .initial(initialPosition), bounds: bounds, modes: interactionModes, scope: scope), content)
    }

    /// Shows content at an initial position, with a selection of tagged items.
    public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(
            MapConfiguration(
                position: .initial(initialPosition), bounds: bounds, modes: interactionModes, scope: scope,
                selection: MapSelectionBinding(binding: selection)), content)
    }

    /// Shows content, all of it at first.
    public init<C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(
            initialPosition: .automatic, bounds: bounds, interactionModes: interactionModes, scope: scope,
            content: content)
    }

    /// Shows content, all of it at first, with a selection of tagged items.
    public init<SelectedValue: Hashable, C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(
            initialPosition: .automatic, bounds: bounds, interactionModes: interactionModes, selection: selection,
            scope: scope, content: content)
    }

    private init<SelectedValue: Hashable, C: MapContent>(_ configuration: MapConfiguration, _ content: () -> C)
    where Content == MapContentView<SelectedValue, C> {
        self.init(content: MapContentView(configuration: configuration, content: content()))
    }
}

extension Map where Content == MapContentView<Never, EmptyMapContent> {
    /// Shows the earth at a position that the app keeps.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(position: position, bounds: bounds, interactionModes: interactionModes, scope: scope) {}
    }

    /// Shows the earth at an initial position.
    public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, scope: scope) {}
    }

    /// Shows the earth.
    public init(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(bounds: bounds, interactionModes: interactionModes, scope: scope) {}
    }
}
