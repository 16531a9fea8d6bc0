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
    /// Returns a binding that cannot be changed, so that `navigationTitle(.constant("Title"))` compiles.
    @_disfavoredOverload  // In other contexts, `Binding.constant` takes precedence; this member calls it.
    public static func constant(_ value: String) -> Binding<String> { Binding.constant(value) }
}
