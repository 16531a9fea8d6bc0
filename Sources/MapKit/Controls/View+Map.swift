extension View {
    /// Shows tiles on the ground of the maps below; `nil` for the grid of degrees.
    ///
    /// Not of the original: Martlet has no service of its own for pictures of the ground.
    nonisolated public func mapTiles(_ source: MapTileSource?) -> some View {
        environment(\.mapTileSource, source)
    }

    /// Sets the look of the ground. Tiles come from one source, so that this has no effect.
    nonisolated public func mapStyle(_ mapStyle: MapStyle) -> some View { self }

    /// Sets the controls over the maps below: ``MapCompass``, ``MapScaleView``, ``MapZoomStepper`` and others.
    nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
        environment(\.mapControls, AnyView(content()))
    }

    /// Shows or hides the controls over the maps below.
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
        environment(\.mapControlVisibility, visibility)
    }

    /// Lets controls inside name the maps with a scope.
    nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScopeModifier()) }

    /// Calls an action with the framing of the maps below, first at the first one.
    ///
    /// - Parameter frequency: Whether the action is called during movements, or at their ends.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        modifier(MapCameraModifier(action: MapCameraAction(frequency: frequency, perform: action)))
    }

    /// Calls an action when the framing of the maps below changes.
    ///
    /// - Parameter frequency: Whether the action is called during movements, or at their ends.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View {
        onMapCameraChange(frequency: frequency) { _ in action() }
    }
}

private struct MapScopeModifier: ViewModifier {
    @State private var scopes: MapScopes

    nonisolated init() { _scopes = State(initialValue: MapScopes()) }

    func body(content: Content) -> some View { content.environment(\.mapScopes, scopes) }
}

nonisolated private struct MapCameraModifier: ViewModifier {
    let action: MapCameraAction
    @Environment(\.mapCameraActions) private var outer

    init(action: MapCameraAction) { self.action = action }

    func body(content: Content) -> some View { content.environment(\.mapCameraActions, outer + [action]) }
}
