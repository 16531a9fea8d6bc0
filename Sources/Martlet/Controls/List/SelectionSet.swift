/// The set of the rows of a list that are selected: a `Set`.
///
/// Initialisers for any number of rows have this type as a parameter, so that they are told apart from those for one row
/// (see ``_ToldApart``).
public protocol _SelectionSet<Element> {
    /// What a row is known by.
    associatedtype Element: Hashable

    /// The set that a binding is to.
    static func _set(of binding: Binding<Self>) -> Binding<Set<Element>>
}

extension Set: _SelectionSet, _ToldApart {
    /// The set itself.
    public static func _set(of binding: Binding<Set<Element>>) -> Binding<Set<Element>> { binding }
}

extension Binding where Value: _SelectionSet {
    /// The set that it is to.
    var _set: Binding<Set<Value.Element>> { Value._set(of: self) }
}
