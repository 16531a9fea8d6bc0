/// A page title that is neither a key nor a string: a `Text`, a resource, or a binding.
public protocol _PageTitle {
    /// The title as a text.
    var _titleText: Text { get }
}

extension Binding: _PageTitle where Value == String {
    /// The current value of the binding.
    public var _titleText: Text { Text(wrappedValue) }
}

extension _PageTitle where Self == Binding<String> {
    /// A binding that cannot be written to, found by `navigationTitle(.constant("Title"))`.
    @_disfavoredOverload  // Everywhere else `Binding.constant` is meant, which this one calls.
    public static func constant(_ value: String) -> Binding<String> { Binding.constant(value) }
}
