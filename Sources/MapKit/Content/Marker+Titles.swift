// Made by script/lib/overloads.py of Marker.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension Marker where Label == Text {
    /// Marks a place with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: MarkerDot(), title: Text(title))
    }

    /// Marks a place with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: MarkerDot(), title: Text(title))
    }
}

extension Marker where Label == Martlet.Label<Text, Image> {
    /// Marks a place with a verbatim title, and a symbol in the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: Image(systemName: systemImage), title: Text(title))
    }

    /// Marks a place with a verbatim title, and a picture in the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: Image(image).resizable().scaledToFit(), title: Text(title))
    }

    /// Marks a place with a title resource, and a symbol in the balloon.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: Image(systemName: systemImage), title: Text(title))
    }

    /// Marks a place with a title resource, and a picture in the balloon.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: Image(image).resizable().scaledToFit(), title: Text(title))
    }
}

extension Marker where Label == Martlet.Label<Text, Text> {
    /// Marks a place with a verbatim title, and up to three characters in the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: monogram, title: Text(title))
    }

    /// Marks a place with a title resource, and up to three characters in the balloon.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, glyph: monogram, title: Text(title))
    }
}
