/// A source of a color other than a name: components, a Core Graphics color, or a color.
///
/// One initializer accepts all sources. With more than twelve initializers of `Color`, the compiler examines the
/// arguments of a call with a wrong label before the labels, which takes ten times as long.
public protocol _ColorSource {
    /// The color created from the source.
    nonisolated var _sourceColor: Color { get }
}

extension Color: _ColorSource {
    /// The color itself.
    public var _sourceColor: Color { self }

    /// Creates a color from fixed ``Resolved`` components, from a Core Graphics color, or from another color.
    ///
    /// A name alone, as in `Color(.black)`, is a platform color.
    @_disfavoredOverload
    public init<Source: _ColorSource>(_ source: Source) { self = source._sourceColor }
}

extension Color.Resolved: _ColorSource {
    /// A color that has these components in every environment.
    public var _sourceColor: Color { Color(components: self) }
}

extension CGColor: _ColorSource {
    /// The color with the same components.
    public var _sourceColor: Color { Color(cgColor: self) }
}
