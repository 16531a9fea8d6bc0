import Foundation

// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension TextField where Label == Text {
    /// A field that edits a string, with a title that is a resource, and perhaps a prompt of its own and an axis along which
    /// it grows.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal)
    {
        self.init(label: Text(title), prompt: prompt, axis: axis, source: StringSource(binding: text))
    }

    /// A field that edits a value which a formatter writes and parses, with a title that is a resource.
    @_disfavoredOverload
    public init<V>(_ title: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(label: Text(title), prompt: prompt, source: FormatterSource(binding: value, formatter: formatter))
    }
}
