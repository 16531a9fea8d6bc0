/// A view of the app's own at a place on a map, with a title below.
///
///     Annotation("Café", coordinate: cafe, anchor: .bottom) {
///         Image(systemName: "cup.and.saucer").padding(6).background(.orange, in: Circle())
///     }
@MainActor @preconcurrency
public struct Annotation<Label: View, Content: View>: _PrimitiveMapContent {
    private let place: MKMapPoint
    private let anchor: UnitPoint
    private let content: Content
    private let label: Label

    /// Shows a view at a place.
    ///
    /// - Parameter anchor: The point of the view that is at the place.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        place = MKMapPoint(coordinate)
        self.anchor = anchor
        self.content = content()
        self.label = label()
    }

    /// Adds the annotation.
    public func _collect(into collector: inout _MapCollector) {
        collector.append(.annotation(place, anchor: anchor, content: AnyView(content), title: AnyView(label)))
    }
}

extension Annotation where Label == Text {
    /// Shows a view at a place, with a localized title.
    ///
    /// - Parameter anchor: The point of the view that is at the place.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
    }
}

/// The user's location. It is never known here, so that nothing is shown.
@MainActor @preconcurrency
public struct UserAnnotation<Content: View>: _PrimitiveMapContent {
    /// Shows the user's location by a view of the app's own.
    ///
    /// - Parameter anchor: The point of the view that is at the location.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {}

    /// Shows the user's location by a view of the app's own, which gets the location.
    ///
    /// - Parameter anchor: The point of the view that is at the location.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {}

    /// Adds nothing.
    public func _collect(into collector: inout _MapCollector) {}
}

extension UserAnnotation where Content == DefaultUserAnnotationContent {
    /// Shows the user's location by a blue dot.
    public init() { self.init { DefaultUserAnnotationContent() } }
}

/// The view of the user's location.
public struct DefaultUserAnnotationContent: View {
    /// A blue dot.
    public var body: some View { Circle().fill(.blue).frame(width: 16, height: 16) }
}

/// The user's location and direction.
public struct UserLocation {
    /// The direction, in degrees clockwise from north; `nil` if it is not known.
    public let heading: Double?
    /// The location; `nil` if it is not known.
    public let location: CLLocation?
}
