/// An annotation of a map by the earlier interface: ``MapMarker``, ``MapPin`` or ``MapAnnotation``.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    /// Adds the annotation to a map.
    func _collect(into collector: inout _MapCollector)
}

/// A balloon at a place.
@MainActor @preconcurrency
public struct MapMarker: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    /// Marks a place with a balloon.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        self.coordinate = coordinate
        self.tint = tint
    }

    /// Adds the balloon.
    public func _collect(into collector: inout _MapCollector) {
        let marker = Marker("", coordinate: coordinate).annotationTitles(.hidden)
        if let tint { marker.tint(tint)._collect(into: &collector) } else { marker._collect(into: &collector) }
    }
}

/// A pin at a place. It has the look of ``MapMarker``.
@MainActor @preconcurrency
public struct MapPin: MapAnnotationProtocol {
    private let marker: MapMarker

    /// Marks a place with a pin.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        marker = MapMarker(coordinate: coordinate, tint: tint)
    }

    /// Adds the pin.
    public func _collect(into collector: inout _MapCollector) { marker._collect(into: &collector) }
}

/// A view of the app's own at a place.
@MainActor @preconcurrency
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let anchorPoint: CGPoint
    private let content: Content

    /// Shows a view at a place.
    ///
    /// - Parameter anchorPoint: The point of the view that is at the place, as parts of its width and height.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        self.coordinate = coordinate
        self.anchorPoint = anchorPoint
        self.content = content()
    }

    /// Adds the view.
    public func _collect(into collector: inout _MapCollector) {
        Annotation(coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y)) {
            content
        } label: {
            EmptyView()
        }
        .annotationTitles(.hidden)._collect(into: &collector)
    }
}
