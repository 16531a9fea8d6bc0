/// The way in which a map follows the user. The user's location is never known here, so that nothing is followed.
public enum MapUserTrackingMode: Sendable {
    /// Not at all.
    case none
    /// The map follows the user.
    case follow
}

/// The content of a map by the earlier interface.
@MainActor @preconcurrency
public struct _DefaultMapContent: View {
    let configuration: MapConfiguration

    /// The map.
    public var body: some View { MapView(items: [], configuration: configuration) }
}

/// The content of a map with annotations by the earlier interface.
@MainActor @preconcurrency
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
    let configuration: MapConfiguration
    let items: Items
    let annotation: (Items.Element) -> any MapAnnotationProtocol

    /// The map.
    public var body: some View {
        var collector = _MapCollector()
        for item in items {
            let annotation = annotation(item)
            collector.collect(CollectedAnnotation(annotation: annotation), id: item.id)
        }
        return MapView(items: collector.items, configuration: configuration)
    }
}

private struct CollectedAnnotation: _PrimitiveMapContent {
    let annotation: any MapAnnotationProtocol

    func _collect(into collector: inout _MapCollector) { annotation._collect(into: &collector) }
}

extension Map where Content == _DefaultMapContent {
    /// Shows a region, by the interface of 2020.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(
            content: _DefaultMapContent(
                configuration: MapConfiguration(position: .region(coordinateRegion), modes: interactionModes)))
    }

    /// Shows a rectangle of the map, by the interface of 2020.
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(
            content: _DefaultMapContent(
                configuration: MapConfiguration(position: .rect(mapRect), modes: interactionModes)))
    }
}

extension Map {
    /// Shows a region with an annotation for each element, by the interface of 2020.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            content: _DefaultAnnotatedMapContent(
                configuration: MapConfiguration(position: .region(coordinateRegion), modes: interactionModes),
                items: annotationItems, annotation: annotationContent))
    }

    /// Shows a rectangle of the map with an annotation for each element, by the interface of 2020.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            content: _DefaultAnnotatedMapContent(
                configuration: MapConfiguration(position: .rect(mapRect), modes: interactionModes),
                items: annotationItems, annotation: annotationContent))
    }
}
