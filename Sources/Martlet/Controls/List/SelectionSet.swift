/// The type of a multiple selection: a `Set`.
///
/// Initializers with multiple selection are generic over this protocol, so that the type checker distinguishes them
/// from those with single selection (see ``_OverloadFilter``).
public protocol _SelectionSet<Element> {
    /// The type of the tags or ids of rows.
    associatedtype Element: Hashable

    /// Returns a binding to the set.
    static func _set(of binding: Binding<Self>) -> Binding<Set<Element>>
}

extension Set: _SelectionSet, _OverloadFilter {
    /// Returns the binding itself.
    public static func _set(of binding: Binding<Set<Element>>) -> Binding<Set<Element>> { binding }
}

extension Binding where Value: _SelectionSet {
    /// The binding as a binding to a set.
    var _set: Binding<Set<Value.Element>> { Value._set(of: self) }
}
