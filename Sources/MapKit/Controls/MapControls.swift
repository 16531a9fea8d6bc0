/// The controls over a map, and the attribution of its tiles.
struct MapControlsOverlay: View {
    let attribution: String?
    @Environment(\.mapControls) private var controls
    @Environment(\.mapControlVisibility) private var visibility

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Color.clear.allowsHitTesting(false)
            if let attribution {
                Text(verbatim: attribution).font(.caption2).padding(.horizontal, 4)
                    .background(.background.opacity(0.7))
            }
        }
        .overlay(alignment: .topTrailing) {
            if visibility != .hidden {
                VStack(alignment: .trailing, spacing: 8) {
                    if let controls { controls } else { MapCompass() }
                }
                .padding(10)
            }
        }
    }
}

/// Finds the map of a control.
struct MapControlReader<Content: View>: View {
    let scope: Namespace.ID?
    @ViewBuilder let content: (MapController) -> Content
    @Environment(\.mapController) private var around
    @Environment(\.mapScopes) private var scopes

    var body: some View {
        if let controller = scope.flatMap({ scopes?.controllers[$0] }) ?? around { content(controller) }
    }
}

/// A button that turns north up. It shows where north is, and is there while the map is turned.
@MainActor @preconcurrency
public struct MapCompass: View {
    private let scope: Namespace.ID?

    /// Creates the button.
    ///
    /// - Parameter scope: The name of the map; `nil` for the map around the button.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    /// The button.
    public var body: some View {
        MapControlReader(scope: scope) { map in
            if let viewport = map.shown, viewport.heading != 0 {
                Button("Compass", systemImage: "location.north.line") {
                    map.animate { $0.turned(by: -$0.heading) }
                }
                .labelStyle(.iconOnly)
                .rotationEffect(.degrees(-viewport.heading))
            }
        }
    }
}

/// Two buttons for a larger and a smaller scale.
@MainActor @preconcurrency
public struct MapZoomStepper: View {
    private let scope: Namespace.ID?

    /// Creates the buttons.
    ///
    /// - Parameter scope: The name of the map; `nil` for the map around the buttons.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    /// The buttons.
    public var body: some View {
        MapControlReader(scope: scope) { map in
            VStack(spacing: 0) {
                Button("Zoom In", systemImage: "plus") { zoom(map, by: 2) }
                Button("Zoom Out", systemImage: "minus") { zoom(map, by: 0.5) }
            }
            .labelStyle(.iconOnly)
        }
    }

    private func zoom(_ map: MapController, by factor: Double) {
        map.animate {
            $0.scaled(by: factor, around: CGPoint(x: $0.size.width / 2, y: $0.size.height / 2), limits: nil)
        }
    }
}

/// The length of a round distance at the scale of the map.
@MainActor @preconcurrency
public struct MapScaleView: View {
    private let anchorEdge: HorizontalEdge
    private let scope: Namespace.ID?
    @Environment(\.locale) private var locale

    /// Creates the scale.
    ///
    /// - Parameters:
    ///   - anchorEdge: The edge at which the line begins.
    ///   - scope: The name of the map; `nil` for the map around the scale.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
        self.anchorEdge = anchorEdge
        self.scope = scope
    }

    /// The line with its distance.
    public var body: some View {
        MapControlReader(scope: scope) { map in
            if let viewport = map.shown {
                let perPoint = MKMetersPerMapPointAtLatitude(viewport.center.coordinate.latitude) / viewport.scale
                let meters = Self.round(perPoint * 100)
                VStack(alignment: anchorEdge == .leading ? .leading : .trailing, spacing: 1) {
                    Text(verbatim: Self.words(meters, locale)).font(.caption2)
                    Rectangle().frame(width: max(1, meters / perPoint), height: 3)
                }
                .accessibilityElement(children: .combine)
            }
        }
    }

    /// The greatest of 1, 2 and 5 times a power of ten that is not greater than a number.
    static func round(_ meters: Double) -> Double {
        guard meters.isFinite, meters > 0 else { return 1 }
        let unit = pow(10, log10(meters).rounded(.down))
        return [5, 2, 1].map { $0 * unit }.first { $0 <= meters } ?? unit
    }

    static func words(_ meters: Double, _ locale: Locale) -> String {
        let isFar = meters >= 1_000
        return Measurement(value: isFar ? meters / 1_000 : meters, unit: isFar ? UnitLength.kilometers : .meters)
            .formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(locale))
    }
}

/// A button that shows the user's location. Location services are off here: the button is disabled.
@MainActor @preconcurrency
public struct MapUserLocationButton: View {
    /// Creates the button.
    ///
    /// - Parameter scope: The name of the map; `nil` for the map around the button.
    public init(scope: Namespace.ID? = nil) {}

    /// The button.
    public var body: some View {
        Button("My Location", systemImage: "location") {}.labelStyle(.iconOnly).disabled(true)
    }
}

/// A button that tilts the map. Maps are flat here: nothing is shown.
@MainActor @preconcurrency
public struct MapPitchToggle: View {
    /// Creates the button.
    ///
    /// - Parameter scope: The name of the map; `nil` for the map around the button.
    public init(scope: Namespace.ID? = nil) {}

    /// Nothing.
    public var body: some View { EmptyView() }
}
