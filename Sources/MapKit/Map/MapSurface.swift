/// The picture of a map: ground, tiles, lines and areas, markers, controls. An animation moves its viewport.
struct MapSurface: View, Animatable {
    var viewport: MapViewport
    /// The viewport at the end of an animation.
    let target: MapViewport
    let items: [MapItem]
    let selection: (any MapSelectionLink)?
    let controller: MapController
    let isMoving: Bool
    @Environment(\.mapCameraActions) private var actions
    @Environment(\.mapTileSource) private var tiles

    nonisolated var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
        get {
            AnimatablePair(
                AnimatablePair(viewport.center.x, viewport.center.y),
                // The logarithm, so that each moment of a zoom changes the scale by the same factor.
                AnimatablePair(log2(viewport.scale), viewport.heading))
        }
        set {
            viewport.center = MKMapPoint(x: newValue.first.first, y: newValue.first.second)
            viewport.scale = exp2(newValue.second.first)
            viewport.heading = newValue.second.second
        }
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            MapGround(viewport: viewport, hasTiles: tiles != nil)
            if let tiles { MapTiles(viewport: viewport, source: tiles) }
            MapOverlays(viewport: viewport, items: items.filter { !$0.style.isAboveLabels })
            MapPlaces(viewport: viewport, items: items, selection: selection)
            MapOverlays(viewport: viewport, items: items.filter(\.style.isAboveLabels))
            MapControlsOverlay(attribution: tiles?.attribution)
        }
        .frame(width: viewport.size.width, height: viewport.size.height, alignment: .topLeading)
        .clipped()
        .contentShape(Rectangle())
        // Points of maps count from the left.
        .environment(\.layoutDirection, .leftToRight)
        .onChange(of: Framing(viewport: viewport, isMoving: isMoving), initial: true) { old, new in
            controller.show(viewport)
            report(hasMoved: old.viewport != new.viewport)
        }
    }

    private struct Framing: Equatable {
        var viewport: MapViewport
        var isMoving: Bool
    }

    private func report(hasMoved: Bool) {
        guard !actions.isEmpty, viewport.size.width > 0, viewport.size.height > 0 else { return }
        let context = viewport.context
        let isAtEnd = !isMoving && viewport == target
        for action in actions where action.frequency.isContinuous ? hasMoved || isAtEnd : isAtEnd {
            action.perform(context)
        }
    }
}
