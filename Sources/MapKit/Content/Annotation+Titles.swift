// Made by script/lib/overloads.py of Annotation.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension Annotation where Label == Text {
    /// Shows a view at a place, with a verbatim title.
    ///
    /// - Parameter anchor: The point of the view that is at the place.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
    }

    /// Shows a view at a place, with a title resource.
    ///
    /// - Parameter anchor: The point of the view that is at the place.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
    }
}
