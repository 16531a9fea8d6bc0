/// A binding to a collection, as containers of elements take it.
///
/// They could take a `Binding<C>` and a closure of a `Binding<C.Element>`. But then a body with an error in the closure
/// is checked with each of their initialisers, and by the one for bindings, where the data is none, as if nothing were
/// known of the element: all overloads of each operator fit, and the compiler tries all combinations of them, for
/// minutes. Here the element's type is known from the data, whatever the data is.
public protocol _BindingCollection: RandomAccessCollection where Element == Binding<Bound.Element> {
    /// The collection that the binding leads to.
    associatedtype Bound: MutableCollection & RandomAccessCollection

    /// The binding itself.
    var _binding: Binding<Bound> { get }
}

extension Binding: _BindingCollection where Value: MutableCollection, Value: RandomAccessCollection {
    /// The collection that the binding leads to.
    public typealias Bound = Value

    /// The binding itself.
    public var _binding: Binding<Value> { self }
}

extension _BindingCollection {
    /// A binding to a value that does not change, where the type is known from its place alone.
    @_disfavoredOverload  // Where it is known to be a binding, that has a member of its own.
    public static func constant<Value>(_ value: Value) -> Self where Self == Binding<Value> {
        Binding(location: ConstantLocation(value))
    }
}
