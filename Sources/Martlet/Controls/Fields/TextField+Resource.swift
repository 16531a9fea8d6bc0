import Foundation

// Overloads that take a `LocalizedStringResource`. They are disfavored, because a string literal could be a resource as
// well as a key, and has to become a key.

extension TextField where Label == Text {
    /// Creates a field that edits a string, with a title resource, an optional prompt and an axis of growth.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal)
    {
        self.init(label: Text(title), prompt: prompt, axis: axis, source: StringSource(binding: text))
    }

    /// Creates a field that edits a value with a `Formatter`, with a title resource.
    @_disfavoredOverload
    public init<V>(_ title: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(label: Text(title), prompt: prompt, source: FormatterSource(binding: value, formatter: formatter))
    }
}
