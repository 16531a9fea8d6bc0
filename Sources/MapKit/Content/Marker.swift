/// A balloon that marks a place on a map, with a title below.
///
///     Map {
///         Marker("Station", systemImage: "tram", coordinate: station).tint(.blue)
///         Marker("Hotel", monogram: Text("H"), coordinate: hotel)
///     }
///
/// A tap on a marker with a ``MapContent/tag(_:)`` selects it.
@MainActor @preconcurrency
public struct Marker<Label: View>: _PrimitiveMapContent {
    private let place: MKMapPoint
    private let glyph: AnyView
    private let title: AnyView
    private let tag: AnyHashable?

    init(_ coordinate: CLLocationCoordinate2D, glyph: some View, title: some View, tag: AnyHashable? = nil) {
        place = MKMapPoint(coordinate)
        self.glyph = AnyView(glyph)
        self.title = AnyView(title)
        self.tag = tag
    }

    /// Marks a place with a label: its icon is in the balloon, its title below.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(
            coordinate, glyph: Label.self == Text.self ? AnyView(MarkerDot()) : AnyView(label.labelStyle(.iconOnly)),
            title: label.labelStyle(.titleOnly))
    }

    /// Adds the marker.
    public func _collect(into collector: inout _MapCollector) {
        collector.append(.marker(place, glyph: glyph, title: title), tag: tag)
    }
}

extension Marker where Label == Text {
    /// Marks a place with a localized title.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: MarkerDot(), title: Text(titleKey))
    }

    /// Marks a point of interest with its name. The selection of a map of items names it.
    public init(item: MKMapItem) {
        self.init(
            item.placemark.coordinate, glyph: MarkerDot(), title: Text(verbatim: item.name ?? ""),
            tag: AnyHashable(item))
    }
}

extension Marker where Label == Martlet.Label<Text, Image> {
    /// Marks a place with a localized title, and a symbol in the balloon.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: Image(systemName: systemImage), title: Text(titleKey))
    }

    /// Marks a place with a localized title, and a picture in the balloon.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: Image(image).resizable().scaledToFit(), title: Text(titleKey))
    }
}

extension Marker where Label == Martlet.Label<Text, Text> {
    /// Marks a place with a localized title, and up to three characters in the balloon.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: monogram, title: Text(titleKey))
    }
}

/// The glyph of a marker that has none of its own.
struct MarkerDot: View {
    var body: some View { Circle().frame(width: 8, height: 8).accessibilityHidden(true) }
}
