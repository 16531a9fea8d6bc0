import Observation

/// A map on a screen, as controls, readers and keys address it.
@MainActor @Observable
final class MapController {
    /// The viewport that is shown now, in the middle of an animation too; `nil` before the first layout.
    private(set) var shown: MapViewport?
    /// Moves the map as the user does.
    @ObservationIgnored var move: (@MainActor (MapViewport) -> Void)?
    /// The coordinate spaces around the map.
    @ObservationIgnored var geometry: GeometryProxy?

    func show(_ viewport: MapViewport) {
        if shown != viewport { shown = viewport }
    }

    /// Moves the map with an animation.
    func animate(_ change: (MapViewport) -> MapViewport) {
        guard let shown else { return }
        withAnimation(.easeInOut(duration: 0.25)) { move?(change(shown)) }
    }
}

/// The maps with a scope: a name that controls outside of them use.
@MainActor @Observable
final class MapScopes {
    private(set) var controllers: [Namespace.ID: MapController] = [:]

    nonisolated init() {}

    func register(_ controller: MapController, in scope: Namespace.ID) {
        if controllers[scope] !== controller { controllers[scope] = controller }
    }
}

/// An action that gets the framing of the maps below.
struct MapCameraAction {
    let frequency: MapCameraUpdateFrequency
    let perform: (MapCameraUpdateContext) -> Void
}

private struct MapControllerKey: EnvironmentKey {
    static var defaultValue: MapController? { nil }
}

private struct MapScopesKey: EnvironmentKey {
    static var defaultValue: MapScopes? { nil }
}

private struct MapReaderKey: EnvironmentKey {
    static var defaultValue: MapReaderLink? { nil }
}

private struct MapCameraActionsKey: EnvironmentKey {
    static var defaultValue: [MapCameraAction] { [] }
}

private struct MapControlsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

private struct MapControlVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private struct MapTileSourceKey: EnvironmentKey {
    static var defaultValue: MapTileSource? { nil }
}

extension EnvironmentValues {
    /// The map around a control.
    var mapController: MapController? {
        get { self[MapControllerKey.self] }
        set { self[MapControllerKey.self] = newValue }
    }

    /// The maps that controls may name.
    var mapScopes: MapScopes? {
        get { self[MapScopesKey.self] }
        set { self[MapScopesKey.self] = newValue }
    }

    /// The reader around a map.
    var mapReader: MapReaderLink? {
        get { self[MapReaderKey.self] }
        set { self[MapReaderKey.self] = newValue }
    }

    /// The actions for a new framing, the outermost first.
    var mapCameraActions: [MapCameraAction] {
        get { self[MapCameraActionsKey.self] }
        set { self[MapCameraActionsKey.self] = newValue }
    }

    /// The controls over a map; `nil` for the usual ones.
    var mapControls: AnyView? {
        get { self[MapControlsKey.self] }
        set { self[MapControlsKey.self] = newValue }
    }

    /// The visibility of controls.
    var mapControlVisibility: Visibility {
        get { self[MapControlVisibilityKey.self] }
        set { self[MapControlVisibilityKey.self] = newValue }
    }

    /// The source of the ground's pictures.
    var mapTileSource: MapTileSource? {
        get { self[MapTileSourceKey.self] }
        set { self[MapTileSourceKey.self] = newValue }
    }
}
