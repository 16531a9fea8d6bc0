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

    private init(_ coordinate: CLLocationCoordinate2D, glyph: some View, title: some View, tag: AnyHashable? = nil) {
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
    /// Marks a place with a title, which is a key of the app's translations.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: MarkerDot(), title: Text(titleKey))
    }

    /// Marks a place with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: MarkerDot(), title: Text(title))
    }

    /// Marks a place with a title, which is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: MarkerDot(), title: Text(titleResource))
    }

    /// Marks a point of interest with its name. The selection of a map of items names it.
    public init(item: MKMapItem) {
        self.init(
            item.placemark.coordinate, glyph: MarkerDot(), title: Text(verbatim: item.name ?? ""),
            tag: AnyHashable(item))
    }
}

extension Marker where Label == Martlet.Label<Text, Image> {
    /// Marks a place with a title, which is a key of the app's translations, and a symbol in the balloon.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: Image(systemName: systemImage), title: Text(titleKey))
    }

    /// Marks a place with a title, and a symbol in the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: Image(systemName: systemImage), title: Text(title))
    }

    /// Marks a place with a title, which is a resource, and a symbol in the balloon.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: Image(systemName: systemImage), title: Text(titleResource))
    }

    /// Marks a place with a title, which is a key of the app's translations, and a picture in the balloon.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: Image(image).resizable().scaledToFit(), title: Text(titleKey))
    }

    /// Marks a place with a title, and a picture in the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: Image(image).resizable().scaledToFit(), title: Text(title))
    }
}

extension Marker where Label == Martlet.Label<Text, Text> {
    /// Marks a place with a title, which is a key of the app's translations, and up to three characters in the balloon.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: monogram, title: Text(titleKey))
    }

    /// Marks a place with a title, and up to three characters in the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: monogram, title: Text(title))
    }

    /// Marks a place with a title, which is a resource, and up to three characters in the balloon.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: monogram, title: Text(titleResource))
    }
}

/// The glyph of a marker that has none of its own.
struct MarkerDot: View {
    var body: some View { Circle().frame(width: 8, height: 8).accessibilityHidden(true) }
}
