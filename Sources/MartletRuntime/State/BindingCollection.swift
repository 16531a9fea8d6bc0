/// A binding to a collection, as the parameter type of containers of elements.
///
/// A container could take a `Binding<C>` and a closure with a `Binding<C.Element>`. But a body with an error in the
/// closure is then checked with each initializer. For data that is no binding, the element type is unknown: all
/// overloads of each operator fit, and the compiler tries their combinations for minutes. Here the element's type
/// follows from any type of data.
public protocol _BindingCollection: RandomAccessCollection where Element == Binding<Bound.Element> {
    /// The type of the binding's collection.
    associatedtype Bound: MutableCollection & RandomAccessCollection

    /// The binding itself.
    var _binding: Binding<Bound> { get }
}

extension Binding: _BindingCollection where Value: MutableCollection, Value: RandomAccessCollection {
    /// The type of the binding's collection.
    public typealias Bound = Value

    /// The binding itself.
    public var _binding: Binding<Value> { self }
}

extension _BindingCollection {
    /// Returns a binding to a constant, where the context determines the type.
    @_disfavoredOverload  // Where it is known to be a binding, that has a member of its own.
    public static func constant<Value>(_ value: Value) -> Self where Self == Binding<Value> {
        Binding(location: ConstantLocation(value))
    }
}
