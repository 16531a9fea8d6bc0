/// Collects the items of a map's content, with the style that applies to each.
public struct _MapCollector {
    /// The items, in the order of the content.
    var items: [MapItem] = []
    /// The style that content has where it says nothing else.
    var style = MapItemStyle()
    /// The identity of the content that is collected: a hash of the branches and elements around it.
    private var identity = 0

    init() {}

    /// Collects content with a style that differs from the one around it. The inner style wins.
    @MainActor
    mutating func collect(_ content: some MapContent, change: (inout MapItemStyle) -> Void) {
        let outer = style
        change(&style)
        content._collect(into: &self)
        style = outer
    }

    /// Collects content whose identity differs from that of its siblings.
    @MainActor
    mutating func collect(_ content: some MapContent, id: some Hashable) {
        let outer = identity
        var hasher = Hasher()
        hasher.combine(outer)
        hasher.combine(id)
        identity = hasher.finalize()
        content._collect(into: &self)
        identity = outer
    }

    mutating func append(_ figure: MapItem.Figure, tag: AnyHashable? = nil) {
        var style = style
        style.tag = style.tag ?? tag
        items.append(MapItem(id: MapItem.ID(content: identity, index: items.count), figure: figure, style: style))
    }
}

/// An item of a map: a figure with its style.
struct MapItem: Identifiable {
    struct ID: Hashable {
        var content: Int
        /// The number of the item, which tells apart what repeated ids of the app do not.
        var index: Int
    }

    enum Figure {
        case marker(MKMapPoint, glyph: AnyView, title: AnyView)
        case annotation(MKMapPoint, anchor: UnitPoint, content: AnyView, title: AnyView)
        case line([MKMapPoint], isGeodesic: Bool)
        case area([MKMapPoint])
        case circle(MKMapPoint, radius: Double)
    }

    let id: ID
    let figure: Figure
    let style: MapItemStyle

    /// The smallest rectangle of the map around the item.
    var rect: MKMapRect {
        switch figure {
        case .marker(let place, _, _), .annotation(let place, _, _, _):
            return MKMapRect(origin: place, size: MKMapSize())
        case .line(let places, _), .area(let places): return places.boundingRect
        case .circle(let center, let radius):
            let points = radius * MKMapPointsPerMeterAtLatitude(center.coordinate.latitude)
            return MKMapRect(x: center.x - points, y: center.y - points, width: 2 * points, height: 2 * points)
        }
    }
}

/// The style of an item of a map.
struct MapItemStyle {
    var fill: AnyShapeStyle?
    var stroke: AnyShapeStyle?
    var strokeStyle: StrokeStyle?
    var tint: AnyShapeStyle?
    var titles = Visibility.automatic
    var tag: AnyHashable?
    /// Whether lines and areas are drawn above titles; they are below by default.
    var isAboveLabels = false
}
