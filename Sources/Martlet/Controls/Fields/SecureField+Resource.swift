// Overloads that take a `LocalizedStringResource`. They are disfavored, because a string literal could be a resource as
// well as a key, and has to become a key.

extension SecureField where Label == Text {
    /// Creates a secure field with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, text: Binding<String>) {
        self.init(label: Text(title), text: text, prompt: nil)
    }

    /// Creates a secure field with a title resource and a prompt.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), text: text, prompt: prompt)
    }
}
