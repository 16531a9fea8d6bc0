/// What a colour is made from that is no name: components, a colour of Core Graphics, or a colour.
///
/// One initialiser for all of them, since beyond twelve initialisers of `Color` the compiler looks into the arguments of
/// one with a wrong label before it looks at the labels, which takes ten times as long.
public protocol _ColorSource {
    /// The colour that is made from it.
    nonisolated var _sourceColor: Color { get }
}

extension Color: _ColorSource {
    /// The colour itself.
    public var _sourceColor: Color { self }

    /// Makes a colour that has the components of a ``Resolved`` everywhere, one of Core Graphics, or the same colour.
    ///
    /// A name alone, as in `Color(.black)`, is that of a platform's colour.
    @_disfavoredOverload
    public init<Source: _ColorSource>(_ source: Source) { self = source._sourceColor }
}

extension Color.Resolved: _ColorSource {
    /// The colour that has these components everywhere.
    public var _sourceColor: Color { Color(components: self) }
}

extension CGColor: _ColorSource {
    /// The colour that has the components everywhere.
    public var _sourceColor: Color { Color(cgColor: self) }
}
