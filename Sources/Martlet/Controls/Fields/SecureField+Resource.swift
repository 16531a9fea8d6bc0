// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension SecureField where Label == Text {
    /// A secure field with a title that is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, text: Binding<String>) {
        self.init(label: Text(title), text: text, prompt: nil)
    }

    /// A secure field with a title that is a resource and a prompt of its own.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), text: text, prompt: prompt)
    }
}
